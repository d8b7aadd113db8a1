import { type Consent, type ConsentTopic, consentTopics, latestAnswers } from '../accounts/consents'
import { mergeSource } from './merge-begin'
import type { MergeSnapshot } from './merge-snapshot'
import type { Merge, Side } from './merges'

export interface AnswerBack {
  readonly side: Side
  readonly topic: ConsentTopic
  readonly state: 'in' | 'out'
}

/**
 * The answers that an undo adds: what the merge had made of the kept person's answers is taken back, unless she has answered since; and
 * whoever said no while the two were one has said no for both.
 */
export function answersBack(merge: Merge, { answers }: Pick<MergeSnapshot, 'answers'>, saidByKept: readonly Consent[]): readonly AnswerBack[] {
  const since = saidByKept.filter(({ createdAt, source }) => createdAt >= merge.createdAt && source !== mergeSource(merge.id))
  const sinceByTopic = latestAnswers(since)
  const latest = latestAnswers(saidByKept)
  return consentTopics.flatMap((topic): AnswerBack[] => {
    const later = sinceByTopic.get(topic)?.state
    if (later === 'out') return answers.merged[topic] === 'in' ? [{ side: 'merged', topic, state: 'out' }] : []
    if (later !== undefined || latest.get(topic)?.source !== mergeSource(merge.id)) return []
    return [{ side: 'kept', topic, state: answers.kept[topic] ?? 'out' }]
  })
}
