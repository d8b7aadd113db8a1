import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { all, scope } from '../shared/records/policy'

const line = v.strictObject({
  kind: v.picklist(['order', 'gift', 'letter', 'monthly']),
  ref: v.string(),
  /** An ISO 8601 instant or a day. */
  at: v.string(),
  title: v.string(),
  cents: v.number(),
  status: v.string(),
})

/**
 * Returns a person's payments and gifts. Each read writes an audit entry with the reader and the person, so it must be called only when the
 * user asks for it.
 */
export const readPersonMoney = cloudFunction({
  name: 'readPersonMoney',
  repeatable: 'it only reads, and every reading is noted',
  access: all(scope('people'), scope('money')),
  input: v.strictObject({ personId: recordId }),
  output: v.strictObject({ lines: v.array(line), givenCents: v.number() }),
})
export type PersonMoney = v.InferOutput<typeof readPersonMoney.output>
