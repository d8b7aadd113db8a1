import { auditAction } from '../audit/audit-action'
import { defineHandler } from '../shared/functions/handler'
import { RuleBroken } from '../shared/records/rule-broken'
import { restoreMissingRecords } from './restore-missing-records'
import { restores } from './restores.collection'
import { continueRestore } from './restores.contract'
import { restoreNamed } from './upload-backup.handler'
import { linesOf, removeParts, storedManifest } from './uploaded-restore-parts'

export const continueRestoreHandler = defineHandler(continueRestore, async (context, { restoreId }) => {
  const restore = await restoreNamed(context.records, restoreId)
  if (restore.status === 'ready') {
    const part = restore.applied
    const lines = await linesOf(context, restoreId, await storedManifest(context, restoreId), part)
    const applied = await restoreMissingRecords(context, restore, lines)
    await context.records.transact(async within => {
      const now = await within.get(restores, restoreId)
      // Somebody else restored the same part, or discarded the restore meanwhile.
      if (now?.status !== 'ready' || now.applied !== part) return
      const counts = {
        applied: part + 1,
        restored: now.restored + applied.restored,
        present: now.present + applied.present,
        forgotten: now.forgotten + applied.forgotten,
      }
      const isLast = part + 1 === now.parts
      if (isLast) within.move(restores, now, 'finish', { ...counts, finishedAt: context.clock.now() })
      else within.change(restores, now, counts)
      if (isLast)
        auditAction(within, context, {
          scope: 'system',
          action: 'backup.restore',
          entity: restores.path,
          entityId: restoreId,
          after: { backup: now.backup, madeAt: now.madeAt, requestedBy: now.requestedBy, decidedBy: now.decidedBy, ...counts },
          reason: now.reason,
        })
    })
  } else if (restore.status !== 'done') throw new RuleBroken('restore-waiting')
  const now = await restoreNamed(context.records, restoreId)
  if (now.status === 'done') await removeParts(context, now)
  return { status: now.status, applied: now.applied, parts: now.parts }
})
