import { type Consent, type ConsentTopic, consentTopics, latestAnswers } from '../people/consents.collection'
import type { MergeSnapshot } from './merge-snapshot'
import { mergeSource } from './merge-transaction'
import type { Merge, Side } from './merges.collection'

export interface RestoredConsent {
  readonly side: Side
  readonly topic: ConsentTopic
  readonly state: 'in' | 'out'
}

/**
 * The consent records that an undo adds. A consent that the merge set on the kept person is reverted, unless the person has answered since. A
 * no that was given after the merge applies to both people.
 */
export function restoredConsents(
  merge: Merge,
  { answers }: Pick<MergeSnapshot, 'answers'>,
  answersOfKept: readonly Consent[],
): readonly RestoredConsent[] {
  // Answers that a merge wrote do not count as the person's own; another merge may have written in the same millisecond.
  const since = answersOfKept.filter(({ createdAt, source }) => createdAt >= merge.createdAt && !source.startsWith(mergeSource('')))
  const sinceByTopic = latestAnswers(since)
  const latest = latestAnswers(answersOfKept)
  return consentTopics.flatMap((topic): RestoredConsent[] => {
    const later = sinceByTopic.get(topic)?.state
    if (later === 'out') return answers.merged[topic] === 'in' ? [{ side: 'merged', topic, state: 'out' }] : []
    if (later !== undefined || latest.get(topic)?.source !== mergeSource(merge.id)) return []
    return [{ side: 'kept', topic, state: answers.kept[topic] ?? 'out' }]
  })
}
