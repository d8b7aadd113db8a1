import * as v from 'valibot'
import type { Value } from '../../../ports/documents'

/** A value as JSON carries it: an instant is its ISO text. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue }

/** What is done alike to many records. */
export type BulkChange =
  /** Fields get these values; `null` empties a field that may be empty. */
  | { readonly is: 'set'; readonly fields: { readonly [field: string]: Value } }
  /** A list gets what it does not hold yet. */
  | { readonly is: 'add'; readonly field: string; readonly values: readonly string[] }
  /** A list loses what it holds of these. */
  | { readonly is: 'take'; readonly field: string; readonly values: readonly string[] }
  /** Each goes along this arrow of its states; those whose state has none are left. */
  | { readonly is: 'move'; readonly event: string }

/** Why a record is left as it is. */
export const leavings = ['forbidden', 'missing', 'in-trash', 'illegal-transition', 'invalid'] as const
export type BulkLeaving = (typeof leavings)[number]

const fieldName = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const texts = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(140))), v.minLength(1), v.maxLength(40))

const jsonValue: v.GenericSchema<unknown, JsonValue> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(jsonValue), v.record(v.string(), jsonValue)]),
)

/** Fields of a record as JSON carries them. */
export const fieldsInput = v.record(fieldName, jsonValue)

/** A change as it crosses to the callable. */
export type SentBulkChange = Exclude<BulkChange, { is: 'set' }> | { readonly is: 'set'; readonly fields: { readonly [field: string]: JsonValue } }

export const bulkChangeInput: v.GenericSchema<unknown, SentBulkChange> = v.variant('is', [
  v.strictObject({ is: v.literal('set'), fields: fieldsInput }),
  v.strictObject({ is: v.literal('add'), field: fieldName, values: texts }),
  v.strictObject({ is: v.literal('take'), field: fieldName, values: texts }),
  v.strictObject({ is: v.literal('move'), event: fieldName }),
])
