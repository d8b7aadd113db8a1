import { describe, expect, it } from 'vitest'
import { type TimelineRecords, timelineOf } from '../../../src/domain/contacts/person-timeline'

const none: TimelineRecords = {
  logs: [],
  terms: [],
  listings: [],
  registrations: [],
  replies: [],
  answers: [],
  roles: [],
  merges: [],
  threads: [],
  mailed: [],
  changes: [],
  names: new Map([['p-staff', 'Pia Lee']]),
}
const at = new Date('2027-10-16T19:00:00Z')
const record = { id: 'x', createdAt: at, at, queuedAt: at, lastAt: at }
/** What the timeline says of records of one kind. */
const said = (kind: keyof TimelineRecords, ...all: readonly object[]) =>
  timelineOf({ ...none, [kind]: all.map(one => ({ ...record, ...one })) }, 'ana').map(({ title, detail }) => `${title} | ${detail}`)

describe('the timeline of a person', () => {
  it('says how somebody talked with them, and what came of it', () => {
    expect(said('logs', { channel: 'event', note: 'Asked for a loom', outcome: 'We lend one' }, { channel: 'call', note: 'No answer' })).toEqual([
      'Met at an event | Asked for a loom → We lend one',
      'Call | No answer',
    ])
  })
  it('says the days of a term, and why one was given', () => {
    const term = { kind: 'new', start: '2027-01-01', end: '2027-12-31' }
    expect(said('terms', term, { ...term, kind: 'comp', compReason: 'Sat on the jury' })).toEqual([
      'Membership: new | 2027-01-01 to 2027-12-31',
      'Membership: comp | 2027-01-01 to 2027-12-31, free because: Sat on the jury',
    ])
  })
  it('says the number of a listing once it has one', () => {
    const listing = { displayName: 'Kiln', editionId: '2027', status: 'approved' }
    expect(said('listings', listing, { ...listing, mapNumber: 17, mapSuffix: 'a' })).toEqual([
      'Listing 2027 | Kiln, approved',
      'Listing 2027 | Kiln, approved, number 17a',
    ])
  })
  it('says which of several registrations one is', () => {
    const registration = { editionId: '2027', n: 1, weekendId: 'w1', status: 'awaiting_payment' }
    expect(said('registrations', registration, { ...registration, n: 2 })).toEqual([
      'Registration 2027 | weekend w1, awaiting payment',
      'Registration 2027, number 2 | weekend w1, awaiting payment',
    ])
  })
  it('says with how many they come to an event', () => {
    expect(said('replies', ...[0, 1, 2].map(guests => ({ status: 'going', guests })))).toEqual([
      'Event: going | alone',
      'Event: going | with 1 guest',
      'Event: going | with 2 guests',
    ])
  })
  it('says what they agreed to, and what shows it', () => {
    const answer = { topic: 'news', evidence: 'Ticked the box', source: 'join' }
    expect(said('answers', { ...answer, state: 'in' }, { ...answer, state: 'out' })).toEqual([
      'Agreed to news | Ticked the box (join)',
      'Declined news | Ticked the box (join)',
    ])
  })
  it('says a merge from their side', () => {
    const merge = { keptId: 'ana', keptName: 'Ana Ruiz', mergedName: 'A. Ruiz', status: 'done' }
    expect(said('merges', merge, { ...merge, keptId: 'other', keptName: 'Anna Ruiz' })).toEqual([
      'A. Ruiz was merged into this record | done',
      'Merged into Anna Ruiz | done',
    ])
  })
  it('says what colleagues changed, by labels and names where they are known', () => {
    const change = { action: 'record.update', actor: 'p-staff', fields: ['tags', 'unknownField'] }
    expect(said('changes', change, { action: 'card.print', actor: 'p-gone', reason: 'Lost' })).toEqual([
      'Record changed | Tags, unknownField, by Pia Lee',
      'card.print | by p-gone, Lost',
    ])
  })
  it('says roles, conversations and group mail', () => {
    expect(said('roles', { role: 'juror', status: 'active', reason: 'Knows glass' })).toEqual(['Role: juror, active | Knows glass'])
    expect(said('threads', { topic: 'Hours', status: 'open' })).toEqual(['Conversation: Hours | open'])
    expect(said('mailed', { status: 'sent' }, { status: 'failed', reason: 'The address is gone' })).toEqual([
      'Group mail: sent | undefined',
      'Group mail: failed | The address is gone',
    ])
  })
  it('begins with what was last: a mail counts when it was sent, a reply when it was given', () => {
    const day = (n: number) => new Date(Date.UTC(2027, 9, n))
    const mixed = timelineOf(
      {
        ...none,
        mailed: [{ ...record, id: 'mail', createdAt: day(1), sentAt: day(9), status: 'sent' }],
        replies: [{ ...record, id: 'reply', createdAt: day(20), queuedAt: day(8), status: 'going', guests: 0 }],
        threads: [{ ...record, id: 'thread', createdAt: day(2), lastAt: day(10), topic: 'Hours', status: 'open' }],
        terms: [{ ...record, id: 'term', createdAt: day(7), kind: 'new', start: '2027-01-01', end: '2027-12-31' }],
      } as unknown as TimelineRecords,
      'ana',
    )
    expect(mixed.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['thread mail', 'mail mail', 'reply reply', 'term term'])
  })
})
