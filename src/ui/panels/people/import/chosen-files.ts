import { type Formats, type Mapping } from '../../../../domain/imports/columns/column-mapping'
import type { ProposedMapping } from '../../../../domain/imports/columns/propose-mapping'
import { rememberedAnswers } from '../../../../domain/imports/columns/remembered-mapping'
import type { ImportKind } from '../../../../domain/imports/import-kind'
import { importKinds } from '../../../../domain/imports/import-kinds'
import type { Answers } from '../../../../domain/imports/plan/import-question'
import type { TableSummary } from './file-reader'

/** The target of an import: an edition of the guide, or the organization's records of one kind. `tz`: the zone of the times in the files. */
export interface ImportTarget {
  readonly name: string
  readonly tz: string
  readonly editionId?: string
  /** The kinds of file for this target. */
  readonly kinds: readonly ImportKind[]
}

/** An edition as a target; `kinds` are those that the user may import. */
export const editionTarget = (
  { id, name, tz }: { readonly id: string; readonly name: string; readonly tz: string },
  kinds: readonly ImportKind[],
): ImportTarget => ({ name, tz, editionId: id, kinds })
export const plainTarget = (kind: ImportKind, tz: string): ImportTarget => ({ name: kind.label.toLowerCase(), tz, kinds: [kind] })

/** How the columns of a file are read: proposed by the reader, then changed by staff. */
export type ColumnReading = { readonly kind: ImportKind } & Pick<ProposedMapping, 'mapping' | 'formats' | 'unsure' | 'remembered'>

/** `isWritten`: its rows are stored, so leaving loses nothing of it. */
export type FileJob = { readonly id: string; readonly file: File; readonly isWritten?: boolean } & (
  | { readonly state: 'reading' }
  | { readonly state: 'unreadable'; readonly error: unknown }
  | ({ readonly state: 'read'; readonly summary: TableSummary } & ColumnReading)
)
export type ReadJob = FileJob & { readonly state: 'read' }

export interface ChosenFiles {
  readonly step: 'target' | 'files' | 'columns'
  readonly target?: ImportTarget
  readonly jobs: readonly FileJob[]
  /** Index of the current file. */
  readonly at: number
}

export type ChosenFilesEvent =
  | { readonly type: 'choose-target'; readonly target: ImportTarget }
  | { readonly type: 'add-files'; readonly files: readonly { readonly id: string; readonly file: File }[] }
  | { readonly type: 'file-read'; readonly id: string; readonly summary: TableSummary; readonly reading: ColumnReading }
  | { readonly type: 'file-unreadable'; readonly id: string; readonly error: unknown }
  | { readonly type: 'remove-file'; readonly id: string }
  | { readonly type: 'map-files' }
  | { readonly type: 'read-as'; readonly reading: ColumnReading }
  | { readonly type: 'map-column'; readonly header: string; readonly field: string | undefined }
  | { readonly type: 'set-formats'; readonly formats: Partial<Formats> }
  | { readonly type: 'file-written'; readonly fileName: string }
  | { readonly type: 'next-file' }
  | { readonly type: 'back' }
  | { readonly type: 'begin-again' }

export const nothingChosen: ChosenFiles = { step: 'target', jobs: [], at: 0 }

/** The state of the chosen files after an event; an event that does not apply to the current step changes nothing. */
export function chosenFiles(state: ChosenFiles, event: ChosenFilesEvent): ChosenFiles {
  switch (event.type) {
    case 'choose-target':
      // Files that were read for another target are read again.
      return { ...state, step: 'files', target: event.target, jobs: sameKinds(state.target, event.target) ? state.jobs : [] }
    case 'add-files': {
      const fresh = event.files.filter(({ id }) => !state.jobs.some(job => job.id === id))
      return { ...state, jobs: [...state.jobs, ...fresh.map(file => ({ ...file, state: 'reading' as const }))] }
    }
    case 'file-read':
      return changeJob(state, event.id, ({ id, file }) => ({ id, file, state: 'read', summary: event.summary, ...event.reading }))
    case 'file-unreadable':
      return changeJob(state, event.id, ({ id, file }) => ({ id, file, state: 'unreadable', error: event.error }))
    case 'remove-file':
      return { ...state, jobs: state.jobs.filter(job => job.id !== event.id) }
    case 'map-files':
      return state.step === 'files' && readyToMap(state) ? { ...state, step: 'columns', at: 0, jobs: inOrder(state.jobs) } : state
    case 'read-as':
      return changeCurrent(state, job => ({ ...job, ...event.reading }))
    case 'map-column':
      return changeCurrent(state, job => ({ ...job, mapping: mapped(job.mapping, event.header, event.field) }))
    case 'set-formats':
      return changeCurrent(state, job => ({
        ...job,
        formats: { ...job.formats, ...event.formats },
        unsure: job.unsure.filter(name => !(name in event.formats)),
      }))
    case 'file-written':
      return changeCurrent(state, job => (job.file.name === event.fileName ? { ...job, isWritten: true } : job))
    case 'next-file':
      return hasMore(state) ? { ...state, step: 'columns', at: state.at + 1 } : nothingChosen
    case 'back':
      if (state.step === 'files') return { ...state, step: 'target' }
      // There is no step back behind a file that was written.
      return state.step === 'columns' && state.at === 0 ? { ...state, step: 'files' } : state
    case 'begin-again':
      return nothingChosen
  }
}

/** The answers given for an earlier file with these columns, as far as they apply to this one. */
export const answersBefore = ({ kind, remembered }: ReadJob, { editionId }: ImportTarget): Answers => rememberedAnswers(kind, remembered, editionId)

/** The current file, once it has been read. */
export function currentJob(state: ChosenFiles): ReadJob | undefined {
  const job = state.jobs[state.at]
  return job?.state === 'read' ? job : undefined
}

export const readyToMap = ({ jobs }: ChosenFiles) => jobs.length > 0 && jobs.every(job => job.state === 'read')
export const hasMore = ({ at, jobs }: ChosenFiles) => at + 1 < jobs.length

/** Whether leaving now would lose files and mappings that were not imported yet. */
export const holdsFiles = ({ jobs }: ChosenFiles) => jobs.some(job => job.state !== 'unreadable' && !job.isWritten)

const sameKinds = (one: ImportTarget | undefined, other: ImportTarget) => one?.kinds[0] === other.kinds[0]

/** In the order of kinds: listings are imported before their openings. */
const inOrder = (jobs: readonly FileJob[]) => jobs.toSorted((a, b) => orderOf(a) - orderOf(b))
const orderOf = (job: FileJob) => (job.state === 'read' ? importKinds.indexOf(job.kind) : 0)

const changeJob = (state: ChosenFiles, id: string, change: (job: FileJob) => FileJob): ChosenFiles => ({
  ...state,
  jobs: state.jobs.map(job => (job.id === id ? change(job) : job)),
})

function changeCurrent(state: ChosenFiles, change: (job: ReadJob) => FileJob): ChosenFiles {
  const job = currentJob(state)
  return job ? changeJob(state, job.id, () => change(job)) : state
}

function mapped(mapping: Mapping, header: string, field: string | undefined): Mapping {
  const { [header]: _, ...others } = mapping
  return field === undefined ? others : { ...others, [header]: field }
}
