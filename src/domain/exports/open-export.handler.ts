import { PortError } from '../../ports/errors'
import { callingPerson } from '../accounts/caller'
import { exportJobs } from '../operations/export-jobs'
import { noteAct } from '../operations/note-act'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { presetOf } from './export-presets'
import { openExport } from './open-export.function'
import { requirePresetScope, scopeOfPreset } from './request-export.handler'

/** Bytes of one answer: callables carry ten megabytes, and JSON makes text longer. */
const partBytes = 4 * 1024 * 1024

export const openExportHandler = handle(openExport, async (world, { jobId, part }) => {
  const by = callingPerson(world)
  const records = new Records(world.documents, { current: world.actor })
  const job = await records.get(exportJobs, jobId)
  const preset = job && presetOf(job.preset)
  if (!preset || job.status !== 'done' || (job.expires && job.expires <= world.clock.now())) throw new PortError('functions', 'not-found', jobId)
  requirePresetScope(world, preset)
  const file = await world.storage.read(`exports/${jobId}/${job.fileName}`)
  if (part === 0)
    await records.transact(async within => {
      const now = await within.get(exportJobs, jobId)
      const openedBy = now?.openedBy ?? []
      if (now && !openedBy.includes(by)) within.change(exportJobs, now, { openedBy: [...openedBy, by].slice(0, exportJobs.fields.openedBy.max) })
      noteAct(within, world, {
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
