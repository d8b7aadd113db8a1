import type { Image } from '../pictures/images.collection'

export type Place = readonly [imageId: string, place: string]

export function byPicture(places: readonly Place[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>()
  for (const [imageId, place] of places) all.set(imageId, [...(all.get(imageId) ?? []), place])
  return all
}

/** What records of one path show. */
export const placesIn = (path: string, records: readonly { readonly id: string; readonly imageId?: string | undefined }[]): readonly Place[] =>
  records.flatMap(({ id, imageId }) => (imageId === undefined ? [] : [[imageId, `${path}/${id}`] as const]))

/**
 * What uses a picture: records that note it, published pages, drafts that show it before their page does, and records that chose it. Portraits,
 * advertisements and jury entries do neither yet.
 */
export function usesOf({ usedIn, publishedIn = [] }: Pick<Image, 'usedIn' | 'publishedIn'>, chosen: readonly string[] = []): readonly string[] {
  const published = publishedIn.filter(set => set.includes('/'))
  const isPublished = (place: string) => published.includes(place.replace(/^pageDrafts\//, 'pages/'))
  return [...new Set([...usedIn, ...published, ...chosen.filter(place => !isPublished(place))])]
}
