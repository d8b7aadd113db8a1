import { artworks } from '../../../artists/artists.collection'
import { leftBy } from '../../../artists/work-picture-rules'
import { listings } from '../../../guide/listings.collection'
import { images } from '../../../pictures/images.collection'
import type { RecordsWithin } from '../../../shared/records/records'
import type { ImportedRow, RowUndo } from '../../import-handler'
import { idInPath, recordIdOf } from '../../run/row-records'

/** Why an undo leaves a picture. */
export const pictureKeeps = {
  'shown-since': 'it is used elsewhere now',
  'last-picture': 'it is the only picture of a public work',
} as const

/** Removes the pictures from their works and listings; those not used elsewhere go to the trash. A public work keeps its last picture. */
export async function undoPictures(within: RecordsWithin, rows: readonly ImportedRow[]): Promise<RowUndo> {
  const placesIn = ({ path }: { readonly path: string }) =>
    rows.map(placeOf).flatMap(place => (place?.startsWith(`${path}/`) ? [idInPath(place)] : []))
  const [pictures, hung, shops] = await Promise.all([
    within.getAll(images, rows.map(recordIdOf)),
    within.getAll(artworks, placesIn(artworks)),
    within.getAll(listings, placesIn(listings)),
  ])
  const left = new Map(hung)
  return {
    undo(row) {
      const image = pictures.get(recordIdOf(row))
      const place = placeOf(row)
      if (!image || image.status !== 'ready') return undefined
      if (place === undefined) {
        if (image.usedIn.length > 0) return { name: image.alt, reason: 'shown-since' }
        within.move(images, image, 'trash')
        return undefined
      }
      const work = left.get(idInPath(place))
      if (work?.imageIds.includes(image.id)) {
        if (work.status === 'public' && work.imageIds.length === 1) return { name: image.alt, reason: 'last-picture' }
        left.set(work.id, { ...work, imageIds: work.imageIds.filter(id => id !== image.id) })
      }
      const listing = shops.get(idInPath(place))
      if (listing && listing.imageId === image.id) {
        const before = row.before?.['imageId']
        within.change(listings, listing, { imageId: typeof before === 'string' ? before : undefined })
      }
      within.change(images, image, leftBy(image, place))
      return undefined
    },
    finish() {
      for (const [id, work] of left) if (work !== hung.get(id)) within.change(artworks, hung.get(id)!, { imageIds: work.imageIds })
    },
  }
}

const placeOf = ({ after }: ImportedRow) => (typeof after?.['place'] === 'string' ? after['place'] : undefined)
