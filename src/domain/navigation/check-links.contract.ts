import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../shared/functions/cloud-function'
import { scope } from '../shared/records/policy'

const address = v.pipe(v.string(), v.maxLength(2048))

/** Checks which of these links lead nowhere. `unchecked`: this host cannot send requests to other sites. */
export const checkLinks = cloudFunction({
  name: 'checkLinks',
  repeatable: onlyReads,
  access: scope('content'),
  limit: { account: hourly(120) },
  input: v.strictObject({ links: v.pipe(v.array(address), v.maxLength(200)) }),
  output: v.strictObject({
    links: v.array(v.strictObject({ to: address, state: v.picklist(['works', 'broken', 'unreachable', 'unchecked']) })),
  }),
})
export type CheckedLink = v.InferOutput<typeof checkLinks.output>['links'][number]
