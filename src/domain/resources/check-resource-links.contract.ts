import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'

/** Checks whether each link of these resources still works. `unchecked`: this host cannot send requests. */
export const checkResourceLinks = cloudFunction({
  name: 'checkResourceLinks',
  repeatable: 'it does what is there now, and the same twice is the same',
  access: scope('content'),
  limit: { account: hourly(60) },
  input: v.strictObject({ ids: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(50)) }),
  output: v.strictObject({ works: v.number(), broken: v.number(), unreachable: v.number(), unchecked: v.number() }),
})
export type LinkCounts = v.InferOutput<typeof checkResourceLinks.output>
