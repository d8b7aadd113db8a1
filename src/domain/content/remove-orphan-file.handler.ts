import { isPortError } from '../../ports/errors'
import { noteAct } from '../operations/note-act'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { images } from './images'
import { removeOrphanFile } from './remove-orphan-file.function'

export const removeOrphanFileHandler = handle(removeOrphanFile, async (world, { path }) => {
  const records = new Records(world.documents, { current: world.actor })
  const [known] = await records.find(images, { where: [['path', '==', path]], limit: 1 })
  if (known) return { isRemoved: false }
  await records.transact(async within => {
    noteAct(within, world, { scope: 'content', action: 'file.remove', entity: images.path, entityId: path.slice(path.lastIndexOf('/') + 1) })
  })
  // Asked again, because the answer was lost.
  await world.storage.delete(path).catch((error: unknown) => {
    if (!isPortError(error, 'storage', 'object-not-found')) throw error
  })
  return { isRemoved: true }
})
