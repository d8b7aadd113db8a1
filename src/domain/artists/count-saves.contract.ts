import * as v from 'valibot'
import { hourly } from '../shared/functions/call-limit'
import { cloudFunction, onlyReads } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'
import { saves } from './saves.collection'

/** How much of each kind somebody has saved. What it is, only they see. */
export const countSaves = cloudFunction({
  name: 'countSaves',
  repeatable: onlyReads,
  access: scope('people'),
  limit: { account: hourly(1200) },
  input: v.strictObject({ personId: recordId }),
  output: v.strictObject({ counts: v.array(v.strictObject({ kind: saves.fields.kind.schema, count: v.number() })) }),
})
