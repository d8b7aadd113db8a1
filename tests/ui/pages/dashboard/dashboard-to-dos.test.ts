import { describe, expect, it } from 'vitest'
import { type OwnState, toDosOf } from '../../../../src/ui/pages/dashboard/dashboard-to-dos'
import { listingToDos } from '../../../../src/ui/pages/dashboard/listing-to-dos'

type Profile = NonNullable<OwnState['profile']>

const nova = (profile: Pick<Profile, 'statement' | 'media'>, works: readonly string[] = []) =>
  toDosOf({
    user: { uid: 'nova', email: 'nova@example.org', emailVerified: true, claims: { pid: 'nova' } },
    person: {},
    profile: { status: 'draft', ...profile },
    works: works.map(status => ({ work: { status }, pictures: [{ shown: { alt: 'A harbor before sunrise' } }] })),
    deletion: null,
    held: [],
    today: '2027-03-01',
  } as unknown as OwnState).map(({ title }) => title)

describe('what a new artist still has to do', () => {
  it('is what their page lacks, at each step', () => {
    expect(nova({ media: [] })).toEqual(['Your page has no statement', 'Your page names no medium', 'You have no works yet'])
    expect(nova({ media: [], statement: 'I paint the harbor.' })).toEqual(['Your page names no medium', 'You have no works yet'])
    expect(nova({ media: ['Painting'], statement: 'I paint the harbor.' })).toEqual(['You have no works yet'])
    expect(nova({ media: ['Painting'], statement: 'I paint the harbor.' }, ['draft'])).toEqual(['One work is not public yet'])
    expect(nova({ media: ['Painting'], statement: 'I paint the harbor.' }, ['public'])).toEqual([])
  })
})

describe('a membership', () => {
  const artist = { id: 'a', productId: 'artist', product: 'Artist membership', renewAt: '/artistmembership?level=artist', until: '2027-11-01' }
  const told = (today: string, held: readonly object[]) =>
    toDosOf({
      user: { uid: 'nova', email: 'nova@example.org', emailVerified: true, claims: { pid: 'nova' } },
      person: {},
      profile: null,
      works: [],
      deletion: null,
      held,
      today,
    } as unknown as OwnState).map(({ title, text }) => `${title}. ${text}`)

  it('that ended is asked for once more within a year, unless there is another one', () => {
    const lapsed = { ...artist, state: 'lapsed' }
    expect(told('2027-12-10', [lapsed])).toEqual([
      'Your membership ended on Monday, November 1, 2027. Artist membership. Your perks are back once you renew it.',
    ])
    expect(told('2028-11-02', [lapsed])).toEqual([])
    expect(told('2027-12-10', [lapsed, { ...artist, id: 'b', state: 'current', until: '2028-11-01' }])).toEqual([])
  })

  it('that ends within a month, or has its days of grace, is renewed', () => {
    expect(told('2027-10-16', [{ ...artist, state: 'current' }])).toEqual([
      'Your membership ends on Monday, November 1, 2027. Artist membership. A renewal follows the term that you have.',
    ])
    expect(told('2027-11-05', [{ ...artist, state: 'grace' }])).toEqual([
      'Your membership ended on Monday, November 1, 2027. Artist membership. Renew it before your perks stop.',
    ])
  })
})

describe('the listing of an edition', () => {
  const told = (now: string) =>
    listingToDos(
      {
        pid: 'nova',
        listings: [{ id: 'l', artistId: 'nova', editionId: '2027', displayName: 'Nova', status: 'draft', registrationId: 'r' }],
        registrations: new Map([['r', { status: 'changes_requested' }]]),
        editions: new Map([
          ['2027', { name: 'Open Studios 2027', tz: 'America/Los_Angeles', deadlines: [], weekends: [{ days: [{ date: '2027-10-31' }] }] }],
        ]),
      } as unknown as Parameters<typeof listingToDos>[0],
      new Date(now),
    ).map(({ title }) => title)

  it('waits for its artist until the last day, and no longer', () => {
    expect(told('2027-10-31T22:00:00Z')).toEqual(['Our staff asks for a change to “Nova”'])
    expect(told('2027-12-10T18:00:00Z')).toEqual([])
  })
})
