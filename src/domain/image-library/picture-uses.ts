import { picturesIn } from '../content/every-block'
import { type PageDraft, pageDrafts } from '../content/page-drafts.collection'
import { events } from '../events/events.collection'
import { campaigns } from '../giving/campaigns.collection'
import { articles } from '../guide/articles/articles.collection'
import { membershipProducts } from '../memberships/membership-products.collection'
import type { Image } from '../pictures/images.collection'
import { programs } from '../programs/programs.collection'
import { chunked } from '../shared/chunked'
import type { Records } from '../shared/records/records'
import { products } from '../shop/products.collection'

/**
 * Records whose picture is one of their fields, which any form, bulk change, import or undo may change. Their uses are found by that field;
 * works, listings and the logo note theirs in `usedIn`.
 */
const withPicture = [campaigns, products, membershipProducts, programs, events, articles] as const

/** Values that one query may contain. */
const idsPerQuery = 30

/**
 * What drafts of pages show: their pictures lie within blocks, which no query finds. Those in the trash may be restored, and templates are
 * copied.
 */
export const placesInDrafts = (drafts: readonly Pick<PageDraft, 'id' | 'blocks'>[]): readonly Place[] =>
  drafts.flatMap(({ id, blocks }) => picturesIn(blocks).map(imageId => [imageId, `${pageDrafts.path}/${id}`] as const))

/** `campaigns/{id}` of every record that shows each of these pictures, published or not, in the trash too: it may be restored. */
export async function chosenIn(records: Records, imageIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const places: Place[] = []
  for (const some of chunked(imageIds, idsPerQuery)) {
    const where = [['imageId', 'in', some]] as const
    const found = await Promise.all(withPicture.map(async of => placesIn(of.path, await records.find(of, { where }))))
    places.push(...found.flat())
  }
  return byPicture([...places, ...placesInDrafts(await records.find(pageDrafts))])
}

type Place = readonly [imageId: string, place: string]

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
