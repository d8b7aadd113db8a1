import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { role } from '../shared/records/policy'
import { fieldsInput, type JsonValue } from './bulk/bulk-change'
import { collectionInput, paramsInput } from './record-ids-input'

export interface SaveInput {
  readonly collection: string
  readonly params: Readonly<Record<string, string>>
  readonly id: string
  /** The revision that was read; absent for a new record. */
  readonly rev?: number
  readonly change: { readonly [field: string]: JsonValue }
}

/** `rev` is the record's new revision. */
export type SaveOutput = { readonly outcome: 'saved'; readonly rev: number } | { readonly outcome: 'overtaken' }

const revision = v.pipe(v.number(), v.integer(), v.minValue(1))

/**
 * Saves a form's changes if security rules cannot check every field, such as a long list. The collection's access rules and schema apply.
 * Refuses fields that have their own callable.
 */
export const saveRecord = cloudFunction<SaveInput, SaveOutput>({
  name: 'saveRecord',
  access: role('admin'),
  input: v.strictObject({
    collection: collectionInput,
    params: paramsInput,
    id: recordId,
    rev: v.exactOptional(revision),
    change: fieldsInput,
  }),
  output: v.variant('outcome', [v.strictObject({ outcome: v.literal('saved'), rev: revision }), v.strictObject({ outcome: v.literal('overtaken') })]),
})
