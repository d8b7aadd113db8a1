import { auditAction } from '../audit/audit-action'
import { callingPerson, defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { exportFile, exportJobs } from './export-jobs.collection'
import { presetOf } from './export-presets'
import { openExport } from './open-export.contract'
import { requirePresetScope, scopeOfPreset } from './request-export.handler'

/** Bytes in one answer: callables are limited to ten megabytes, and JSON makes text longer. */
const partBytes = 4 * 1024 * 1024

export const openExportHandler = defineHandler(openExport, async (context, { jobId, part }) => {
  const by = callingPerson(context)
  const { records } = context
  const job = await records.get(exportJobs, jobId)
  const preset = job && presetOf(job.preset)
  if (!preset || job.status !== 'done' || (job.expires && job.expires <= context.clock.now())) throw new Refused('not-found', jobId)
  requirePresetScope(context, preset)
  // The first part is audited, so no other is given before it.
  if (part > 0 && !job.openedBy?.includes(by)) throw new Refused('permission-denied', 'the first part comes first')
  const file = await context.storage.read(exportFile(jobId, job.fileName))
  if (part === 0)
    await records.transact(async within => {
      const now = await within.get(exportJobs, jobId)
      const openedBy = now?.openedBy ?? []
      if (now && !openedBy.includes(by)) within.change(exportJobs, now, { openedBy: [...openedBy, by].slice(-exportJobs.fields.openedBy.max!) })
      auditAction(within, context, {
        scope: scopeOfPreset(preset),
        action: 'export.open',
        entity: exportJobs.path,
        entityId: jobId,
        after: { preset: preset.key },
      })
    })
  const text = await file.text()
  const size = partBytes / 4
  return {
    name: job.fileName,
    type: file.type,
    text: text.slice(part * size, (part + 1) * size),
    parts: Math.max(1, Math.ceil(text.length / size)),
  }
})
