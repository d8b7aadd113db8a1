import type { HandlerContext, HandlerStorage } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import { type Image, images } from './images.collection'
import { isOrganisationFile, pictureFile, publicFile } from './picture-file'
import { pictureLimits } from './picture-upload-rules'
import { withoutMetadata } from './strip-metadata'

/** A picture may be withdrawn, so its copies are cached for one day only. */
const cacheControl = 'public, max-age=86400'

/** Records per transaction, and files copied at once. */
const chunkSize = 20
/** Maximum bytes of files copied at once: each file is in memory twice. */
const chunkBytes = 64 * 2 ** 20

type PublishingPorts = Pick<HandlerContext, 'records' | 'storage'>

/**
 * Makes these pictures public before `set` (the id of a pointer, or `pages/{id}`) shows them. Each is copied without the camera's metadata. A
 * picture whose file is missing or invalid is skipped: it must not stop a guide from being published.
 */
export async function showPictures({ records, storage }: PublishingPorts, set: string, shown: readonly Image[]): Promise<void> {
  const fresh = shown.filter(({ path, publishedIn = [] }) => !isOrganisationFile(path) && !publishedIn.includes(set))
  for (const chunk of chunks(fresh)) {
    const copied = await Promise.all(chunk.map(async image => ((await isCopied(storage, image)) ? [image.id] : [])))
    await records.transact(async within => {
      const present = await within.getAll(images, copied.flat())
      for (const image of present.values())
        within.change(images, image, { publishedIn: [...new Set([...(image.publishedIn ?? []), set])], isPublic: true })
    })
  }
}

/** Withdraws pictures that `set` no longer shows; call it after publishing `set` without them. */
export async function withdrawPictures({ records, storage }: PublishingPorts, set: string, shown: ReadonlySet<string>): Promise<void> {
  const former = await records.find(images, { where: [['publishedIn', 'array-contains', set]] })
  for (const chunk of chunks(former.filter(({ id }) => !shown.has(id)))) {
    // Files first: after an interruption the next run finds the records again.
    await Promise.all(chunk.filter(image => leftIn(image, set).length === 0).map(image => removePublicFile(storage, image)))
    await records.transact(async within => {
      const present = await within.getAll(
        images,
        chunk.map(({ id }) => id),
      )
      for (const image of present.values()) within.change(images, image, { publishedIn: leftIn(image, set), isPublic: leftIn(image, set).length > 0 })
    })
  }
}

/** Deletes the public copy, if there is one. */
export async function removePublicFile(storage: Pick<HandlerStorage, 'delete'>, image: Image): Promise<void> {
  const file = isOrganisationFile(image.path) ? undefined : publicFile(image)
  if (file) await storage.delete(file).catch(unlessMissing)
}

const leftIn = ({ publishedIn = [] }: Image, set: string) => publishedIn.filter(other => other !== set)

/**
 * Copies the file without metadata; false if there is no valid picture. The metadata is removed here again, because an upload that bypasses
 * our form was not redrawn.
 */
async function isCopied(storage: HandlerStorage, image: Image): Promise<boolean> {
  const [file, copy] = [pictureFile(image), publicFile(image)]
  if (!file || !copy) return false
  try {
    const bare = withoutMetadata(new Uint8Array(await (await storage.read(file)).arrayBuffer()))
    if (!bare) return false
    await storage.upload(copy, new Blob([bare]), { contentType: image.mime, cacheControl }).done
    return true
  } catch (error) {
    unlessMissing(error)
    return false
  }
}

function chunks(all: readonly Image[]): readonly (readonly Image[])[] {
  const made: Image[][] = []
  let bytes = 0
  for (const image of all) {
    const last = made.at(-1)
    const size = image.bytes ?? pictureLimits.bytes
    bytes += size
    if (last && last.length < chunkSize && bytes <= chunkBytes) last.push(image)
    else {
      made.push([image])
      bytes = size
    }
  }
  return made
}
