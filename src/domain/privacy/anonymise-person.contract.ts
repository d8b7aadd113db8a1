import * as v from 'valibot'
import { waysOfAsking } from '../people/deletions.collection'
import { daily } from '../shared/functions/call-limit'
import { cloudFunction } from '../shared/functions/cloud-function'
import { reason } from '../shared/functions/reason'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'

/**
 * Takes the request of somebody to be forgotten, with or without an account, or cancels it during its seven days; `finishDeletions` does it,
 * as it does for those who asked in their own account. `address` is the one that they wrote from: what it alone claims goes with them.
 * Refuses with `staff-account` while the person holds a role, with `merge-over` where the record was merged or forgotten, and with
 * `email-differs` where the address is not among theirs.
 */
export const anonymisePerson = cloudFunction({
  name: 'anonymisePerson',
  access: scope('people'),
  limit: { account: daily(20) },
  recentSignIn: ({ act }) => act === 'ask',
  input: v.variant('act', [
    v.strictObject({
      act: v.literal('ask'),
      personId: recordId,
      askedBy: v.picklist(waysOfAsking),
      address: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
      reason,
    }),
    v.strictObject({ act: v.literal('keep'), personId: recordId, reason }),
  ]),
  output: v.strictObject({
    dueAt: v.string(),
    /** Whether there was an address to write to. */
    mailed: v.boolean(),
  }),
})
export type ForgettingRequest = v.InferOutput<typeof anonymisePerson.input>
