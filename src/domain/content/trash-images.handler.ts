import { type FunctionWorld, handle } from '../shared/cloud-function'
import { Records, type RecordsWithin } from '../shared/records'
import { transition } from '../shared/state-machine'
import { type Image, imageStates, images } from './images'
import { restoreImages, trashImages } from './trash-images.function'

export const trashImagesHandler = handle(trashImages, (world, { ids }) =>
  withImages(world, ids, (within, found) => {
    const outcome = { done: [] as string[], inUse: [] as string[], missing: [] as string[] }
    for (const [id, image] of found) {
      if (image?.status === 'trashed') outcome.done.push(id)
      else if (image?.status !== 'ready') outcome.missing.push(id)
      else if (image.usedIn.length > 0) outcome.inUse.push(id)
      else {
        within.change(images, image, { status: transition(imageStates, image.status, 'trash') })
        outcome.done.push(id)
      }
    }
    return outcome
  }),
)

export const restoreImagesHandler = handle(restoreImages, (world, { ids }) =>
  withImages(world, ids, (within, found) => {
    const outcome = { done: [] as string[], missing: [] as string[] }
    for (const [id, image] of found) {
      if (image?.status === 'trashed') within.change(images, image, { status: transition(imageStates, image.status, 'restore') })
      if (image?.status === 'trashed' || image?.status === 'ready') outcome.done.push(id)
      else outcome.missing.push(id)
    }
    return outcome
  }),
)

/** In one transaction, so that a picture that is put to use meanwhile is seen. */
function withImages<T>(
  world: FunctionWorld,
  ids: readonly string[],
  work: (within: RecordsWithin, found: readonly (readonly [string, Image | undefined])[]) => T,
): Promise<T> {
  return new Records(world.documents, { current: world.actor }).transact(async within =>
    work(within, await Promise.all([...new Set(ids)].map(async id => [id, await within.get(images, id)] as const))),
  )
}
