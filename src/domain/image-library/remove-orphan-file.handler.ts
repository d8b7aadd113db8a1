import { auditAction } from '../audit/audit-action'
import { images } from '../pictures/images.collection'
import { defineHandler } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import { checkedPath } from '../shared/stored-path'
import { removeOrphanFile } from './remove-orphan-file.contract'

export const removeOrphanFileHandler = defineHandler(removeOrphanFile, async (context, { path }) => {
  const { records } = context
  const [known] = await records.find(images, { where: [['path', '==', path]], limit: 1 })
  if (known) return { isRemoved: false }
  await context.once(async within => {
    auditAction(within, context, { scope: 'content', action: 'file.remove', entity: images.path, entityId: path.slice(path.lastIndexOf('/') + 1) })
  })
  // A retry after the response was lost.
  await context.storage.delete(checkedPath(path)).catch(unlessMissing)
  return { isRemoved: true }
})
