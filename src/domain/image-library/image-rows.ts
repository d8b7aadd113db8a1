import type { articles } from '../guide/articles.collection'
import { similarGroups } from '../pictures/image-similarity'
import type { Image } from '../pictures/images.collection'
import type { StoredOf } from '../shared/records/collection'
import { containsWords } from '../shared/text/contains-words'

/** A picture in the library, with its search data. */
export interface ImageRow {
  readonly image: Image
  /** Name of the artist whose work it shows, if the owner is an artist with a public page. */
  readonly artist: string | undefined
  /** Editions with an article that shows it. */
  readonly editions: readonly string[]
  /** All searchable values. */
  readonly words: string
}

/** Views of the library: all, unused, similar, with rights that end soon, in the trash. */
export const imageViews = ['all', 'unused', 'alike', 'rights', 'trash'] as const
export type ImageView = (typeof imageViews)[number]

/** Milliseconds before the end of rights at which a picture is listed as ending. */
const rightsNotice = 30 * 86_400_000

export function imageRow(
  image: Image,
  artists: ReadonlyMap<string, string>,
  articlesById: ReadonlyMap<string, Pick<StoredOf<typeof articles>, 'title' | 'editionId'>>,
): ImageRow {
  const artist = artists.get(image.ownerId)
  const shownBy = image.usedIn.flatMap(place => articlesById.get(place.replace(/^articles\//, '')) ?? [])
  const editions = [...new Set(shownBy.flatMap(({ editionId }) => editionId ?? []))]
  const { alt, credit, rightsHolder, licence, tags = [] } = image
  return { image, artist, editions, words: [alt, credit, rightsHolder, licence, artist, ...tags, ...editions].filter(Boolean).join('\n') }
}

/** The rows of a view that contain every word in any order; similar pictures are listed together. */
export function imagesIn(rows: readonly ImageRow[], view: ImageView, search: string, now: Date): readonly ImageRow[] {
  const matches = containsWords(search)
  return viewed(rows, view, now).filter(({ words }) => matches(words))
}

function viewed(rows: readonly ImageRow[], view: ImageView, now: Date): readonly ImageRow[] {
  const ready = rows.filter(({ image }) => image.status === 'ready')
  switch (view) {
    case 'all':
      return ready
    case 'unused':
      return ready.filter(({ image }) => image.usedIn.length === 0)
    case 'alike': {
      const byId = new Map(ready.map(row => [row.image.id, row]))
      return similarGroups(ready.map(({ image }) => image)).flatMap(group => group.map(({ id }) => byId.get(id)!))
    }
    case 'rights':
      return ready.filter(({ image: { rightsUntil } }) => rightsUntil !== undefined && rightsUntil.getTime() < now.getTime() + rightsNotice)
    case 'trash':
      return rows.filter(({ image }) => image.status === 'trashed')
  }
}

/** Total size of the pictures in bytes; `unmeasured` is the number of pictures without a stored size. */
export function storageTotal(rows: readonly ImageRow[]): { readonly bytes: number; readonly unmeasured: number } {
  const sizes = rows.map(({ image }) => image.bytes)
  return { bytes: sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0), unmeasured: sizes.filter(bytes => bytes === undefined).length }
}
