import { contentHash } from '../cells/content-hash'
import { leaveOut } from '../columns/column-mapping'
import { partOf } from '../file/import-file-paths'
import type { ImportQuestion } from './import-question'
import type { FieldChange, PlanInput, PlannedRow } from './planned-row'

/** A record, or an opening of one, that an earlier import created and that still exists. */
export interface PreviouslyImported extends Pick<PlannedRow, 'name' | 'entryKey'> {
  readonly recordId: string
  /** The import that created it. */
  readonly batchId: string
  /** The changes that withdrawing it makes. */
  readonly changes: readonly FieldChange[]
  /** Whether withdrawing it would lose a later change by hand. It is then listed, and stays. */
  readonly isEdited?: boolean
}

/** Asked if a corrected file lacks records that an earlier one contained. `absentRows` creates its rows. */
export const absentQuestion = (records: string): ImportQuestion => ({
  name: 'gone',
  asks: `These ${records} came with an earlier file, and this one does not have them. What becomes of them?`,
  choices: [{ value: 'withdraw', label: 'Withdraw them: visitors no longer see them once you publish' }],
  holdsFor: 'file',
  leaves: 'Leave them in the guide',
})

/**
 * Rows for records that an earlier file created and this one no longer contains. Only imports count of which this file repeats some rows,
 * because an unrelated file for the same edition says nothing about them. These rows come after the last row of the file. `mayBeNamed`:
 * whether a refused row may be about the record.
 */
export function absentRows(
  earlier: readonly PreviouslyImported[],
  planned: readonly PlannedRow[],
  mayBeNamed: (one: PreviouslyImported) => boolean,
  { table, answers }: PlanInput,
): PlannedRow[] {
  // A quotation mark that is never closed hides the rows after it.
  if (table.rows.some(({ problem }) => problem === 'quote-not-closed')) return []
  const named = new Set(planned.map(placeOf))
  const repeated = new Set(earlier.filter(one => named.has(placeOf(one))).map(sourceOf))
  const last = table.rows.at(-1)?.line ?? 0
  return earlier
    .filter(one => repeated.has(sourceOf(one)) && !named.has(placeOf(one)) && !mayBeNamed(one))
    .map((one, at) => goneRow(one, last + 1 + at, answers['gone']))
}

const placeOf = ({ recordId, entryKey = '' }: Pick<PlannedRow, 'recordId' | 'entryKey'>) => `${recordId} ${entryKey}`

/** A large file becomes several imports. */
const sourceOf = ({ batchId }: PreviouslyImported) => partOf(batchId).importId

function goneRow({ name, recordId, entryKey, changes, isEdited }: PreviouslyImported, line: number, answer: string | undefined): PlannedRow {
  const hash = contentHash({ gone: recordId, entryKey })
  const row = { line, hash, name, recordId, ...(entryKey !== undefined && { entryKey }), reasons: [], warnings: [] }
  const left = { ...row, action: 'skip', reasons: [{ code: 'gone-and-left', value: name }] } as const
  if (isEdited) return { ...left, warnings: [{ code: 'gone-and-edited' }] }
  const doubt = { question: 'gone', cell: name, readings: { withdraw: name } }
  if (answer === leaveOut) return { ...left, doubt }
  if (answer !== 'withdraw') return { ...row, doubt, action: 'error', reasons: [{ code: 'gone', value: name }] }
  return { ...row, doubt, action: 'update', withdraws: true, changes, warnings: [{ code: 'gone-and-withdrawn', value: name }] }
}
