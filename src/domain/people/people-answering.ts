import { consents } from '../accounts/consents'
import { people } from '../accounts/people'
import type { Records } from '../shared/records'
import { agreedByPerson } from './agreed-by-person'
import { all } from './every-record'
import { segmentQuery } from './segment-query'
import { asksFor, readQuestion } from './segment-question'
import { segmentTest } from './segment-test'

/** Ids of those who answer a segment's question now, of those who are active; in order. Refuses with `segment-unreadable`. */
export async function peopleAnswering(records: Records, json: string, now: Date): Promise<readonly string[]> {
  const question = readQuestion(json)
  const candidates = await all(records, people, segmentQuery(question, now))
  const agreed = asksFor(question, 'agreed') ? agreedByPerson(await all(records, consents)) : new Map()
  const holds = segmentTest(question, now)
  return candidates
    .filter(person => person.status === 'active' && !person.deletedAt && holds({ ...person, agreed: agreed.get(person.id) ?? [] }))
    .map(({ id }) => id)
    .sort()
}
