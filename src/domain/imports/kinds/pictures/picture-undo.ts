import { artworks } from '../../../artists/artists.collection'
import { leftBy } from '../../../artists/work-picture-rules'
import { listings } from '../../../guide/listings.collection'
import { imageStates, images } from '../../../pictures/images.collection'
import { transition } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'
import type { ImportedRow, KeptRecord } from '../../import-handler'
import { idInPath } from '../../run/undo-fields'

/** Why an undo leaves a picture. */
export const pictureKeeps = {
  'shown-since': 'it is used elsewhere now',
  'last-picture': 'it is the only picture of a public work',
} as const

/** Removes the pictures from their works and listings; those not used elsewhere go to the trash. A public work keeps its last picture. */
export async function undoPictures(within: RecordsWithin, rows: readonly ImportedRow[]): Promise<readonly KeptRecord[]> {
  const placeOf = ({ after }: ImportedRow) => (typeof after?.['place'] === 'string' ? after['place'] : undefined)
  const places = [...new Set(rows.flatMap(row => placeOf(row) ?? []))]
  const [pictures, works, shops] = await Promise.all([
    Promise.all(rows.map(({ record }) => within.get(images, idInPath(record)))),
    Promise.all(places.filter(place => place.startsWith(`${artworks.path}/`)).map(place => within.get(artworks, idInPath(place)))),
    Promise.all(places.filter(place => place.startsWith(`${listings.path}/`)).map(place => within.get(listings, idInPath(place)))),
  ])
  const hung = new Map(works.flatMap(work => (work ? [[work.id, work] as const] : [])))
  const left = new Map(hung)
  const kept = rows.flatMap((row, at): KeptRecord[] => {
    const image = pictures[at]
    const place = placeOf(row)
    if (!image || image.status !== 'ready') return []
    const stays = (reason: keyof typeof pictureKeeps) => [{ record: row.record, name: image.alt, reason }]
    if (place === undefined) {
      if (image.usedIn.length > 0) return stays('shown-since')
      within.change(images, image, { status: transition(imageStates, image.status, 'trash') })
      return []
    }
    const work = left.get(idInPath(place))
    if (work?.imageIds.includes(image.id)) {
      if (work.status === 'public' && work.imageIds.length === 1) return stays('last-picture')
      left.set(work.id, { ...work, imageIds: work.imageIds.filter(id => id !== image.id) })
    }
    const listing = shops.find(found => found?.id === idInPath(place))
    if (listing && listing.imageId === image.id) {
      const before = row.before?.['imageId']
      within.change(listings, listing, { imageId: typeof before === 'string' ? before : undefined })
    }
    within.change(images, image, leftBy(image, place))
    return []
  })
  for (const [id, work] of left) if (work !== hung.get(id)) within.change(artworks, hung.get(id)!, { imageIds: work.imageIds })
  return kept
}
