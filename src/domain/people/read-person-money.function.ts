import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { all, scope } from '../shared/policy'

const line = v.strictObject({
  kind: v.picklist(['order', 'gift', 'letter', 'monthly']),
  ref: v.string(),
  /** ISO instant, or a day. */
  at: v.string(),
  title: v.string(),
  cents: v.number(),
  status: v.string(),
})

/** What somebody paid and gave. Whoever looks is noted in the audit, with whom they looked at; so nothing of it is shown before it is asked for. */
export const readPersonMoney = cloudFunction({
  name: 'readPersonMoney',
  access: all(scope('people'), scope('money')),
  input: v.strictObject({ personId: v.pipe(v.string(), v.regex(/^[^/]{1,128}$/)) }),
  output: v.strictObject({ lines: v.array(line), givenCents: v.number() }),
})
export type PersonMoney = v.InferOutput<typeof readPersonMoney.output>
