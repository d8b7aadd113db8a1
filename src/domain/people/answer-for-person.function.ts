import * as v from 'valibot'
import { consentTopics } from '../accounts/consents'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/** Characters that the evidence of a yes has at least. */
export const leastEvidence = 10

/**
 * Takes down what somebody answered to a topic, for up to 100 people. A no is always taken; a yes of one person alone, and with its
 * evidence: where and in what words it was given (`consent-evidence`).
 */
export const answerForPerson = cloudFunction({
  name: 'answerForPerson',
  access: scope('people'),
  input: v.strictObject({
    personIds: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[^/]{1,128}$/))), v.minLength(1), v.maxLength(100)),
    topics: v.pipe(v.array(v.picklist(consentTopics)), v.minLength(1)),
    state: v.picklist(['in', 'out']),
    evidence: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  }),
  /** How many answers were new. */
  output: v.strictObject({ recorded: v.number() }),
})
export type AnswerForPerson = v.InferOutput<typeof answerForPerson.input>
