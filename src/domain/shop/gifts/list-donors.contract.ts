import * as v from 'valibot'
import { givingStates } from '../../giving/donors/giving-states'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction, onlyReads } from '../../shared/functions/cloud-function'
import { scope } from '../../shared/records/policy'

const cents = v.number()
const donor = v.strictObject({
  /** The person's. */
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
  /** What they promised and have not given yet. */
  promisedCents: cents,
})
export type Donor = v.InferOutput<typeof donor>

/** Everybody who gave, promised, or is owed thanks for what others gave, with sums by fiscal year. Names come along: staff of money alone read no people. */
export const listDonors = cloudFunction({
  name: 'listDonors',
  heavy: true,
  repeatable: onlyReads,
  access: scope('money'),
  limit: { account: hourly(300) },
  input: v.strictObject({}),
  output: v.strictObject({ donors: v.array(donor) }),
})
