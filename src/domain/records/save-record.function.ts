import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { role } from '../shared/records/policy'
import { fieldsInput, type JsonValue } from './bulk/bulk-change'
import { collectionInput, nameInput, paramsInput } from './record-names'

export interface SaveInput {
  readonly collection: string
  readonly params: Readonly<Record<string, string>>
  readonly id: string
  /** The revision that was read; absent for a record that is to be created. */
  readonly rev?: number
  readonly change: { readonly [field: string]: JsonValue }
}

/** `rev` is the record's new revision. */
export type SaveOutput = { readonly outcome: 'saved'; readonly rev: number } | { readonly outcome: 'overtaken' }

const revision = v.pipe(v.number(), v.integer(), v.minValue(1))

/**
 * Saves what a form changed where security rules cannot prove every field, such as a long list: the collection's own access decides, and its
 * schema checks. Fields with a callable of their own are refused.
 */
export const saveRecord = cloudFunction<SaveInput, SaveOutput>({
  name: 'saveRecord',
  access: role('admin'),
  input: v.strictObject({
    collection: collectionInput,
    params: paramsInput,
    id: nameInput,
    rev: v.exactOptional(revision),
    change: fieldsInput,
  }),
  output: v.variant('outcome', [v.strictObject({ outcome: v.literal('saved'), rev: revision }), v.strictObject({ outcome: v.literal('overtaken') })]),
})
