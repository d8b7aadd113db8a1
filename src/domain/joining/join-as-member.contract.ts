import * as v from 'valibot'
import { memberKinds } from '../accounts/joining.collection'
import { consentTopics } from '../people/consents.collection'
import { hour } from '../shared/functions/call-limit'
import { cloudFunction } from '../shared/functions/cloud-function'
import { signedIn } from '../shared/records/policy'
import { emailForm } from '../shared/text/email-address'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100))

/**
 * Creates the caller's person with their consents, and sets the account's claim for it. A repeated call returns the same. Refuses with
 * `too-young`, `guardian-missing`, `email-unverified` (a person without an account has this address), `email-elsewhere` (a person with
 * another account has it) and `maybe-known` (a person with the same name and phone exists, unless `notThem`).
 */
export const joinAsMember = cloudFunction({
  name: 'joinAsMember',
  access: signedIn,
  limit: { most: 20, within: hour, per: ['account'] },
  input: v.strictObject({
    kind: v.picklist(memberKinds),
    first: line(80),
    last: line(80),
    organisation: v.exactOptional(line(140)),
    pronouns: v.exactOptional(line(40)),
    phone: v.exactOptional(line(20)),
    birthYear: year,
    hadBirthday: v.boolean(),
    guardianEmail: v.exactOptional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(emailForm), v.maxLength(254))),
    topics: v.array(v.picklist(consentTopics)),
    /** The wording beside the topics, as it was displayed. */
    evidence: line(300),
    notThem: v.exactOptional(v.boolean()),
  }),
  output: v.strictObject({ personId: v.string(), isNew: v.boolean() }),
})
export type JoinInput = v.InferOutput<typeof joinAsMember.input>
export type Joined = v.InferOutput<typeof joinAsMember.output>
