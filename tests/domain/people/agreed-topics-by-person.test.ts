import { expect, it } from 'vitest'
import { agreedTopicsByPerson } from '../../../src/domain/people/agreed-topics-by-person'
import type { Consent } from '../../../src/domain/people/consents.collection'

const answer = (topic: string, state: string, day: string) =>
  ({ id: day + topic, personId: 'a', topic, state, at: new Date(day) }) as unknown as Consent

it('people agreed to what they last said yes to', () => {
  const answers = [answer('events', 'in', '2027-01-01'), answer('news', 'in', '2027-01-01'), answer('news', 'out', '2027-02-01')]
  expect([...agreedTopicsByPerson(answers)]).toEqual([['a', ['events']]])
})
