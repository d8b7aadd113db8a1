import { describe, expect, it } from 'vitest'
import type { ContactEntry } from '../../../src/domain/contacts/contact-log-service'
import { toDos } from '../../../src/domain/contacts/follow-ups'
import type { Task } from '../../../src/domain/tasks/tasks.collection'

const tz = 'America/Los_Angeles'
/** The afternoon of June 8 in San Francisco, where it is the next day in Greenwich. */
const now = new Date('2027-06-09T01:00:00Z')
const talk = (id: string, due: string | undefined, more: Partial<ContactEntry> = {}, follow: Partial<NonNullable<ContactEntry['followUp']>> = {}) =>
  ({
    id,
    personId: `of ${id}`,
    status: 'open',
    note: `Talk ${id}`,
    ...(due !== undefined && { followUp: { ownerId: 'me', due: new Date(due), ...follow } }),
    ...more,
  }) as ContactEntry
const task = (id: string, due?: string, more: Partial<Task> = {}) =>
  ({ id, title: `Task ${id}`, status: 'open', ownerId: 'me', ...(due !== undefined && { due: new Date(due) }), ...more }) as Task
const idsOf = (entries: readonly ContactEntry[], tasks: readonly Task[], owner?: string) => toDos(entries, tasks, now, tz, owner).map(({ id }) => id)

describe('what is to be done', () => {
  it.each([
    ['2027-06-08T06:59:00Z', 'overdue'],
    ['2027-06-08T07:00:00Z', 'today'],
    ['2027-06-09T06:59:00Z', 'today'],
    ['2027-06-09T07:00:00Z', 'later'],
  ])('is due by the day of the organization: %s is %s', (due, is) => {
    expect(toDos([talk('a', due)], [task('b', due)], now, tz).map(one => one.due)).toEqual([is, is])
  })

  it('is in order of its days, what has none last, in whatever order it comes', () => {
    const entries = [talk('b', '2027-06-20T00:00:00Z'), talk('a', '2027-06-01T00:00:00Z'), talk('c', '2027-06-09T00:00:00Z')]
    const tasks = [task('z'), task('y'), task('d', '2027-06-09T00:00:00Z'), task('e', '2027-05-01T00:00:00Z')]
    const order = ['e', 'a', 'c', 'd', 'b', 'y', 'z']
    expect(idsOf(entries, tasks)).toEqual(order)
    expect(idsOf(entries.toReversed(), tasks.toReversed())).toEqual(order)
    expect(toDos([], tasks, now, tz).map(({ due }) => due)).toEqual(['overdue', 'today', 'later', 'later'])
  })

  it('is neither what is done, closed or in the trash, nor a talk without a follow-up', () => {
    const day = '2027-06-09T00:00:00Z'
    const done = [talk('a', day, {}, { doneAt: now }), talk('b', day, { status: 'closed' } as never), talk('c', undefined)]
    expect(
      idsOf(done, [task('d', day, { status: 'done' }), task('f', day, { status: 'dropped' }), task('e', day, { deletedAt: now } as never)]),
    ).toEqual([])
  })

  it('is somebody’s own, or everybody’s', () => {
    const entries = [talk('a', '2027-06-09T00:00:00Z'), talk('b', '2027-06-09T00:00:00Z', {}, { ownerId: 'she' })]
    const tasks = [
      task('c', '2027-06-10T00:00:00Z'),
      task('d', '2027-06-10T00:00:00Z', { ownerId: 'she' }),
      task('e', undefined, { ownerId: undefined }),
    ]
    expect([idsOf(entries, tasks, 'me'), idsOf(entries, tasks, 'she'), idsOf(entries, tasks)]).toEqual([
      ['a', 'c'],
      ['b', 'd'],
      ['a', 'b', 'c', 'd', 'e'],
    ])
  })

  it('says what it is about', () => {
    const told = talk('a', '2027-06-09T00:00:00Z', { note: 'Asked for a price', outcome: 'send one' } as never)
    const tasks = [task('b', undefined, { entity: 'people/mia' }), task('c', undefined, { entity: 'orders/7' })]
    expect(toDos([told], tasks, now, tz)).toMatchObject([
      { personId: 'of a', text: 'Asked for a price → send one', of: { talk: told } },
      { personId: 'mia', text: 'Task b', of: { task: tasks[0] } },
      { personId: undefined, text: 'Task c' },
    ])
  })
})
