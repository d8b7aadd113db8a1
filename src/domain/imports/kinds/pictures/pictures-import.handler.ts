import * as v from 'valibot'
import { artworks } from '../../../artists/artists.collection'
import { isUsable, maxPictures, placeOf, shownIn } from '../../../artists/work-picture-rules'
import { listings } from '../../../guide/listings.collection'
import { type Image, images } from '../../../pictures/images.collection'
import { pictureFile, pictureFolder, picturePath, type StoredType } from '../../../pictures/picture-file'
import type { HandlerContext } from '../../../shared/functions/handler'
import { unlessMissing } from '../../../shared/functions/unless-missing'
import { schemaOf } from '../../../shared/records/fields'
import { defineImport } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { callerId } from '../../run/import-audit'
import { createdRow } from '../../run/row-records'
import { type ImportedPicture, importedPictureFields } from './imported-picture'
import { pictureKeeps, undoPictures } from './picture-undo'
import { picturesImport } from './pictures-import'
import { altTextField, existingPictures, planPictures, unnamedPictures } from './plan-pictures'

const schema = schemaOf(importedPictureFields)
/** What a row holds, before it is checked and written. */
const read = ({ data }: RowToWrite): Partial<ImportedPicture> => {
  const parsed = v.safeParse(schema, data)
  return parsed.success ? parsed.output : {}
}

/**
 * A work may show only its artist's own pictures, so pictures that staff sent are first copied into the artist's folder, because files
 * are not part of a transaction. Safe to repeat: the copy has the same path.
 */
async function copyToArtists(world: HandlerContext, rows: readonly RowToWrite[]): Promise<undefined> {
  const { records } = world
  for (const row of rows) {
    const { workId, imageId } = read(row)
    if (workId === undefined || imageId === undefined) continue
    const [work, image] = await Promise.all([records.get(artworks, workId), records.get(images, imageId)])
    const file = image && isImportable(image, world) ? pictureFile(image) : undefined
    if (work && image && file && image.ownerId !== work.artistId)
      await world.storage.copy(file, pathFor(image, work.artistId), {
        contentType: image.mime,
        cacheControl: 'private, max-age=31536000, immutable',
      })
  }
}

/** Deletes the staff's copies of pictures that are now in the artists' folders. */
async function forgetOwnCopies(world: HandlerContext, rows: readonly RowToWrite[]): Promise<void> {
  const { records } = world
  for (const row of rows) {
    const { imageId } = read(row)
    const image = imageId === undefined ? undefined : await records.get(images, imageId)
    if (image && pictureFile(image) && image.ownerId !== callerId(world))
      await world.storage.delete(pathFor(image, callerId(world))).catch(unlessMissing)
  }
}

/** Only a picture that the caller sent, whose own file is stored. */
const isImportable = (image: Image, context: HandlerContext) =>
  image.ownerId === callerId(context) && image.status === 'ready' && pictureFile(image)?.startsWith(`${pictureFolder}/`)

const pathFor = ({ id, mime }: Image, personId: string) => picturePath(personId, id, mime as StoredType)

export const picturesImportHandler = defineImport({
  kind: picturesImport,
  creates: importedPictureFields,
  words: altTextField,
  refusals: {
    'place-missing': 'the work or listing was deleted',
    'pictures-full': 'the work has its full number of pictures now',
  },
  keeps: pictureKeeps,
  existing: existingPictures,
  plan: planPictures,
  unusedFiles: unnamedPictures,
  before: copyToArtists,

  /** Adds each stored picture to the work or listing of its row. Without one, it stays in the library only. */
  async write(within, { context }, { created }) {
    const idsAt = (name: 'imageId' | 'workId' | 'listingId') => created.map(({ data }) => data[name])
    const [pictures, hung, places] = await Promise.all([
      within.getAll(images, idsAt('imageId')),
      within.getAll(artworks, idsAt('workId')),
      within.getAll(listings, idsAt('listingId')),
    ])
    const shown = new Map(hung)
    return {
      create({ data: { imageId = '', workId, listingId, sha256, credit } }) {
        const image = pictures.get(imageId)
        if (!image || !isImportable(image, context)) return 'invalid'
        const known = { sha256, ...(credit && { credit }) }
        if (workId !== undefined) {
          const work = shown.get(workId)
          if (!work) return 'place-missing'
          if (work.imageIds.length >= maxPictures) return 'pictures-full'
          const mine = { ownerId: work.artistId, path: pathFor(image, work.artistId) }
          if (!isUsable({ ...image, ...mine }, work.artistId)) return 'invalid'
          within.change(images, image, { ...known, ...mine, ...shownIn(image, placeOf(work)) })
          shown.set(work.id, {
            ...work,
            imageIds: [...work.imageIds, image.id],
            colours: work.imageIds.length === 0 ? (image.colours ?? work.colours) : work.colours,
          })
          return { ...createdRow(images, image.id), after: { place: placeOf(work) } }
        }
        if (listingId !== undefined) {
          const listing = places.get(listingId)
          if (!listing) return 'place-missing'
          const place = `${listings.path}/${listing.id}`
          within.change(listings, listing, { imageId: image.id })
          within.change(images, image, { ...known, ...shownIn(image, place) })
          const before = listing.imageId === undefined ? {} : { before: { imageId: listing.imageId } }
          return { ...createdRow(images, image.id), after: { place }, ...before }
        }
        within.change(images, image, known)
        return { ...createdRow(images, image.id), after: {} }
      },
      finish() {
        for (const [id, work] of shown) {
          const before = hung.get(id)!
          if (work !== before) within.change(artworks, before, { imageIds: work.imageIds, ...(work.colours && { colours: work.colours }) })
        }
      },
    }
  },
  after: forgetOwnCopies,
  undo: undoPictures,
})
