import { auditAction } from '../audit/audit-action'
import { callingPerson, defineHandler, type HandlerContext } from '../shared/functions/handler'
import { minReason } from '../shared/functions/reason'
import { Refused } from '../shared/functions/refused'
import { hasRole, isScoped, type Scope } from '../shared/records/policy'
import { RuleBroken } from '../shared/records/rule-broken'
import { type ExportContent, exportContent } from './export-content'
import { exportFile, exportJobs } from './export-jobs.collection'
import { type ExportPreset, exportDays, type PresetKey, presetOf } from './export-presets'
import { requestExport } from './request-export.contract'

export const requestExportHandler = defineHandler(requestExport, async (context, { preset: key, reason, ...asked }) => {
  const preset = presetOf(key)
  if (!preset) throw new Refused('not-found', key)
  requirePresetScope(context, preset)
  // Filters that the preset does not use are refused, so that the audit describes the file correctly.
  if (!preset.ofPeople && (asked.segmentId ?? asked.tag) !== undefined) throw new Refused('invalid-argument', key)
  if (preset.isPersonal && (reason ?? '').length < minReason) throw new RuleBroken('reason-missing', { characters: minReason })
  const now = context.clock.now()
  return context.once(
    async (within, { jobId, fileName, rows }) => {
      within.create(exportJobs, jobId, {
        preset: key,
        scope: preset.scope,
        fileName,
        requestedBy: callingPerson(context),
        rows,
        expires: new Date(now.getTime() + exportDays * 86_400_000),
        status: 'done',
        ...(Object.keys(asked).length > 0 && { filter: JSON.stringify(asked) }),
        ...(reason && { reason }),
      })
      auditAction(within, context, {
        scope: scopeOfPreset(preset),
        action: 'export.make',
        entity: exportJobs.path,
        entityId: jobId,
        after: { preset: key, rows },
        ...(reason && { reason }),
      })
      return { jobId, rows }
    },
    async () => {
      const jobId = context.ids.next()
      const { file, extension, rows } = await exportContent[key as PresetKey](context, asked, jobId)
      const fileName = [key, asked.editionId, now.toISOString().slice(0, 10)].filter(Boolean).join('-') + `.${extension}`
      const contentType = contentTypes[extension]
      await context.storage.upload(exportFile(jobId, fileName), file.slice(0, file.size, contentType), { contentType }).done
      return { jobId, fileName, rows }
    },
  )
})

const contentTypes = { csv: 'text/csv', json: 'application/json', jsonl: 'application/jsonl', iif: 'text/plain' } as const satisfies Record<
  ExportContent['extension'],
  string
>

/** Refuses staff of other scopes. */
export function requirePresetScope({ actor }: HandlerContext, { scope, key }: ExportPreset): void {
  const may = actor && (scope === 'superadmin' ? hasRole(actor.claims, 'superadmin') : isScoped(actor.claims, scope))
  if (!may) throw new Refused('permission-denied', `the export ${key}`)
}

/** The scope that its audit entries belong to; `system` for exports for superadmins only. */
export const scopeOfPreset = ({ scope }: ExportPreset): Scope => (scope === 'superadmin' ? 'system' : scope)
