import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'
import { consentTopics } from './consents.collection'

/** Minimum length in characters of the evidence for a yes. */
export const minEvidence = 10

/** The maximum number of people in one call: all their answers are one transaction. */
export const peoplePerAnswer = 80

/**
 * Records an answer to consent topics for up to 80 people. A no is accepted for all of them. A yes is accepted for one person at a time and
 * needs evidence: where the person gave it and in what words (`consent-evidence`).
 */
export const answerForPerson = cloudFunction({
  name: 'answerForPerson',
  access: scope('people'),
  input: v.strictObject({
    personIds: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(peoplePerAnswer)),
    topics: v.pipe(v.array(v.picklist(consentTopics)), v.minLength(1), v.maxLength(consentTopics.length)),
    state: v.picklist(['in', 'out']),
    evidence: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  }),
  /** Number of answers that differ from the latest ones and were recorded. */
  output: v.strictObject({ recorded: v.number() }),
})
export type AnswerForPerson = v.InferOutput<typeof answerForPerson.input>
