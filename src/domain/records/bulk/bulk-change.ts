import * as v from 'valibot'
import type { Value } from '../../../ports/documents'

/** A value in JSON; an instant is its ISO text. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue }

/** A change that is made to all of the records. */
export type BulkChange =
  /** Fields get these values; `null` empties an optional field. */
  | { readonly is: 'set'; readonly fields: { readonly [field: string]: Value } }
  /** Values that a list does not hold yet are added to it. */
  | { readonly is: 'add'; readonly field: string; readonly values: readonly string[] }
  /** These values are removed from a list. */
  | { readonly is: 'take'; readonly field: string; readonly values: readonly string[] }
  /** Each record makes this state transition. Records whose state does not allow it are skipped. */
  | { readonly is: 'move'; readonly event: string }

/** Why a record is left unchanged. */
export const leftReasons = ['forbidden', 'missing', 'in-trash', 'illegal-transition', 'invalid'] as const
export type BulkLeftReason = (typeof leftReasons)[number]

const fieldName = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const texts = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(140))), v.minLength(1), v.maxLength(40))

const jsonValue: v.GenericSchema<unknown, JsonValue> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(jsonValue), v.record(v.string(), jsonValue)]),
)

/** Fields of a record in JSON. */
export const fieldsInput = v.pipe(v.record(fieldName, jsonValue), v.maxEntries(200))

/** A change as the callable receives it. */
export type SentBulkChange = Exclude<BulkChange, { is: 'set' }> | { readonly is: 'set'; readonly fields: { readonly [field: string]: JsonValue } }

export const bulkChangeInput: v.GenericSchema<unknown, SentBulkChange> = v.variant('is', [
  v.strictObject({ is: v.literal('set'), fields: fieldsInput }),
  v.strictObject({ is: v.literal('add'), field: fieldName, values: texts }),
  v.strictObject({ is: v.literal('take'), field: fieldName, values: texts }),
  v.strictObject({ is: v.literal('move'), event: fieldName }),
])
