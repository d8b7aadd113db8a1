import type { ComponentType } from 'react'
import type { Services } from '../../../../domain/shared/functions/service'
import type { Field, FieldMap, RecordOf } from '../../../../domain/shared/records/fields'
import type { Rule } from '../../../../domain/shared/records/policy'
import type { FieldInput } from '../../../forms/field-input'
import type { Done } from '../actions/use-outcome'
import type { MadeColumn } from '../panel-spec'
import type { ListSpec } from './list-spec'

/** One row of a dry run. */
export interface PlannedRow {
  readonly id: string
  /** What would happen, in a word or two: `new`, `skipped`, `conflict`. Rows are counted and filtered by it. */
  readonly outcome: string
}

/** The result of a dry run. Nothing has been written. */
export interface RunPlan<R extends PlannedRow = PlannedRow> {
  readonly rows: readonly R[]
  /** Rows that the run would write. A run with 0 cannot start. */
  readonly toWrite: number
  /** Notes before the run, a sentence each. */
  readonly notes?: readonly string[]
  /** Why it cannot run with this input. */
  readonly refused?: string | undefined
}

/** Options of a run. */
export interface RunOptions {
  /** Aborted by Pause and by leaving the page: the run finishes its present step and reports `paused`. */
  readonly signal: AbortSignal
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
  /** Reports the id by which `resume` continues. It is put into the address, so that a reloaded tab can resume. */
  readonly onStarted: (id: string) => void
  /** Unchanged when a failed run is tried again: for callables that create something once. */
  readonly key: string
}

/** Options of a run with its input. `plan` is the result of its dry run, if it has one. */
export interface RunGiven<I, P> extends RunOptions {
  readonly input: I
  readonly plan: P
  /** The organization's time zone. */
  readonly tz: string
}

export interface RunReport extends Done {
  /** `done` by default. */
  readonly outcome?: 'done' | 'paused'
  /** Address of what was made. */
  readonly to?: string
}

/** Replaces the declared form, for input that is not fields, such as files. */
export interface ChooseProps<I> {
  readonly onChosen: (input: I) => void
}

/** Replaces the table of a dry run. */
export interface PlanPartProps<I, P> {
  readonly input: I
  readonly plan: P
  /** Repeats the dry run with changed input. */
  readonly onChange: (part: Partial<I>) => void
}

/** Declared fields of the input. They are kept in the address, except long texts. */
export interface ChosenFields<F extends FieldMap> {
  /** A function of the input, if the fields depend on it. */
  readonly fields: F | ((entered: Readonly<Partial<RecordOf<F>>>) => Readonly<Partial<Record<keyof F, Field>>>)
  /** Custom inputs, by field. */
  readonly inputs?: { readonly [name in keyof F]?: FieldInput }
  /** Initial values. */
  readonly begin?: Partial<RecordOf<F>>
  /** Fields to enter in the dry run, not before it. */
  readonly later?: readonly (keyof F)[]
}

/** One kind of run: input, dry run, run and undo. At most ten keys. */
export interface RunKind<I, P extends RunPlan = RunPlan, F extends FieldMap = FieldMap> {
  readonly title: string
  /** What it does, as a sentence. */
  readonly purpose: string
  /** Access rule; others are not offered it. */
  readonly rule?: Rule
  readonly choose: ChosenFields<F> | ComponentType<ChooseProps<I>>
  /** The dry run. Without it the form's own button runs. */
  readonly plan?: (input: I, services: Services) => Promise<P>
  /** How its rows are shown: as a table with these columns, or by a component. */
  readonly planned?: readonly MadeColumn<P['rows'][number]>[] | ComponentType<PlanPartProps<I, P>>
  /** Label of the run button. Without a dry run `input` is what is entered so far. */
  readonly label: string | ((input: Partial<I>, plan: P) => string)
  /** Works in chunks until it is done or paused. May be called again with the same input after a failure. */
  readonly run: (given: RunGiven<I, P>, services: Services) => Promise<RunReport>
  /** Content below the result. */
  readonly after?: ComponentType<{ readonly onAgain: () => void }>
}

/** A run of any input type. */
export type AnyRun = RunKind<unknown>

/** Type-checks a run against its input: the declared fields, or what its component returns. */
export function runOf<F extends FieldMap, P extends RunPlan = RunPlan>(
  kind: RunKind<RecordOf<F>, P, F> & { readonly choose: ChosenFields<F> },
): AnyRun
export function runOf<I, P extends RunPlan = RunPlan>(kind: RunKind<I, P> & { readonly choose: ComponentType<ChooseProps<I>> }): AnyRun
export function runOf(kind: unknown): AnyRun {
  return kind as AnyRun
}

/** A panel that runs things and lists what was run. */
export interface RunSpec {
  /** By name in the address: `?do=merge`. */
  readonly runs: { readonly [name: string]: AnyRun }
  /** Resumes a run that was paused or whose tab was closed. Does nothing for a finished run. */
  readonly resume?: (id: string, options: RunOptions, services: Services) => Promise<RunReport>
  /** Content above everything. */
  readonly above?: ComponentType
  /** Content below the result of a run of an earlier visit. */
  readonly after?: ComponentType<{ readonly onAgain: () => void }>
  /** Lists of open work and earlier runs. */
  readonly lists?: readonly ListSpec[]
  /** Replaces everything for the run that the address names: `?open=…`. */
  readonly part?: ComponentType<{ readonly id: string }>
}
