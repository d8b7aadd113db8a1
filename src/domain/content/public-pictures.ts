import { isPortError } from '../../ports/errors'
import type { FunctionWorld, HandlerStorage } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { type Image, images, isOfTheHouse } from './images'

/**
 * Where visitors open a picture: a copy in a folder of its own, made by whatever publishes the picture and taken away when nothing does
 * any more. What lies in its owner's folder is nobody else's, whoever knows the path. The pictures of the house lie open anyway.
 */
export const publicPath = ({ id, path }: Pick<Image, 'id' | 'path'>): string =>
  isOfTheHouse(path) ? path : `published/${id}${path.slice(path.lastIndexOf('.'))}`

/** A picture may be withdrawn, so its copies are kept for a day and not for ever. */
const cacheControl = 'public, max-age=86400'

/** Records in one transaction, and files copied at once. */
const chunkSize = 20

type World = Pick<FunctionWorld, 'actor' | 'documents' | 'storage'>

/**
 * Lets visitors open these pictures, because `set` (the id of a pointer, or `pages/{id}`) is about to show them. One whose file is gone is
 * passed over: it must not keep a city's guide from being published.
 */
export async function showPictures({ actor, documents, storage }: World, set: string, shown: readonly Image[]): Promise<void> {
  const records = new Records(documents, { current: actor })
  const fresh = shown.filter(({ path, publishedIn = [] }) => !isOfTheHouse(path) && !publishedIn.includes(set))
  for (const chunk of chunks(fresh)) {
    const copied = await Promise.all(chunk.map(async image => ((await isCopied(storage, image)) ? [image.id] : [])))
    await records.transact(async within => {
      const present = await Promise.all(copied.flat().map(id => within.get(images, id)))
      for (const image of present)
        if (image) within.change(images, image, { publishedIn: [...new Set([...(image.publishedIn ?? []), set])], isPublic: true })
    })
  }
}

/** Takes from visitors what `set` shows no longer; called once it has been published without them. */
export async function withdrawPictures({ actor, documents, storage }: World, set: string, shown: ReadonlySet<string>): Promise<void> {
  const records = new Records(documents, { current: actor })
  const former = await records.find(images, { where: [['publishedIn', 'array-contains', set]] })
  for (const chunk of chunks(former.filter(({ id }) => !shown.has(id)))) {
    // Files first: a run that is broken off finds the records again.
    await Promise.all(chunk.filter(image => leftIn(image, set).length === 0).map(image => removePublicFile(storage, image)))
    await records.transact(async within => {
      const present = await Promise.all(chunk.map(({ id }) => within.get(images, id)))
      for (const image of present)
        if (image) within.change(images, image, { publishedIn: leftIn(image, set), isPublic: leftIn(image, set).length > 0 })
    })
  }
}

/** Deletes the copy that visitors open, where there is one. */
export async function removePublicFile(storage: Pick<HandlerStorage, 'delete'>, image: Pick<Image, 'id' | 'path'>): Promise<void> {
  if (!isOfTheHouse(image.path)) await storage.delete(publicPath(image)).catch(unlessGone)
}

const leftIn = ({ publishedIn = [] }: Image, set: string) => publishedIn.filter(other => other !== set)

async function isCopied(storage: HandlerStorage, image: Image): Promise<boolean> {
  try {
    await storage.copy(image.path, publicPath(image), { contentType: image.mime, cacheControl })
    return true
  } catch (error) {
    unlessGone(error)
    return false
  }
}

function unlessGone(error: unknown): void {
  if (!isPortError(error, 'storage', 'object-not-found')) throw error
}

const chunks = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / chunkSize) }, (_, i) => all.slice(i * chunkSize, (i + 1) * chunkSize))
