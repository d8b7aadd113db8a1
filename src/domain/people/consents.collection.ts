import { collection, type StoredOf } from '../shared/records/collection'
import { choice, impersonal, instant, keptByLaw, reference, text, withFacts } from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { proofOfConsent } from '../shared/records/retention-period'

/** Each topic has its own consent. */
export const consentTopics = ['news', 'guide', 'events', 'appeals', 'artists', 'sms'] as const
export type ConsentTopic = (typeof consentTopics)[number]

/** One answer to one topic. Records are never changed: a new answer is a new record, and the latest counts. Written by callables only. */
export const consents = collection({
  path: 'consents',
  title: 'Consents',
  privacy: 'personal',
  scope: 'people',
  whenForgotten: 'anonymise',
  fields: {
    personId: withFacts(reference('Person', 'people'), {
      staysInMerge: 'append-only: the merge adds new answers for the kept person',
    }),
    topic: choice('Topic', consentTopics),
    state: choice('Answer', ['in', 'out']),
    /** The wording as it was displayed. */
    evidence: keptByLaw(text('Evidence', 300), proofOfConsent),
    source: impersonal(text('Where', 60)),
    at: instant('When'),
  },
  access: readOnly(any(owner('personId'), scope('people'), scope('mail'))),
})
export type Consent = StoredOf<typeof consents>

/** The latest answer to each topic that was answered. */
export function latestAnswers<C extends Pick<Consent, 'topic' | 'at'>>(answers: readonly C[]): ReadonlyMap<ConsentTopic, C> {
  return new Map([...answers].sort((a, b) => a.at.getTime() - b.at.getTime()).map(answer => [answer.topic, answer]))
}

/** The topics with a yes as their latest answer. */
export function agreedTopics(answers: readonly Pick<Consent, 'topic' | 'state' | 'at'>[]): readonly ConsentTopic[] {
  const latest = latestAnswers(answers)
  return consentTopics.filter(topic => latest.get(topic)?.state === 'in')
}
