import { expect, it } from 'vitest'
import type { Task } from '../../../src/domain/operations/tasks'
import type { ContactEntry } from '../../../src/domain/people/contact-book'
import { toDos } from '../../../src/domain/people/follow-ups'

const tz = 'America/Los_Angeles'
/** Eleven at night on June 2 where the organisation is. */
const now = new Date('2027-06-03T06:00:00Z')
const talk = (id: string, due: string, more: object = {}) =>
  ({ id, personId: 'p1', note: 'Lend the yard', status: 'open', followUp: { due: new Date(due), ownerId: 'me' }, ...more }) as ContactEntry
const task = (id: string, more: object = {}) => ({ id, title: 'Write to thank', ownerId: 'me', entity: 'people/p2', status: 'open', ...more }) as Task

it('puts talks and tasks in one list, by the organisation’s day, what has no date last', () => {
  const found = toDos(
    [talk('today', '2027-06-02T15:00:00Z'), talk('late', '2027-06-01T15:00:00Z')],
    [task('whenever'), task('tomorrow', { due: new Date('2027-06-03T19:00:00Z') })],
    now,
    tz,
    'me',
  )
  expect(found.map(({ id, due, personId }) => [id, due, personId])).toEqual([
    ['late', 'overdue', 'p1'],
    ['today', 'today', 'p1'],
    ['tomorrow', 'later', 'p2'],
    ['whenever', 'later', 'p2'],
  ])
})

it('leaves out what is done, dropped or thrown away, and what is a colleague’s unless all are asked for', () => {
  const talks = [
    talk('done', '2027-06-01T15:00:00Z', { followUp: { due: now, ownerId: 'me', doneAt: now } }),
    talk('hers', '2027-06-01T15:00:00Z', { followUp: { due: now, ownerId: 'she' } }),
  ]
  const tasks = [
    task('dropped', { status: 'dropped' }),
    task('thrown', { deletedAt: now }),
    task('nobody’s', { ownerId: undefined, entity: 'listings/l1' }),
  ]
  expect(toDos(talks, tasks, now, tz, 'me')).toEqual([])
  expect(toDos(talks, tasks, now, tz).map(({ id, personId }) => [id, personId])).toEqual([
    ['hers', 'p1'],
    ['nobody’s', undefined],
  ])
})
