import { collection, type StoredOf } from '../shared/collection'
import { choice, instant, reference, text } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'

/** What somebody may agree to hear of; each is agreed to for itself. */
export const consentTopics = ['news', 'guide', 'events', 'appeals', 'artists', 'sms'] as const
export type ConsentTopic = (typeof consentTopics)[number]

/** One answer to one topic. Nothing here is ever changed: a new answer is a new record, and the latest counts. Written by callables only. */
export const consents = collection({
  path: 'consents',
  title: 'Consents',
  fields: {
    personId: reference('Person', 'people'),
    topic: choice('Topic', consentTopics),
    state: choice('Answer', ['in', 'out']),
    /** The words that were shown. */
    evidence: text('Evidence', 300),
    source: text('Where', 60),
    at: instant('When'),
  },
  access: readOnly(any(owner('personId'), scope('people'), scope('mail'))),
})
export type Consent = StoredOf<typeof consents>

/** Of each topic that was answered, the latest answer. */
export function latestAnswers<C extends Pick<Consent, 'topic' | 'at'>>(answers: readonly C[]): ReadonlyMap<ConsentTopic, C> {
  return new Map([...answers].sort((a, b) => a.at.getTime() - b.at.getTime()).map(answer => [answer.topic, answer]))
}

/** The topics agreed to: of each, the latest answer counts. */
export function agreedTopics(answers: readonly Pick<Consent, 'topic' | 'state' | 'at'>[]): readonly ConsentTopic[] {
  const latest = latestAnswers(answers)
  return consentTopics.filter(topic => latest.get(topic)?.state === 'in')
}
