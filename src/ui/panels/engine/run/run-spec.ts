import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { Services } from '../../../../domain/shared/functions/service'
import type { FieldMap, RecordOf } from '../../../../domain/shared/records/fields'
import type { Rule } from '../../../../domain/shared/records/policy'
import type { Done, OnProgress } from '../actions/use-outcome'
import type { MadeColumn } from '../panel-spec'
import type { ChosenFields } from './chosen-fields'
import type { ListSpec } from './list-spec'

/** One row of a dry run: what would happen to one record. */
export interface PlannedRow {
  readonly id: string
  /** The outcome in a word or two: `new`, `skipped`, `conflict`. Rows are counted and filtered by it. */
  readonly outcome: string
}

/** The result of a dry run. Nothing has been written. */
export interface RunPlan<R extends PlannedRow = PlannedRow> {
  readonly rows: readonly R[]
  /** Number of rows that the run would write. The run is not offered if it is zero. */
  readonly toWrite: number
  /** Notes before the run, one sentence each. */
  readonly notes?: readonly string[]
  /** Why it cannot run with this input. */
  readonly refused?: string | undefined
}

/** Options of a running run. */
export interface RunOptions {
  /** Aborted by Pause and by leaving the page: the current chunk is completed, and the report says `paused`. */
  readonly signal: AbortSignal
  readonly onProgress: OnProgress
  /** Reports the id for `resume`. It is written to the address, so that a reloaded tab can continue. */
  readonly onStarted: (id: string) => void
  /** Stays the same when a failed run is tried again: for callables that create something once. */
  readonly key: string
}

/** The input of a run. `plan` is the result of its dry run, if it has one. */
export interface RunGiven<I, P> extends RunOptions {
  readonly input: I
  readonly plan: P
  /** The organization's time zone. */
  readonly tz: string
}

export interface RunReport extends Done {
  /** `done` by default. */
  readonly outcome?: 'done' | 'paused' | 'canceled'
  /** The address where the work continues. The run's own result is then not shown. */
  readonly to?: string
  /** What can be looked at next, from the result. */
  readonly next?: { readonly label: string; readonly to: string }
}

/** Props of a component that replaces the declared form, if the input is not fields, such as files. */
export interface ChooseProps<I> {
  readonly onChosen: (input: I) => void
}

/** Props of a component that replaces the table of a dry run. */
export interface PlanPartProps<I, P> {
  readonly input: I
  readonly plan: P
  /** Repeats the dry run with other input. */
  readonly onChange: (part: Partial<I>) => void
}

/** One run of a panel: input, dry run, run, undo. */
export interface RunKind<I, P extends RunPlan = RunPlan, F extends FieldMap = FieldMap> {
  readonly title: string
  /** What it does, in one sentence. */
  readonly purpose: string
  /** Who may run it; it is hidden from others. */
  readonly rule?: Rule
  readonly choose: ChosenFields<F> | ComponentType<ChooseProps<I>>
  /** The dry run. Without it the form's own button runs. One that takes long reports how far it is. */
  readonly plan?: (input: I, services: Services, onProgress: OnProgress) => Promise<P>
  /** How its rows are shown: as a table with these columns, or by a custom component. */
  readonly planned?: readonly MadeColumn<P['rows'][number]>[] | ComponentType<PlanPartProps<I, P>>
  /** Label of the button that runs it. Without a dry run, `input` is the current input. */
  readonly label: string | ((input: Partial<I>, plan: P) => string)
  /** Works in chunks until it is done or paused. May be called again with the same input after a failure. */
  readonly run: (given: RunGiven<I, P>, services: Services) => Promise<RunReport>
  /** Content below the result. */
  readonly after?: ComponentType<{ readonly onAgain: () => void }>
  /** Stopping undoes everything: the button says Cancel, and the report then has `canceled`. */
  readonly cancelUndoes?: true
}

/** A run with any type of input. */
export type AnyRun = RunKind<unknown>

/** Type-checks a run against its input: the values of its fields, or of its component. */
export function runOf<F extends FieldMap, P extends RunPlan = RunPlan>(
  kind: RunKind<RecordOf<F>, P, F> & { readonly choose: ChosenFields<F> },
): AnyRun
export function runOf<I, P extends RunPlan = RunPlan>(kind: RunKind<I, P> & { readonly choose: ComponentType<ChooseProps<I>> }): AnyRun
export function runOf(kind: unknown): AnyRun {
  return kind as AnyRun
}

/** A panel with runs, and lists of open work and earlier runs. */
export interface RunSpec {
  /** By name in the address: `?do=merge`. Without runs the panel consists of its lists. */
  readonly runs?: { readonly [name: string]: AnyRun }
  /** Continues a run that was paused, or whose tab was closed. Must be harmless for a finished run. */
  readonly resume?: (id: string, options: RunOptions, services: Services) => Promise<RunReport>
  /** Content above everything else. */
  readonly above?: ComponentType | ReactElement
  /** Content below the result of a run from an earlier visit. */
  readonly after?: ComponentType<{ readonly onAgain: () => void }>
  /** Open work and earlier runs. */
  readonly lists?: readonly ListSpec[]
  /** Whether the lists are above the runs. */
  readonly listsFirst?: boolean
  /** Replaces the whole content for the run that the address names: `?open=…`. */
  readonly part?: ComponentType<{ readonly id: string }>
  /** Wraps the whole content, for example in a context provider. */
  readonly wrap?: (content: ReactNode) => ReactNode
}
