import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { trimmed } from '../../shared/records/fields'
import { scope } from '../../shared/records/policy'
import { policies } from '../policies.collection'

const { kind, title, body } = policies.fields

/**
 * Stores the draft of a policy's next version. `seen` is the `rev` of the draft that it replaces; refuses with `record-overtaken` if there is
 * a newer one.
 */
export const savePolicy = cloudFunction({
  name: 'savePolicy',
  access: scope('content'),
  limit: { account: hourly(240) },
  input: v.strictObject({
    kind: kind.schema,
    seen: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    title: trimmed(title),
    body: body.schema,
    /** What changed since the version before; the first version has none. */
    changes: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))),
    effective: v.pipe(v.string(), v.isoTimestamp()),
    reaccept: v.boolean(),
  }),
  output: v.strictObject({ version: v.number() }),
})
