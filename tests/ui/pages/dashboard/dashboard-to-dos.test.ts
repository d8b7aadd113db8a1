import { describe, expect, it } from 'vitest'
import { type OwnState, toDosOf } from '../../../../src/ui/pages/dashboard/dashboard-to-dos'

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
