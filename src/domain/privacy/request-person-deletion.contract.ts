import * as v from 'valibot'
import { waysOfAsking } from '../people/deletions.collection'
import { cloudFunction, daily } from '../shared/functions/cloud-function'
import { reason } from '../shared/functions/reason'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'

/**
 * Records or cancels a person's request to be forgotten, with or without an account; `finishDeletions` carries it out after seven days, as
 * for requests from an own account. `address` is the one from which the person wrote: records that only this address connects to them are
 * erased too. Refuses with `staff-account` while the person has a role, with `merge-over` if the record was merged or forgotten, and with
 * `email-differs` if the address is not one of theirs.
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
    /** Whether the person has an address for the mail. */
    mailed: v.boolean(),
  }),
})
export type ForgettingRequest = v.InferOutput<typeof anonymisePerson.input>
