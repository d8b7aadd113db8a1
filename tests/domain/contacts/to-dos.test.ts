import { expect, it } from 'vitest'
import type { ContactEntry } from '../../../src/domain/contacts/contact-log-service'
import { toDos } from '../../../src/domain/contacts/follow-ups'
import type { Task } from '../../../src/domain/tasks/tasks.collection'

const tz = 'America/Los_Angeles'
/** 11 PM on June 2 in the organization's time zone. */
const now = new Date('2027-06-03T06:00:00Z')
const talk = (id: string, due: string, more: object = {}) =>
  ({ id, personId: 'p1', note: 'Lend the yard', status: 'open', followUp: { due: new Date(due), ownerId: 'me' }, ...more }) as ContactEntry
const task = (id: string, more: object = {}) => ({ id, title: 'Write to thank', ownerId: 'me', entity: 'people/p2', status: 'open', ...more }) as Task

it('joins follow-ups and tasks in one list, by day in the organization’s time zone, those without a date last', () => {
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

it('excludes done, dropped and deleted ones, and those of colleagues unless all are requested', () => {
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
