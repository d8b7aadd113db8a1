import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/** Asks each link of these resources whether it still leads somewhere. `unchecked`: this host cannot ask. */
export const checkResourceLinks = cloudFunction({
  name: 'checkResourceLinks',
  access: scope('content'),
  input: v.strictObject({ ids: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[^/]{1,128}$/))), v.minLength(1), v.maxLength(50)) }),
  output: v.strictObject({ works: v.number(), broken: v.number(), unreachable: v.number(), unchecked: v.number() }),
})
export type LinkCounts = v.InferOutput<typeof checkResourceLinks.output>

/** The links of published resources that nobody asked for a day, and files that no resource names any more. Every host runs it by the hour. */
export const tidyResources = cloudFunction({
  name: 'tidyResources',
  access: scope('content'),
  input: v.strictObject({}),
  output: v.strictObject({ checked: v.number(), deleted: v.number() }),
})
