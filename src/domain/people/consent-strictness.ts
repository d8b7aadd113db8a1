import { type ConsentTopic, consentTopics } from '../accounts/consents'

/** What somebody last answered to each topic; absent where nobody has asked. */
export type Answers = { readonly [T in ConsentTopic]?: 'in' | 'out' }

/**
 * The answers of two records that are one person: who said no anywhere has said no. A yes stands where the other record was never asked,
 * because the same person gave it.
 */
export const stricterAnswers = (a: Answers, b: Answers): Answers =>
  answersOf(topic => (a[topic] === 'out' || b[topic] === 'out' ? 'out' : (a[topic] ?? b[topic])))

/** What an import or an act over many may make of the answers: a no is taken over, a yes never. */
export const tightenedAnswers = (before: Answers, asked: Answers): Answers => answersOf(topic => (asked[topic] === 'out' ? 'out' : before[topic]))

const answersOf = (answer: (topic: ConsentTopic) => 'in' | 'out' | undefined): Answers =>
  Object.fromEntries(consentTopics.map(topic => [topic, answer(topic)] as const).filter(([, state]) => state !== undefined))
