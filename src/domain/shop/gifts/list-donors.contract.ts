import * as v from 'valibot'
import { givingStates } from '../../giving/donors/giving-states'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { scope } from '../../shared/records/policy'

const cents = v.number()
const donor = v.strictObject({
  /** The person's id. */
  id: v.string(),
  name: v.string(),
  email: v.exactOptional(v.string()),
  thisYearCents: cents,
  lastYearCents: cents,
  everCents: cents,
  gifts: v.number(),
  lastOn: v.exactOptional(v.string()),
  level: v.exactOptional(v.string()),
  state: v.picklist(givingStates),
  softThisYearCents: cents,
  softEverCents: cents,
  /** Pledged and not yet given. */
  promisedCents: cents,
})
export type Donor = v.InferOutput<typeof donor>

/**
 * All donors: people who gave, pledged, or get soft credit for gifts of others, with sums by fiscal year. Includes names, because staff with
 * only the scope money cannot read people.
 */
export const listDonors = cloudFunction({
  name: 'listDonors',
  heavy: true,
  repeatable: onlyReads,
  access: scope('money'),
  limit: { account: hourly(300) },
  input: v.strictObject({}),
  output: v.strictObject({ donors: v.array(donor) }),
})
