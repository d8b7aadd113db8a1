import { isPortError } from '../../ports/errors'
import type { Storage } from '../../ports/storage'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { transition } from '../shared/state-machine'
import { type Image, imageStates, images, isOfTheHouse, isOwnFile } from './images'
import { removePublicFile } from './public-pictures'
import { tidyPictures } from './tidy-pictures.function'

const day = 86_400_000
/** Pictures of one state in one run; the next hour takes the others. */
const most = 200

export const tidyPicturesHandler = handle(tidyPictures, async world => {
  const records = new Records(world.documents, { current: world.actor })
  const before = (days: number) => new Date(world.clock.now().getTime() - days * day)
  const lying = (status: Image['status'], days: number) =>
    records.find(images, {
      where: [
        ['status', '==', status],
        ['updatedAt', '<', before(days)],
      ],
      limit: most,
    })
  const abandoned = [...(await lying('uploading', 1)), ...(await lying('failed', 1))]
  for (const image of abandoned) {
    await removeFile(world.storage, image)
    await records.commit(records.deleting(images, image.id))
  }
  // What came back into use while it lay there stays.
  const trashed = (await lying('trashed', 30)).filter(({ usedIn }) => usedIn.length === 0)
  for (const image of trashed) {
    await removeFile(world.storage, image)
    await records.commit(
      records.changing(images, image, { status: transition(imageStates, image.status, 'purge'), isPublic: false, publishedIn: [] }),
    )
  }
  return { abandoned: abandoned.length, purged: trashed.length }
})

/** With the copy that visitors open. A file that is gone already is as it should be; one that is not the owner's own is not touched. */
export async function removeFile(storage: Pick<Storage, 'delete'>, image: Pick<Image, 'id' | 'path' | 'ownerId'>): Promise<void> {
  if (!isOwnFile(image) || isOfTheHouse(image.path)) return
  await removePublicFile(storage, image)
  await storage.delete(image.path).catch((error: unknown) => {
    if (!isPortError(error, 'storage', 'object-not-found')) throw error
  })
}
