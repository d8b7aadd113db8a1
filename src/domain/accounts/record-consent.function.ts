import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { signedIn } from '../shared/policy'
import { consentTopics } from './consents'

/** Adds the caller's answer to a topic. An answer that changes nothing is not recorded again. */
export const recordConsent = cloudFunction({
  name: 'recordConsent',
  access: signedIn,
  input: v.strictObject({
    topic: v.picklist(consentTopics),
    state: v.picklist(['in', 'out']),
    /** The words beside the topic, as they were shown. */
    evidence: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
    source: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  }),
  output: v.strictObject({ recorded: v.boolean() }),
})
export type ConsentAnswer = v.InferOutput<typeof recordConsent.input>
