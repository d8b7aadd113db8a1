import type { RunReport } from '../../../../domain/imports/import-desk'
import { type Formats, type Mapping, missingFields } from '../../../../domain/imports/import-fields'
import type { ImportKind } from '../../../../domain/imports/import-kinds'
import type { ImportPlan } from '../../../../domain/imports/planned-row'
import type { ProposedMapping } from '../../../../domain/imports/propose-mapping'
import type { TableSummary } from './planner'

/** The wizard's steps in their order; columns, check and write come once for each file. */
export const steps = ['aim', 'files', 'columns', 'check', 'write', 'publish'] as const
export type Step = (typeof steps)[number]

export interface ChosenEdition {
  readonly id: string
  readonly name: string
  /** IANA zone in which the files' times are read. */
  readonly tz: string
}

/** How the columns of a file are read: proposed by the planner, then changed by staff. */
export type Reading = { readonly kind: ImportKind } & Pick<ProposedMapping, 'mapping' | 'formats' | 'unsure' | 'remembered'>

export type FileJob = { readonly id: string; readonly file: File } & (
  | { readonly state: 'reading' }
  | { readonly state: 'unreadable'; readonly error: unknown }
  | ({
      readonly state: 'read'
      readonly summary: TableSummary
      readonly plan?: ImportPlan
      readonly planError?: unknown
      readonly outcome?: RunReport
    } & Reading)
)
export type ReadJob = FileJob & { readonly state: 'read' }

/** Kinds of files that belong to no edition. */
export const plainAims = ['people', 'memberships', 'donations', 'events', 'pictures'] as const
export type PlainAim = (typeof plainAims)[number]

/** What the files are brought into. `tz` is the zone in which their times are read. */
export type ImportAim = ({ readonly is: 'edition' } & ChosenEdition) | { readonly is: PlainAim; readonly name: string; readonly tz: string }

export const plainAim = (is: PlainAim, tz: string): ImportAim => ({ is, name: is === 'donations' ? 'gifts' : is, tz })

/** What a file brought there may hold. */
export const kindsFor: Readonly<Record<ImportAim['is'], readonly ImportKind[]>> = {
  edition: ['listings', 'openings'],
  people: ['people'],
  memberships: ['memberships'],
  donations: ['donations'],
  events: ['events'],
  pictures: ['pictures'],
}

export interface ImportState {
  readonly step: Step
  readonly aim?: ImportAim
  readonly jobs: readonly FileJob[]
  /** Dry runs asked for; an answer to an earlier question is ignored. */
  readonly checks: number
  /** Which file is at work. */
  readonly at: number
  /** A batch of an earlier visit that is run to its end; it has no file here. */
  readonly resumed?: { readonly batchId: string; readonly fileName: string; readonly outcome?: RunReport }
}

export type ImportEvent =
  | { readonly type: 'choose-aim'; readonly aim: ImportAim }
  | { readonly type: 'add-files'; readonly files: readonly { readonly id: string; readonly file: File }[] }
  | { readonly type: 'file-read'; readonly id: string; readonly summary: TableSummary; readonly reading: Reading }
  | { readonly type: 'file-unreadable'; readonly id: string; readonly error: unknown }
  | { readonly type: 'remove-file'; readonly id: string }
  | { readonly type: 'map-files' }
  | { readonly type: 'read-as'; readonly reading: Reading }
  | { readonly type: 'map-column'; readonly header: string; readonly field: string | undefined }
  | { readonly type: 'set-formats'; readonly formats: Partial<Formats> }
  | { readonly type: 'check' }
  | { readonly type: 'planned'; readonly check: number; readonly plan: ImportPlan }
  | { readonly type: 'plan-failed'; readonly check: number; readonly error: unknown }
  | { readonly type: 'write' }
  | { readonly type: 'written'; readonly outcome: RunReport }
  | { readonly type: 'next-file' }
  | { readonly type: 'resume'; readonly batchId: string; readonly fileName: string; readonly aim: ImportAim }
  | { readonly type: 'back' }
  | { readonly type: 'begin-again' }

export const atBeginning: ImportState = { step: 'aim', jobs: [], checks: 0, at: 0 }

/** What the wizard does with each event; an event that makes no sense in the present step changes nothing. */
export function importSteps(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'choose-aim':
      // Files that were read for something else are read anew.
      return { ...state, step: 'files', aim: event.aim, jobs: state.aim?.is === event.aim.is ? state.jobs.map(withoutPlan) : [] }
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
      return state.step === 'files' && readyToMap(state) ? { ...state, step: 'columns', at: 0, jobs: listingsFirst(state.jobs) } : state
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
    case 'check': {
      const job = currentJob(state)
      if (!mayCheck(state) || !job) return state
      return { ...changeCurrent(state, withoutPlan), step: 'check', checks: state.checks + 1 }
    }
    case 'planned':
      return answers(state, event.check) ? changeCurrent(state, job => ({ ...job, plan: event.plan })) : state
    case 'plan-failed':
      return answers(state, event.check) ? changeCurrent(state, job => ({ ...job, planError: event.error })) : state
    case 'write':
      return state.step === 'check' && currentJob(state)?.plan ? { ...state, step: 'write' } : state
    case 'written':
      if (state.resumed) return { ...state, resumed: { ...state.resumed, outcome: event.outcome } }
      return changeCurrent(state, job => ({ ...job, outcome: event.outcome }))
    case 'next-file':
      return state.at + 1 < state.jobs.length && !state.resumed ? { ...state, step: 'columns', at: state.at + 1 } : { ...state, step: 'publish' }
    case 'resume':
      return {
        step: 'write',
        aim: event.aim,
        jobs: [],
        checks: state.checks,
        at: 0,
        resumed: { batchId: event.batchId, fileName: event.fileName },
      }
    case 'back':
      return back(state)
    case 'begin-again':
      return { ...atBeginning, checks: state.checks }
  }
}

/** The file at work, once it has been read. */
export function currentJob(state: ImportState): ReadJob | undefined {
  const job = state.jobs[state.at]
  return job?.state === 'read' ? job : undefined
}

export const readyToMap = (state: ImportState) => state.jobs.length > 0 && state.jobs.every(job => job.state === 'read')

/** Whether the file at work has a column for everything a dry run needs. */
export function mayCheck(state: ImportState): boolean {
  const job = currentJob(state)
  return (state.step === 'columns' || state.step === 'check') && job !== undefined && missingFields(job.kind, job.mapping).length === 0
}

const answers = (state: ImportState, check: number) => state.step === 'check' && state.checks === check

/** Whether leaving now would lose something: files and a mapping nobody has written yet. */
export const holdsInput = (state: ImportState) =>
  state.jobs.some(job => job.state !== 'unreadable' && !(job.state === 'read' && job.outcome)) && state.step !== 'publish'

/** Rows of the plan that will be written. */
export const rowsToWrite = (plan: ImportPlan) => plan.rows.filter(row => row.action === 'create' || row.action === 'update')

function back(state: ImportState): ImportState {
  if (state.step === 'files') return { ...state, step: 'aim' }
  if (state.step === 'check') return { ...state, step: 'columns' }
  // What has been written stays written: there is no way back over it.
  if (state.step === 'columns' && state.at === 0) return { ...state, step: 'files' }
  return state
}

/** Openings belong to listings, so a file of listings is written first. */
const listingsFirst = (jobs: readonly FileJob[]) => jobs.toSorted((a, b) => order(a) - order(b))
const order = (job: FileJob) => (job.state === 'read' && job.kind === 'openings' ? 1 : 0)

const changeJob = (state: ImportState, id: string, change: (job: FileJob) => FileJob): ImportState => ({
  ...state,
  jobs: state.jobs.map(job => (job.id === id ? change(job) : job)),
})

function changeCurrent(state: ImportState, change: (job: ReadJob) => FileJob): ImportState {
  const job = currentJob(state)
  return job ? changeJob(state, job.id, () => change(job)) : state
}

function withoutPlan<J extends FileJob>(job: J): J {
  if (!('plan' in job || 'planError' in job)) return job
  const { plan: _plan, planError: _error, ...rest } = job as J & { plan?: ImportPlan; planError?: unknown }
  return rest as unknown as J
}

/** A field that takes one column moves from the column that had it. */
function mapped(mapping: Mapping, header: string, field: string | undefined): Mapping {
  const { [header]: _, ...others } = mapping
  return field === undefined ? others : { ...others, [header]: field }
}
