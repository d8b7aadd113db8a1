import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import type { DataOf } from '../shared/records/collection'
import { recordId } from '../shared/records/document-id'
import { signedIn } from '../shared/records/policy'
import { saves } from './saves.collection'

/** A saved item, by kind and id. */
export type SavedItem = Pick<DataOf<typeof saves>, 'kind' | 'ref'>

/** Maximum number of items that one person can save; all of them are read at once. */
export const maxSaves = 1000
export const savesPerCall = 200

/**
 * Saves items for the caller; items that are saved already are ignored. Refuses with `saves-full` if there is not room for all, and then
 * saves none.
 */
export const saveItems = cloudFunction({
  name: 'saveItems',
  repeatable: 'what is saved already is not saved again',
  access: signedIn,
  limit: { account: hourly(600) },
  input: v.strictObject({
    items: v.pipe(v.array(v.strictObject({ kind: saves.fields.kind.schema, ref: recordId })), v.minLength(1), v.maxLength(savesPerCall)),
  }),
  output: v.null(),
})

export const saveId = (personId: string, { kind, ref }: SavedItem): string => `${personId}_${kind}_${ref}`
