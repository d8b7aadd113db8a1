import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { role } from '../shared/policy'
import { fieldsInput, type JsonValue } from './bulk-change'
import { collectionInput, nameInput, paramsInput } from './record-names'

export interface SaveInput {
  readonly collection: string
  readonly params: Readonly<Record<string, string>>
  readonly id: string
  /** The revision that was read; absent for a record that is to be created. */
  readonly rev?: number
  readonly change: { readonly [field: string]: JsonValue }
}

/**
 * Saves what a form changed where security rules cannot prove every field, such as a long list: the collection's own access decides, and its
 * schema checks. Fields with a callable of their own are refused.
 */
export const saveRecord = cloudFunction<SaveInput, { outcome: 'saved' | 'overtaken' }>({
  name: 'saveRecord',
  access: role('admin'),
  input: v.strictObject({
    collection: collectionInput,
    params: paramsInput,
    id: nameInput,
    rev: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    change: fieldsInput,
  }),
  output: v.strictObject({ outcome: v.picklist(['saved', 'overtaken']) }),
})
