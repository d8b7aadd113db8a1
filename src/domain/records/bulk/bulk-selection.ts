import * as v from 'valibot'
import { maxRows } from '../../tables/row-source'
import { countOutput, nameInput } from '../record-names'

/** A field has this value, or a list holds it: what the database answers without an index of its own. */
export type BulkCondition = readonly [field: string, op: '==' | 'array-contains', value: string | number | boolean]

/** All that answer a question, asked on the server; `counted` is how many the caller saw and confirmed. */
export type BulkMatching =
  /** Records of which all of this holds. */
  | { readonly is: 'where'; readonly where: readonly BulkCondition[]; readonly counted: number }
  /** People who answer a segment's question, as JSON. */
  | { readonly is: 'segment'; readonly question: string; readonly counted: number }

/** Which records a change is for: exactly these, 100,000 at most, or all that match, however many. */
export type BulkSelection = { readonly is: 'ids'; readonly ids: readonly string[] } | BulkMatching

/** More records than this are asked for on the server, where what was chosen can be said as a question. */
export const maxByName = 1_000

const field = v.pipe(v.string(), v.minLength(1), v.maxLength(160))
const value = v.union([v.pipe(v.string(), v.maxLength(500)), v.number(), v.boolean()])

export const bulkSelectionInput: v.GenericSchema<unknown, BulkSelection> = v.variant('is', [
  v.strictObject({ is: v.literal('ids'), ids: v.pipe(v.array(nameInput), v.minLength(1), v.maxLength(maxRows)) }),
  v.strictObject({
    is: v.literal('where'),
    where: v.pipe(v.array(v.tuple([field, v.picklist(['==', 'array-contains']), value])), v.maxLength(10)),
    counted: countOutput,
  }),
  v.strictObject({ is: v.literal('segment'), question: v.pipe(v.string(), v.maxLength(10_000)), counted: countOutput }),
])
