import * as v from 'valibot'
import { isPortError } from '../../ports/errors'
import { artworks } from '../artists/artists'
import { isUsable, mostPictures, placeOf, shownIn } from '../artists/pictures-of-work'
import { type Image, images } from '../content/images'
import { picturePath, type StoredType } from '../content/picture-upload'
import { listings } from '../guide/listings'
import type { FunctionWorld } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { schemaOf } from '../shared/fields'
import type { Records, RecordsWithin } from '../shared/records'
import { callerOf } from './import-audit'
import type { RowToWrite } from './import-run.function'
import { type ImportedPicture, importedPictureFields } from './imported-picture'
import type { RowOutcome } from './row-outcome'

const schema = schemaOf(importedPictureFields)
const read = (row: RowToWrite): ImportedPicture | undefined => {
  const parsed = v.safeParse(schema, row.data)
  return parsed.success ? parsed.output : undefined
}

/**
 * A work shows its artist's own pictures alone, so what staff sent for one is copied into the artist's folder first: files take part in no
 * transaction. Asked again, it copies again to the same place.
 */
export async function copyToArtists(world: FunctionWorld, records: Records, rows: readonly RowToWrite[]): Promise<void> {
  for (const row of rows) {
    const { workId, imageId } = read(row) ?? {}
    if (workId === undefined || imageId === undefined) continue
    const [work, image] = await Promise.all([records.get(artworks, workId), records.get(images, imageId)])
    if (work && image && image.ownerId === callerOf(world) && image.ownerId !== work.artistId)
      await world.storage.copy(image.path, pathFor(image, work.artistId), {
        contentType: image.mime,
        cacheControl: 'private, max-age=31536000, immutable',
      })
  }
}

/** What lies in the artists' folders now lies with the staff no longer. */
export async function forgetOwnCopies(world: FunctionWorld, records: Records, rows: readonly RowToWrite[]): Promise<void> {
  for (const row of rows) {
    const { imageId } = read(row) ?? {}
    const image = imageId === undefined ? undefined : await records.get(images, imageId)
    if (image && image.ownerId !== callerOf(world)) await world.storage.delete(pathFor(image, callerOf(world))).catch(unlessGone)
  }
}

const pathFor = ({ id, mime }: Image, personId: string) => picturePath(personId, id, mime as StoredType)

function unlessGone(error: unknown): void {
  if (!isPortError(error, 'storage', 'object-not-found')) throw error
}

/** Hangs each stored picture where its row says; without a place it stays in the library. */
export async function writePictures(within: RecordsWithin, world: FunctionWorld, rows: readonly RowToWrite[]): Promise<RowOutcome[]> {
  const said = rows.map(read)
  const unique = (ids: readonly (string | undefined)[]) => [...new Set(ids.filter(id => id !== undefined))]
  const [pictures, works, places] = await Promise.all([
    Promise.all(unique(said.map(one => one?.imageId)).map(id => within.get(images, id))),
    Promise.all(unique(said.map(one => one?.workId)).map(id => within.get(artworks, id))),
    Promise.all(unique(said.map(one => one?.listingId)).map(id => within.get(listings, id))),
  ])
  const hung = new Map(works.flatMap(work => (work ? [[work.id, work] as const] : [])))
  const shown = new Map(hung)
  const outcomes = rows.map((row, at): RowOutcome => {
    const { hash } = row
    const one = said[at]
    const image = pictures.find(found => found?.id === one?.imageId)
    if (!one || row.action !== 'create' || !image || image.ownerId !== callerOf(world) || image.status !== 'ready')
      return { hash, refusal: 'invalid' }
    const known = { sha256: one.sha256, ...(one.credit && { credit: one.credit }) }
    const record = `${images.path}/${image.id}`
    if (one.workId !== undefined) {
      const work = shown.get(one.workId)
      if (!work) return { hash, refusal: 'place-missing' }
      if (work.imageIds.length >= mostPictures) return { hash, refusal: 'pictures-full' }
      const mine = { ownerId: work.artistId, path: pathFor(image, work.artistId) }
      if (!isUsable({ ...image, ...mine }, work.artistId)) return { hash, refusal: 'invalid' }
      within.change(images, image, { ...known, ...mine, ...shownIn(image, placeOf(work)) })
      shown.set(work.id, {
        ...work,
        imageIds: [...work.imageIds, image.id],
        colours: work.imageIds.length === 0 ? (image.colours ?? work.colours) : work.colours,
      })
      return { hash, written: { record, action: 'create', after: { place: placeOf(work) } } }
    }
    if (one.listingId !== undefined) {
      const listing = places.find(found => found?.id === one.listingId)
      if (!listing) return { hash, refusal: 'place-missing' }
      const place = `${listings.path}/${listing.id}`
      within.change(listings, listing, { imageId: image.id })
      within.change(images, image, { ...known, ...shownIn(image, place) })
      return {
        hash,
        written: { record, action: 'create', after: { place }, ...(listing.imageId !== undefined && { before: { imageId: listing.imageId } }) },
      }
    }
    within.change(images, image, known)
    return { hash, written: { record, action: 'create', after: {} } }
  })
  for (const [id, work] of shown) {
    const before: StoredOf<typeof artworks> = hung.get(id)!
    if (work !== before) within.change(artworks, before, { imageIds: work.imageIds, ...(work.colours && { colours: work.colours }) })
  }
  return outcomes
}
