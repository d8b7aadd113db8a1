import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/**
 * Publishes what has a time of its own, once that time has come: pages that were scheduled, and the current guide anew when an article
 * of it falls due. Every host runs it every five minutes (product D7).
 */
export const publishDue = cloudFunction({
  name: 'publishDue',
  access: scope('system'),
  input: v.strictObject({}),
  output: v.strictObject({ pages: v.number(), articles: v.number() }),
})
