import { MemberRoster } from '../memberships/roster/member-roster'
import { people } from '../people/people.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { allRecords } from '../shared/records/all-records'
import { allows } from '../shared/records/policy'
import { factsAsked, mayAsk, readQuestion } from './segment-conditions'
import { segmentFacts } from './segment-facts'
import { segmentTest } from './segment-matcher'
import { segmentQuery } from './segment-query'

/**
 * Ids of the active people who match a segment's question now, sorted. Refuses with `segment-unreadable`, and whoever may not ask one of its
 * conditions.
 */
export async function peopleMatching({ records, clock, actor }: HandlerContext, json: string): Promise<readonly string[]> {
  const [question, now] = [readQuestion(json), clock.now()]
  if (!mayAsk(question, rule => allows(rule, actor))) throw new Refused('permission-denied', 'a condition asks for what the caller may not read')
  const candidates = await allRecords(records, people, segmentQuery(question, now))
  const facts = await segmentFacts(records, new MemberRoster(records, clock), factsAsked(question))
  const holds = segmentTest(question, now)
  return candidates
    .filter(person => person.status === 'active' && !person.deletedAt && holds({ ...person, ...facts.get(person.id) }))
    .map(({ id }) => id)
    .sort()
}
