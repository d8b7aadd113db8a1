import { agreedTopicsByPerson } from '../people/agreed-topics-by-person'
import { consents } from '../people/consents.collection'
import { people } from '../people/people.collection'
import { allRecords } from '../shared/records/all-records'
import type { Records } from '../shared/records/records'
import { asksFor, readQuestion } from './segment-conditions'
import { segmentTest } from './segment-matcher'
import { segmentQuery } from './segment-query'

/** Ids of the active people who match a segment's question now, sorted. Refuses with `segment-unreadable`. */
export async function peopleMatching(records: Records, json: string, now: Date): Promise<readonly string[]> {
  const question = readQuestion(json)
  const candidates = await allRecords(records, people, segmentQuery(question, now))
  const agreed = asksFor(question, 'agreed') ? agreedTopicsByPerson(await allRecords(records, consents)) : new Map()
  const holds = segmentTest(question, now)
  return candidates
    .filter(person => person.status === 'active' && !person.deletedAt && holds({ ...person, agreed: agreed.get(person.id) ?? [] }))
    .map(({ id }) => id)
    .sort()
}
