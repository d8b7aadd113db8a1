import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { signedIn } from '../shared/records/policy'
import { joiningDraft } from './joining-drafts.collection'

/** Saves the entered data with the account, so that joining can be resumed on any device; without a draft it only reads. */
export const saveJoiningDraft = cloudFunction({
  name: 'keepJoining',
  repeatable: 'it does what is there now, and the same twice is the same',
  access: signedIn,
  limit: { account: hourly(300) },
  input: v.strictObject({ draft: v.exactOptional(joiningDraft) }),
  output: v.strictObject({
    draft: joiningDraft,
    /** The account has joined already; a new token contains its claim. */
    hasJoined: v.exactOptional(v.literal(true)),
  }),
})
