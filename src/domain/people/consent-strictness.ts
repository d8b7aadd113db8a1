import { type ConsentTopic, consentTopics } from './consents.collection'

/** The latest answer to each topic; absent if the person was never asked. */
export type Answers = { readonly [T in ConsentTopic]?: 'in' | 'out' }

/**
 * The consent answers of two merged records of one person. A no on either record is a no. A yes stays if the other record has no answer,
 * because the same person gave it.
 */
export const stricterAnswers = (a: Answers, b: Answers): Answers =>
  answersOf(topic => (a[topic] === 'out' || b[topic] === 'out' ? 'out' : (a[topic] ?? b[topic])))

const answersOf = (answer: (topic: ConsentTopic) => 'in' | 'out' | undefined): Answers =>
  Object.fromEntries(consentTopics.map(topic => [topic, answer(topic)] as const).filter(([, state]) => state !== undefined))
