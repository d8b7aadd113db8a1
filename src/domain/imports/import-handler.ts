import type { editions } from '../guide/editions.collection'
import type { HandlerContext } from '../shared/functions/handler'
import type { DataOf, StoredOf } from '../shared/records/collection'
import type { FieldMap, RecordOf } from '../shared/records/fields'
import type { RecordsWithin } from '../shared/records/records'
import type { RowCells } from './cells/row-cells'
import type { importBatches, importRows } from './import-batches.collection'
import type { ImportKind } from './import-kind'
import type { PlanInput, PlannedRow, RowToCreate, RowToUpdate, RowToWrite } from './plan/planned-row'
import type { RowText } from './plan/row-text'

/** A row that was written, with what its undo needs. */
export type ImportedRow = StoredOf<typeof importRows>

/** What the undo of a row needs. */
export type WrittenRow = Omit<DataOf<typeof importRows>, 'scope'>

/** The rows of one transaction. */
export interface RowsToWrite<Data = unknown> {
  readonly created: readonly RowToCreate<Data>[]
  readonly updated: readonly RowToUpdate[]
}

/**
 * Writes the rows of one transaction, one after the other, once everything that they need was read. Answers what the undo needs, or the code of
 * `refusals` for why the row is not written.
 */
export interface RowWriter<Data = unknown> {
  create(row: RowToCreate<Data>): WrittenRow | string
  /** Absent where rows only create: a row that changes something is then refused as `invalid`. */
  update?(row: RowToUpdate): WrittenRow | string
  /** Writes what rows have in common, such as a sum. */
  finish?(): void
}

/** What an undo leaves unchanged, wholly or in these fields, with the code of `keeps` for why. */
export interface KeptRecord {
  readonly name: string
  readonly reason: string
  readonly fields?: readonly string[]
}

/** Undoes the rows of one transaction, one after the other, where the records still have the values that the import gave them. */
export interface RowUndo {
  undo(row: ImportedRow): KeptRecord | undefined
  finish?(): void
}

export interface Writing<Before = unknown> {
  readonly context: HandlerContext
  readonly batch: StoredOf<typeof importBatches>
  /** The edition of a kind that is imported into one. */
  readonly edition: () => StoredOf<typeof editions>
  /** The result of `before`. */
  readonly before: Before
}

/** What is done with the rows of one kind of file. */
export interface ImportHandler<Existing = unknown, Before = unknown, Creates extends FieldMap = FieldMap> {
  readonly kind: ImportKind
  /** Declares what its rows create. A row with other data is refused as `invalid` before `write`. */
  readonly creates: Creates
  /** Declares the fields that its rows change, where they are others than those it creates. */
  readonly fields?: FieldMap
  /** Sentences of this kind's reasons and warnings, besides the common ones. */
  readonly words: RowText
  /** Why a planned row is not written, besides `changed-since` and `invalid`. */
  readonly refusals?: Readonly<Record<string, string>>
  /** Why an undo leaves a record unchanged, besides `edited-since`. */
  readonly keeps?: Readonly<Record<string, string>>
  /** Rows written in one transaction; fewer than 100 where a row writes several records. */
  readonly rowsAtOnce?: number
  /** Rows undone in one transaction. */
  readonly undoneAtOnce?: number

  /** The existing records, as far as the plan compares with them. */
  existing(context: HandlerContext, file: PlanInput): Promise<Existing>
  /** What would be done with each row. Yields to other work (`mapWithoutBlocking`). */
  plan(rows: readonly RowCells[], existing: Existing, file: PlanInput): Promise<readonly PlannedRow[]>
  /** Files of a ZIP that no row names. */
  unusedFiles?(rows: readonly RowCells[], file: PlanInput): readonly string[]

  /** Reads or copies what a transaction cannot. */
  before?(context: HandlerContext, rows: readonly RowToWrite[]): Promise<Before>
  /** Reads everything that the rows need. Each row is checked again, because its record may have changed since the plan. */
  write(within: RecordsWithin, writing: Writing<Before>, rows: RowsToWrite<RecordOf<Creates>>): Promise<RowWriter<RecordOf<Creates>>>
  /** What follows when rows are written. Safe to repeat. */
  after?(context: HandlerContext, rows: readonly RowToWrite[]): Promise<void>

  /** Reads everything that the undo of the rows needs. */
  undo(within: RecordsWithin, rows: readonly ImportedRow[], context: HandlerContext): Promise<RowUndo>
  afterUndo?(context: HandlerContext, rows: readonly ImportedRow[]): Promise<void>
}

export const defineImport = <Existing, Before, Creates extends FieldMap>(handler: ImportHandler<Existing, Before, Creates>): ImportHandler =>
  handler as unknown as ImportHandler

/** The declared fields of its rows, whose labels staff see. */
export const rowFields = ({ creates, fields }: Pick<ImportHandler, 'creates' | 'fields'>): FieldMap => ({ ...creates, ...fields })

/** The label of a field that a row changes. */
export const fieldLabel = (handler: Pick<ImportHandler, 'creates' | 'fields'>, name: string): string => rowFields(handler)[name]?.label ?? name

export const refusalWords: Readonly<Record<string, string>> = {
  'changed-since': 'somebody changed it after the dry run',
  invalid: 'the store did not accept it',
}

export const keepWords: Readonly<Record<string, string>> = { 'edited-since': 'somebody edited it since' }
