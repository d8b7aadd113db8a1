import type { articles } from '../guide/articles/articles.collection'
import { similarGroups } from '../pictures/image-similarity'
import type { Image } from '../pictures/images.collection'
import type { StoredOf } from '../shared/records/collection'
import { usesOf } from './picture-uses'

/** A picture in the library, with what its table shows and searches besides its own fields. */
export interface ImageRow extends Image {
  /** Name of the artist whose work it shows, if the owner is an artist with a public page. */
  readonly artist?: string | undefined
  /** Editions with an article that shows it. */
  readonly editions: readonly string[]
  /** In the view of similar pictures: the number of its group, from 1. */
  readonly group?: number
}

/** Views of the library: all, unused, similar, with rights that end soon, in the trash. */
export type ImageView = 'all' | 'unused' | 'alike' | 'rights' | 'trash'

/** Milliseconds before the end of rights at which a picture is listed as ending. */
const rightsNotice = 30 * 86_400_000

interface ImageJoins {
  /** Names, by id. */
  readonly artists: ReadonlyMap<string, string>
  readonly articles: ReadonlyMap<string, Pick<StoredOf<typeof articles>, 'title' | 'editionId'>>
  /** Records that chose the picture. */
  readonly chosen: readonly string[] | undefined
}

export function imageRow(image: Image, { artists, articles: articlesById, chosen }: ImageJoins): ImageRow {
  const usedIn = [...usesOf(image, chosen)]
  const shownBy = usedIn.flatMap(place => articlesById.get(place.replace(/^articles\//, '')) ?? [])
  return { ...image, usedIn, artist: artists.get(image.ownerId), editions: [...new Set(shownBy.flatMap(({ editionId }) => editionId ?? []))] }
}

/** The rows of a view. */
export function imagesIn(rows: readonly ImageRow[], view: ImageView, now: Date): readonly ImageRow[] {
  const ready = rows.filter(({ status }) => status === 'ready')
  switch (view) {
    case 'all':
      return ready
    case 'unused':
      return ready.filter(({ usedIn }) => usedIn.length === 0)
    case 'alike':
      return similarGroups(ready).flatMap((group, at) => group.map(row => ({ ...row, group: at + 1 })))
    case 'rights':
      return ready.filter(({ rightsUntil }) => rightsUntil !== undefined && rightsUntil.getTime() < now.getTime() + rightsNotice)
    case 'trash':
      return rows.filter(({ status }) => status === 'trashed')
  }
}

/** Total size of the pictures in bytes; `unmeasured` is the number of pictures without a stored size. */
export function storageTotal(rows: readonly ImageRow[]): { readonly bytes: number; readonly unmeasured: number } {
  const sizes = rows.map(({ bytes }) => bytes)
  return { bytes: sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0), unmeasured: sizes.filter(bytes => bytes === undefined).length }
}
