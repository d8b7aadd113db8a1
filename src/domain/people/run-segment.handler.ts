import { consents } from '../accounts/consents'
import { people } from '../accounts/people'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { agreedByPerson } from './agreed-by-person'
import { all } from './every-record'
import { runSegment } from './run-segment.function'
import { segmentQuery } from './segment-query'
import { asksFor, readQuestion } from './segment-question'
import { segmentTest } from './segment-test'

export const runSegmentHandler = handle(runSegment, async (world, { question: json }) => {
  const question = readQuestion(json)
  const records = new Records(world.documents, { current: world.actor })
  const now = world.clock.now()
  const candidates = await all(records, people, segmentQuery(question, now))
  const agreed = asksFor(question, 'agreed') ? agreedByPerson(await all(records, consents)) : new Map()
  const holds = segmentTest(question, now)
  const found = candidates.filter(
    person => person.status === 'active' && !person.deletedAt && holds({ ...person, agreed: agreed.get(person.id) ?? [] }),
  )
  return { personIds: found.map(({ id }) => id).sort() }
})
