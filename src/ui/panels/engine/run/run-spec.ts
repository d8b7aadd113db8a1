import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { Services } from '../../../../domain/shared/functions/service'
import type { FieldMap, RecordOf } from '../../../../domain/shared/records/fields'
import type { Rule } from '../../../../domain/shared/records/policy'
import type { Done } from '../actions/use-outcome'
import type { MadeColumn } from '../panel-spec'
import type { ChosenFields } from './chosen-fields'
import type { ListSpec } from './list-spec'

/** One row of a dry run: what would happen to one thing. */
export interface PlannedRow {
  readonly id: string
  /** What would happen, in a word or two: `new`, `skipped`, `conflict`. Rows are counted and filtered by it. */
  readonly outcome: string
}

/** What a dry run found. Nothing has been written. */
export interface RunPlan<R extends PlannedRow = PlannedRow> {
  readonly rows: readonly R[]
  /** How many of the rows the run would write. Nothing is run where there are none. */
  readonly toWrite: number
  /** What is worth knowing before it runs, a sentence each. */
  readonly notes?: readonly string[]
  /** Why it cannot be run as it was chosen. */
  readonly refused?: string | undefined
}

/** What a run is given while it works. */
export interface RunOptions {
  /** Aborted by Pause and by leaving the page: what is under way is finished, and the report says `paused`. */
  readonly signal: AbortSignal
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
  /** Tells the id under which `resume` goes on. It is put into the address, so that a reloaded tab goes on too. */
  readonly onStarted: (id: string) => void
  /** Stays the same when a failed run is tried again: for callables that create something once. */
  readonly key: string
}

/** What a run is given to begin with. `plan` is what the dry run found, of a run that has one. */
export interface RunGiven<I, P> extends RunOptions {
  readonly input: I
  readonly plan: P
  /** The organization's time zone. */
  readonly tz: string
}

export interface RunReport extends Done {
  /** `done` unless told. */
  readonly outcome?: 'done' | 'paused'
  /** Where the run goes on: its own result is not shown. */
  readonly to?: string
  /** What can be looked at next, from the result. */
  readonly next?: { readonly label: string; readonly to: string }
}

/** What is drawn in place of the declared form, where something else than fields is chosen, such as files. */
export interface ChooseProps<I> {
  readonly onChosen: (input: I) => void
}

/** What is drawn in place of the table of a dry run. */
export interface PlanPartProps<I, P> {
  readonly input: I
  readonly plan: P
  /** Plans anew with other input. */
  readonly onChange: (part: Partial<I>) => void
}

/** One thing that a panel runs: chosen, tried without writing, run, and taken back. At most ten keys. */
export interface RunKind<I, P extends RunPlan = RunPlan, F extends FieldMap = FieldMap> {
  readonly title: string
  /** What it does, in a sentence. */
  readonly purpose: string
  /** Who may; whom it forbids is not offered it. */
  readonly rule?: Rule
  readonly choose: ChosenFields<F> | ComponentType<ChooseProps<I>>
  /** The dry run. Without it the form's own button runs. */
  readonly plan?: (input: I, services: Services) => Promise<P>
  /** How its rows are shown: as a table with these columns, or by a component of its own. */
  readonly planned?: readonly MadeColumn<P['rows'][number]>[] | ComponentType<PlanPartProps<I, P>>
  /** The words of the button that runs it. Without a dry run `input` is what is entered so far. */
  readonly label: string | ((input: Partial<I>, plan: P) => string)
  /** Works in chunks until it is done or paused. May be called again with the same input after a failure. */
  readonly run: (given: RunGiven<I, P>, services: Services) => Promise<RunReport>
  /** What stands under the result. */
  readonly after?: ComponentType<{ readonly onAgain: () => void }>
}

/** A run whose input only itself knows. */
export type AnyRun = RunKind<unknown>

/** Checks a run against its input: what its fields declare, or what its component chooses. */
export function runOf<F extends FieldMap, P extends RunPlan = RunPlan>(
  kind: RunKind<RecordOf<F>, P, F> & { readonly choose: ChosenFields<F> },
): AnyRun
export function runOf<I, P extends RunPlan = RunPlan>(kind: RunKind<I, P> & { readonly choose: ComponentType<ChooseProps<I>> }): AnyRun
export function runOf(kind: unknown): AnyRun {
  return kind as AnyRun
}

/** A panel that runs things and lists what was run. */
export interface RunSpec {
  /** By their name in the address: `?do=merge`. Without them the panel is its lists. */
  readonly runs?: { readonly [name: string]: AnyRun }
  /** Goes on with a run that was paused, or whose tab was closed. Safe for one that is done. */
  readonly resume?: (id: string, options: RunOptions, services: Services) => Promise<RunReport>
  /** What stands above all of it. */
  readonly above?: ComponentType | ReactElement
  /** What stands under the result of a run of an earlier visit. */
  readonly after?: ComponentType<{ readonly onAgain: () => void }>
  /** What waits, and what was run before. */
  readonly lists?: readonly ListSpec[]
  /** Whether the lists stand above what can be run. */
  readonly listsFirst?: boolean
  /** What stands in place of all of it for the run that the address names: `?open=…`. */
  readonly part?: ComponentType<{ readonly id: string }>
  /** Wraps all of it, in the provider of a context that its components share. */
  readonly wrap?: (board: ReactNode) => ReactNode
}
