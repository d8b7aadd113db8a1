import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'
import { saves } from './saves.collection'

/** How many items of each kind a person has saved. Only the person sees which ones. */
export const countSaves = cloudFunction({
  name: 'countSaves',
  repeatable: onlyReads,
  access: scope('people'),
  limit: { account: hourly(1200) },
  input: v.strictObject({ personId: recordId }),
  output: v.strictObject({ counts: v.array(v.strictObject({ kind: saves.fields.kind.schema, count: v.number() })) }),
})
