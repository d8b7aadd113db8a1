import { lazy } from 'react'
import { type ExportPreset, exportPresets, type PresetKey, presetOf } from '../../../domain/exports/export-presets'
import { ExportService, type ListedExport } from '../../../domain/exports/export-service'
import { requestExport } from '../../../domain/exports/request-export.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { reasonField } from '../../../domain/shared/functions/reason'
import { optional, reference, text } from '../../../domain/shared/records/fields'
import { role, scope } from '../../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { LinkButton } from '../../kit/button'
import { counted } from '../../kit/counted'
import { numberText } from '../../kit/number-text'
import { useNow } from '../../queries/clock.queries'
import { exportQueries } from '../../queries/exports.queries'
import { EditionInput } from '../engine/fields/edition-input'
import { listOf } from '../engine/run/list-spec'
import { runPanel } from '../engine/run/run-panel'
import { runOf } from '../engine/run/run-spec'
import { usePanelContext } from '../engine/use-panel-context'
import { backupRuns, resumeRestore } from './downloads/backup-runs'
import { NeighbourhoodSheetsLinkAndBackupKey } from './downloads/neighbourhood-sheets-link-and-backup-key'
import { restoresListSpec } from './downloads/restores-list-spec'
import { saveExport } from './downloads/save-export'
import { SegmentInput } from './downloads/segment-input'

/** Downloaded with the first sheet that is printed. */
const PrintView = lazy(() => import('./downloads/print-view'))

const mayOpen = (preset: ExportPreset) => (preset.scope === 'superadmin' ? role('superadmin') : scope(preset.scope))

/** Requests a file, then downloads it, or opens its print preview. */
const exportRun = (preset: ExportPreset & { readonly key: PresetKey }) =>
  runOf({
    title: preset.title,
    purpose: preset.purpose,
    rule: mayOpen(preset),
    choose: {
      fields: {
        ...(preset.ofEdition && { editionId: reference('Edition', 'editions') }),
        ...(preset.ofPeople && { segmentId: optional(reference('Of whom', 'segments')), tag: optional(text('Only with the tag', 40)) }),
        ...(preset.isPersonal && { reason: reasonField('What is it for?') }),
      },
      inputs: { editionId: EditionInput, segmentId: SegmentInput },
    },
    label: preset.isPrinted ? 'Make and preview' : 'Make and download',
    run: async ({ input, onProgress }, services) => {
      const service = services.get(ExportService)
      const { jobId, rows } = await services.get(Callables).call(requestExport, { ...input, preset: preset.key })
      if (preset.isPrinted) return { message: `${preset.title}: ${numberText(rows)} made.`, to: `?open=${jobId}` }
      return { message: `${await saveExport(service, jobId, onProgress)} with ${counted(rows, 'row')} is in your downloads.` }
    },
  })

interface ListedFile extends ListedExport {
  readonly isKept: boolean
  readonly mayOpen: boolean
}

function useFiles(): readonly ListedFile[] {
  const { may } = usePanelContext()
  const now = useNow()
  const jobs = useLiveQuery(exportQueries(useApp()).jobs(now))
  return jobs.map(job => {
    const preset = presetOf(job.preset)
    const isKept = job.status === 'done' && job.expires !== undefined && job.expires > now
    return { ...job, isKept, mayOpen: isKept && preset !== undefined && may(mayOpen(preset)) }
  })
}

const isPrinted = ({ preset }: ListedFile) => presetOf(preset)?.isPrinted === true

/** Exports: requested with a reason, stored for seven days, and listed for ninety. */
export default runPanel({
  runs: { ...Object.fromEntries(exportPresets.map(preset => [preset.key, exportRun(preset)])), ...backupRuns },
  above: NeighbourhoodSheetsLinkAndBackupKey,
  resume: resumeRestore,
  part: PrintView,
  lists: [
    ...restoresListSpec,
    listOf<ListedFile>({
      title: 'Made in the last ninety days',
      useRows: useFiles,
      columns: [
        { name: 'file', label: 'File', value: ({ fileName }) => fileName },
        { name: 'rows', label: 'Rows', kind: 'number', value: ({ rows = 0 }) => rows },
        { name: 'made', label: 'Made', kind: 'instant', value: ({ createdAt }) => createdAt },
        { name: 'by', label: 'By', value: ({ maker }) => maker },
        { name: 'openers', label: 'Opened by', value: ({ openers }) => openers.join(', ') || 'nobody' },
        { name: 'reason', label: 'Reason', value: ({ reason }) => reason },
        { name: 'kept', label: 'Kept until', kind: 'instant', value: ({ isKept, expires }) => (isKept ? expires : undefined) },
        { name: 'print', label: 'Print', value: ({ id }) => id, draw: file => file.mayOpen && isPrinted(file) && <PrintLink file={file} /> },
      ],
      actions: [
        {
          label: 'Download',
          on: 'one',
          fits: file => file.mayOpen && !isPrinted(file),
          run: async ([file], services) => ({ message: `${await saveExport(services.get(ExportService), file!.id)} is in your downloads.` }),
        },
      ],
      empty: 'No file yet. Make one above; it stays here for seven days.',
    }),
  ],
})

const PrintLink = ({ file: { id, fileName } }: { readonly file: ListedFile }) => (
  <LinkButton to={`?open=${id}`} size="xs" aria-label={`Print ${fileName}`}>
    Print
  </LinkButton>
)
