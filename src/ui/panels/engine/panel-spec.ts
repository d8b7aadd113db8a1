import type { ComponentType, ReactNode } from 'react'
import type { Services } from '../../../domain/shared/functions/service'
import type { Collection, DataOf, Stamps, StoredOf } from '../../../domain/shared/records/collection'
import type { Field } from '../../../domain/shared/records/fields'
import type { Rule } from '../../../domain/shared/records/policy'
import type { Find, Params } from '../../../domain/shared/records/records'
import type { FieldInput } from '../../forms/field-input-props'
import type { CellValue, ColumnKind } from '../../office/data-grid/grid-column'
import type { Done, OnProgress } from './actions/use-outcome'
import type { PanelContext } from './use-panel-context'

type Name<C extends Collection> = Extract<keyof DataOf<C>, string>

/** A field of a record by its path (`title`, `names.last`), or a stamp. */
export type FieldPath<C extends Collection> = Name<C> | keyof Stamps | 'id' | `${Name<C>}.${string}`

/** A record as a table row: every field may be absent, because an index contains only the fields of the columns. */
export type RowOf<C extends Collection> = Partial<StoredOf<C>> & { readonly id: string; readonly rev: number }

/** A computed column. */
export interface MadeColumn<R> {
  /** The column's name in the view's address. */
  readonly name: string
  readonly label: string
  /** Text by default. */
  readonly kind?: Exclude<ColumnKind, 'choice'>
  /** The value for sorting, filters, search and export. */
  readonly value: (row: R) => CellValue
  /** Renders the cell, if the value's text is not enough. */
  readonly draw?: (row: R) => ReactNode
  /** Width in pixels, if not the default of its kind. */
  readonly width?: number
  /** Who may read what it shows; a table has no such column for others. */
  readonly rule?: Rule
}

/** The input to an action's question, by field. */
export type ActionAnswer = { readonly [field: string]: string | undefined }

/** The dialog of an action before it runs. */
export interface ActionQuestion<R = unknown> {
  /** Title of the dialog, such as “Archive this page”; the action's label unless told, which then says what it is done to. */
  readonly title?: string
  /** What will happen, in a sentence. */
  readonly what?: string | ((rows: readonly R[]) => string)
  /** Declared as a record's fields are; `reasonField` is the common one. */
  readonly fields: { readonly [name: string]: Field<string> }
  /** Custom inputs, by field. */
  readonly inputs?: { readonly [name: string]: FieldInput }
  /** Initial values of the fields. */
  readonly begin?: (row: R) => ActionAnswer
  /** Prepared texts for the first field. */
  readonly notes?: readonly string[]
  /** A text that has to be typed, such as an email address, before an action that cannot be undone. The answer contains it as `typed`. */
  readonly typed?: (row: R) => string
}

export interface Offer<R> {
  readonly label: string
  /**
   * `one`: for the open record. `many`: for the selected rows; in a queue, for all waiting entries. `both`: in a queue, for the open and for
   * the selected entries.
   */
  readonly on: 'one' | 'many' | 'both'
  /** A one-letter shortcut in a queue. `n`, `b` and `u` are taken. */
  readonly key?: string
  /** The event of the record's state machine. The action is offered, and accepted by a board's column, if the state allows the event. */
  readonly event?: string
  /** Who may run it; it is hidden from others. The callable checks again. */
  readonly rule?: Rule
  /** Whether it applies to a record; for several, it is offered if it applies to at least one. */
  readonly fits?: (row: R, context: PanelContext) => boolean
}

/** An action that is a link; for selected rows, `rows` are all of them. */
interface LinkAction<R> extends Offer<R> {
  readonly to: (row: R, rows: readonly R[]) => string
  readonly ask?: never
  readonly run?: never
}

/** A verb and what it is done to, such as “Waive the fee”. */
export type WholeLabel = `${string} ${string}`

/** The question of an action whose label is a verb alone. */
export type TitledQuestion<R = unknown> = ActionQuestion<R> & { readonly title: string }

/** A decision of a queue that asks first, for these fields. */
export type AskedDecision<R, F extends ActionQuestion['fields'] = ActionQuestion['fields']> = Pick<Offer<R>, 'label' | 'key'> & {
  readonly ask: Omit<TitledQuestion<R>, 'fields'> & { readonly fields: F }
}

/** The fields of a decision that is only made with a reason. */
export type Reasoned = { readonly reason: Field<string> }

/** A label of one word says nothing of what it is done to, so that its dialog needs a title. */
type Asking<R> = { readonly label: WholeLabel; readonly ask?: ActionQuestion<R> } | { readonly label: string; readonly ask?: TitledQuestion<R> }

interface WorkAction<R> extends Offer<R> {
  readonly to?: never
  /** Rejects with the error, which is shown as a sentence. */
  readonly run: (rows: readonly R[], services: Services, answer: ActionAnswer, onProgress: OnProgress) => Promise<Done>
}

type RunAction<R> = WorkAction<R> & Asking<R>

/** Something staff do with records beyond what every panel offers: create, edit, duplicate, trash, restore, states, export. */
export type PanelAction<R> = RunAction<R> | LinkAction<R>

/** Initial values of a new record; a function if they depend on services. */
export type Begin<C extends Collection> = Partial<DataOf<C>> | ((services: Services) => Partial<DataOf<C>>)

export const beginningOf = <C extends Collection>(begin: Begin<C> | undefined, services: Services): Partial<DataOf<C>> =>
  typeof begin === 'function' ? begin(services) : (begin ?? {})

/** Props of components around a record's form. */
export interface UnderRecordProps<C extends Collection> {
  readonly record: StoredOf<C>
}

/**
 * A panel of one collection: a table, a form beside it, and the standard actions that its access rules, states and trash allow. At most ten keys. A
 * panel that needs more is composed from the engine's parts (`docs/add-a-panel.md`).
 */
export interface CollectionSpec<C extends Collection> {
  /** Columns from left to right; the first is the record's name. The column chooser also offers the collection's other fields. */
  readonly columns: readonly (FieldPath<C> | MadeColumn<RowOf<C>>)[]
  /** Which records: path parameters and conditions. By default all outside the trash. */
  readonly find?: Find
  /** Default order: a column's name, with `-` for descending. By default the first column. */
  readonly sort?: string
  /** Fields with a filter above the table. By default the choices and flags among the columns. */
  readonly filters?: readonly FieldPath<C>[]
  /** Fields of the form, from top to bottom; read-only ones are shown above it. By default all that a client may write. */
  readonly form?: readonly Name<C>[]
  /** Initial values of a new record. Without it the panel cannot create records. */
  readonly begin?: Begin<C>
  /** Custom cells, by field. */
  readonly cells?: { readonly [path in FieldPath<C>]?: (row: RowOf<C>) => ReactNode }
  /** Custom inputs, by field. */
  readonly inputs?: { readonly [name in Name<C>]?: FieldInput }
  readonly actions?: readonly PanelAction<RowOf<C>>[]
  /** Content below the form, such as where the record is used. */
  readonly under?: ComponentType<UnderRecordProps<C>>
}

/** A panel of one document. */
export interface DocumentSpec<C extends Collection> {
  /** Its id in the collection. */
  readonly id: string
  /** Parameters of the collection's path. */
  readonly params?: Params
  readonly form?: readonly Name<C>[]
  readonly inputs?: { readonly [name in Name<C>]?: FieldInput }
  /** Initial values, if the document does not exist. */
  readonly begin?: Begin<C>
  readonly actions?: readonly PanelAction<RowOf<C>>[]
  readonly under?: ComponentType<UnderRecordProps<C>>
}

/** A panel that shows what was counted or collected: a table without a form. */
export interface ReportSpec<R extends { readonly id: string }> {
  readonly columns: readonly MadeColumn<R>[]
  /** Number of columns shown by default, from the left; all if absent. */
  readonly shown?: number
  readonly sort?: string
  /** Names of columns with a filter above the table. */
  readonly filters?: readonly string[]
  readonly actions?: readonly PanelAction<R>[]
  /** Facts of the open row, shown beside the table with its actions: names of columns, or further ones. Without them rows cannot be opened. */
  readonly facts?: readonly (string | MadeColumn<R>)[]
  /** Content above the table, such as a chart of the same data. */
  readonly above?: ComponentType<{ readonly rows: readonly R[] }>
  /** Title shown when there are no rows. */
  readonly empty?: string
  /** A link to where the first row comes from. */
  readonly start?: ReactNode
}
