import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { emailForm } from '../shared/email-address'
import { signedIn } from '../shared/policy'
import { consentTopics } from './consents'
import { memberKinds } from './joining'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100))

/**
 * Makes the caller's account somebody's: the person, the consents, and the claim that says so. Called again it answers the same.
 * Refuses with `too-young`, `guardian-missing`, `email-unverified` (somebody without an account has this address),
 * `email-elsewhere` (somebody with another account has it) and `maybe-known` (same name and phone, unless `notThem`).
 */
export const joinAsMember = cloudFunction({
  name: 'joinAsMember',
  access: signedIn,
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
    /** The words beside the topics, as they were shown. */
    evidence: line(300),
    notThem: v.exactOptional(v.boolean()),
  }),
  output: v.strictObject({ personId: v.string(), isNew: v.boolean() }),
})
export type JoinInput = v.InferOutput<typeof joinAsMember.input>
export type Joined = v.InferOutput<typeof joinAsMember.output>
