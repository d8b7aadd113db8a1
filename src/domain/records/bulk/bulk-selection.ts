import * as v from 'valibot'
import { recordId } from '../../shared/records/document-id'
import { maxRows } from '../../tables/row-source'
import { countOutput } from '../record-ids-input'

/** A field equals this value, or a list contains it: conditions that the database answers without a composite index. */
export type BulkCondition = readonly [field: string, op: '==' | 'array-contains', value: string | number | boolean]

/** All records that match, found on the server; `counted` is the number that the caller saw and confirmed. */
export type BulkMatching =
  /** Records that meet all of these conditions. */
  | { readonly is: 'where'; readonly where: readonly BulkCondition[]; readonly counted: number }
  /** People in a segment; `question` is the segment's conditions as JSON. */
  | { readonly is: 'segment'; readonly question: string; readonly counted: number }

/** The selected records: exactly these, at most 100,000, or all that match, without a limit. */
export type BulkSelection = { readonly is: 'ids'; readonly ids: readonly string[] } | BulkMatching

/** A larger selection is sent as a query, if it can be expressed as one. */
export const maxByName = 1_000

const field = v.pipe(v.string(), v.minLength(1), v.maxLength(160))
const value = v.union([v.pipe(v.string(), v.maxLength(500)), v.number(), v.boolean()])

export const bulkSelectionInput: v.GenericSchema<unknown, BulkSelection> = v.variant('is', [
  v.strictObject({ is: v.literal('ids'), ids: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(maxRows)) }),
  v.strictObject({
    is: v.literal('where'),
    where: v.pipe(v.array(v.tuple([field, v.picklist(['==', 'array-contains']), value])), v.maxLength(10)),
    counted: countOutput,
  }),
  v.strictObject({ is: v.literal('segment'), question: v.pipe(v.string(), v.maxLength(10_000)), counted: countOutput }),
])
