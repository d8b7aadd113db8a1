import * as v from 'valibot'
import { cloudFunction, hourly } from '../../../shared/functions/cloud-function'
import { recordId } from '../../../shared/records/document-id'
import { scope } from '../../../shared/records/policy'

/**
 * Sets or, without `hostId`, removes the host of a building. Its listings of every edition follow: the new host may edit them and reads the
 * roster, the former one no longer does. The same host again brings along listings that were left out.
 */
export const setHost = cloudFunction({
  name: 'setHost',
  heavy: true,
  access: scope('guide'),
  limit: { account: hourly(300) },
  input: v.strictObject({ siteId: recordId, hostId: v.optional(recordId) }),
  /** How many listings the building has. */
  output: v.strictObject({ listings: v.number() }),
})
