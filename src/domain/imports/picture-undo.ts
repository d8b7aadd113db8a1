import { artworks } from '../artists/artists'
import { leftBy } from '../artists/pictures-of-work'
import { imageStates, images } from '../content/images'
import { listings } from '../guide/listings'
import type { RecordsWithin } from '../shared/records'
import { transition } from '../shared/state-machine'
import type { UndoOutput } from './import-undo.function'
import type { ImportedRow } from './listing-undo'

type Kept = UndoOutput['kept'][number]

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Takes pictures down again: what nothing else shows goes to the trash. A work that is public keeps its last one. */
export async function takeBackPictures(within: RecordsWithin, rows: readonly ImportedRow[]): Promise<Kept[]> {
  const placeOf = ({ after }: ImportedRow) => (typeof after?.['place'] === 'string' ? after['place'] : undefined)
  const places = [...new Set(rows.flatMap(row => placeOf(row) ?? []))]
  const [pictures, works, shops] = await Promise.all([
    Promise.all(rows.map(({ record }) => within.get(images, idOf(record)))),
    Promise.all(places.filter(place => place.startsWith(`${artworks.path}/`)).map(place => within.get(artworks, idOf(place)))),
    Promise.all(places.filter(place => place.startsWith(`${listings.path}/`)).map(place => within.get(listings, idOf(place)))),
  ])
  const hung = new Map(works.flatMap(work => (work ? [[work.id, work] as const] : [])))
  const left = new Map(hung)
  const kept = rows.flatMap((row, at): Kept[] => {
    const image = pictures[at]
    const place = placeOf(row)
    if (!image || image.status !== 'ready') return []
    const stays = (reason: Kept['reason']) => [{ record: row.record, name: image.alt, reason }]
    if (place === undefined) {
      if (image.usedIn.length > 0) return stays('shown-since')
      within.change(images, image, { status: transition(imageStates, image.status, 'trash') })
      return []
    }
    const work = left.get(idOf(place))
    if (work?.imageIds.includes(image.id)) {
      if (work.status === 'public' && work.imageIds.length === 1) return stays('last-picture')
      left.set(work.id, { ...work, imageIds: work.imageIds.filter(id => id !== image.id) })
    }
    const listing = shops.find(found => found?.id === idOf(place))
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
