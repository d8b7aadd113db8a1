import * as v from 'valibot'
import { memberKinds } from '../accounts/joining-drafts.collection'
import { consentTopics } from '../people/consents.collection'
import { phoneOf } from '../people/normal-name-and-phone'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { signedIn } from '../shared/records/policy'
import { emailForm } from '../shared/text/email-address'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100))

/**
 * Creates the caller's person with their consents, and sets the account's claim for it. A repeated call returns the same. A caller with a
 * confirmed address is linked to the person who has it, or refused with `email-elsewhere` if that person has another account. To other
 * callers the response reveals nothing about existing people. Refuses with `too-young` and `guardian-missing`.
 */
export const joinAsMember = cloudFunction({
  name: 'joinAsMember',
  access: signedIn,
  limit: {
    network: hourly(100),
    account: hourly(20),
    target: { ...hourly(10), of: ({ guardianEmail, phone }) => guardianEmail ?? (phone && phoneOf(phone)) },
  },
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
    topics: v.pipe(v.array(v.picklist(consentTopics)), v.maxLength(consentTopics.length)),
    /** The wording beside the topics, as it was displayed. */
    evidence: line(300),
  }),
  output: v.strictObject({ personId: v.string(), isNew: v.boolean() }),
})
export type JoinInput = v.InferOutput<typeof joinAsMember.input>
export type Joined = v.InferOutput<typeof joinAsMember.output>
