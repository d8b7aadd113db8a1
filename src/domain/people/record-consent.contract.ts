import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { signedIn } from '../shared/records/policy'
import { consentTopics } from './consents.collection'

/** Records the caller's answer to a topic. An answer equal to the latest one is not recorded again. */
export const recordConsent = cloudFunction({
  name: 'recordConsent',
  access: signedIn,
  limit: { account: hourly(120) },
  input: v.strictObject({
    topic: v.picklist(consentTopics),
    state: v.picklist(['in', 'out']),
    /** The wording beside the topic, as it was displayed. */
    evidence: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
    source: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  }),
  output: v.strictObject({ recorded: v.boolean() }),
})
