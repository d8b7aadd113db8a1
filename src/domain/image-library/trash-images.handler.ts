import { type Image, images } from '../pictures/images.collection'
import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import type { RecordsWithin } from '../shared/records/records'
import { usesOf } from './picture-uses'
import { recordsShowing } from './records-showing-pictures'
import { restoreImages, trashImages } from './trash-images.contract'

export const trashImagesHandler = defineHandler(trashImages, async (context, { ids }) => {
  const chosen = await recordsShowing(context.systemRecords, ids)
  return withImages(context, ids, (within, found) => {
    const outcome = { done: [] as string[], inUse: [] as string[], missing: [] as string[] }
    for (const [id, image] of found) {
      if (image?.status === 'trashed') outcome.done.push(id)
      else if (image?.status !== 'ready') outcome.missing.push(id)
      else if (usesOf(image, chosen.get(id)).length > 0) outcome.inUse.push(id)
      else {
        within.move(images, image, 'trash')
        outcome.done.push(id)
      }
    }
    return outcome
  })
})

export const restoreImagesHandler = defineHandler(restoreImages, (context, { ids }) =>
  withImages(context, ids, (within, found) => {
    const outcome = { done: [] as string[], missing: [] as string[] }
    for (const [id, image] of found) {
      if (image?.status === 'trashed') within.move(images, image, 'restore')
      if (image?.status === 'trashed' || image?.status === 'ready') outcome.done.push(id)
      else outcome.missing.push(id)
    }
    return outcome
  }),
)

/** One transaction, so that a concurrent use of a picture is noticed. */
function withImages<T>(
  context: HandlerContext,
  ids: readonly string[],
  work: (within: RecordsWithin, found: readonly (readonly [string, Image | undefined])[]) => T,
): Promise<T> {
  return context.once(async within => work(within, await Promise.all([...new Set(ids)].map(async id => [id, await within.get(images, id)] as const))))
}
