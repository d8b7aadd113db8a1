import { PortError } from '../../ports/errors'
import { callingPerson } from '../accounts/caller'
import { leastReason } from '../accounts/reason'
import { exportJobs } from '../operations/export-jobs'
import { noteAct } from '../operations/note-act'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { hasRole, isScoped, type Scope } from '../shared/policy'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { type ExportContent, exportContent } from './export-content'
import { type ExportPreset, exportDays, type PresetKey, presetOf } from './export-presets'
import { requestExport } from './request-export.function'

export const requestExportHandler = handle(requestExport, async (world, { preset: key, reason, ...asked }) => {
  const preset = presetOf(key)
  if (!preset) throw new PortError('functions', 'not-found', key)
  requirePresetScope(world, preset)
  // What is noted as asked for is what the file is of.
  if (!preset.ofPeople && (asked.segmentId ?? asked.tag) !== undefined) throw new PortError('functions', 'invalid-argument', key)
  if (preset.isPersonal && (reason ?? '').length < leastReason) throw new RuleBroken('reason-missing', { characters: leastReason })
  const { text, extension, rows } = await exportContent[key as PresetKey](world, asked)
  const jobId = world.ids.next()
  const now = world.clock.now()
  const fileName = [key, asked.editionId, now.toISOString().slice(0, 10)].filter(Boolean).join('-') + `.${extension}`
  const contentType = contentTypes[extension]
  await world.storage.upload(`exports/${jobId}/${fileName}`, new Blob([text], { type: contentType }), { contentType }).done
  await new Records(world.documents, { current: world.actor }).transact(async within => {
    within.create(exportJobs, jobId, {
      preset: key,
      fileName,
      requestedBy: callingPerson(world),
      rows,
      expires: new Date(now.getTime() + exportDays * 86_400_000),
      status: 'done',
      ...(Object.values(asked).some(part => part !== undefined) && { filter: JSON.stringify(asked) }),
      ...(reason && { reason }),
    })
    noteAct(within, world, {
      scope: scopeOfPreset(preset),
      action: 'export.make',
      entity: exportJobs.path,
      entityId: jobId,
      after: { preset: key, rows },
      ...(reason && { reason }),
    })
  })
  return { jobId, rows }
})

const contentTypes = { csv: 'text/csv', json: 'application/json', jsonl: 'application/jsonl' } as const satisfies Record<
  ExportContent['extension'],
  string
>

/** Refuses staff of another scope, whichever way they call. */
export function requirePresetScope({ actor }: FunctionWorld, { scope, key }: ExportPreset): void {
  const may = actor && (scope === 'superadmin' ? hasRole(actor.claims, 'superadmin') : isScoped(actor.claims, scope))
  if (!may) throw new PortError('functions', 'permission-denied', `the export ${key}`)
}

/** Whose audit tells of it; what only superadmins take is the system's. */
export const scopeOfPreset = ({ scope }: ExportPreset): Scope => (scope === 'superadmin' ? 'system' : scope)
