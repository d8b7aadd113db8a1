import type { articles } from '../guide/articles'
import type { StoredOf } from '../shared/collection'
import { fold } from '../shared/fold'
import { alikeGroups } from './image-likeness'
import type { Image } from './images'

/** A picture in the library, with what it is found by. */
export interface ImageRow {
  readonly image: Image
  /** Whose work it shows, where the owner is an artist with a public page. */
  readonly artist: string | undefined
  /** Editions in whose articles it stands. */
  readonly editions: readonly string[]
  /** Everything that a search looks at, folded. */
  readonly words: string
}

/** Which pictures are shown: all, those that nothing shows, those that look alike, those whose rights end, those thrown away. */
export const imageViews = ['all', 'unused', 'alike', 'rights', 'trash'] as const
export type ImageView = (typeof imageViews)[number]

/** How long before their end rights are listed, in milliseconds. */
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
  return { image, artist, editions, words: fold([alt, credit, rightsHolder, licence, artist, ...tags, ...editions].filter(Boolean).join('\n')) }
}

/** The rows of a view that hold every word, in any order; those that look alike stand together. */
export function imagesIn(rows: readonly ImageRow[], view: ImageView, search: string, now: Date): readonly ImageRow[] {
  const wanted = fold(search).split(/\s+/).filter(Boolean)
  return viewed(rows, view, now).filter(({ words }) => wanted.every(word => words.includes(word)))
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
      return alikeGroups(ready.map(({ image }) => image)).flatMap(group => group.map(({ id }) => byId.get(id)!))
    }
    case 'rights':
      return ready.filter(({ image: { rightsUntil } }) => rightsUntil !== undefined && rightsUntil.getTime() < now.getTime() + rightsNotice)
    case 'trash':
      return rows.filter(({ image }) => image.status === 'trashed')
  }
}

/** What the pictures take up, in bytes; `unmeasured` is how many of them do not say. */
export function storageTotal(rows: readonly ImageRow[]): { readonly bytes: number; readonly unmeasured: number } {
  const sizes = rows.map(({ image }) => image.bytes)
  return { bytes: sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0), unmeasured: sizes.filter(bytes => bytes === undefined).length }
}
