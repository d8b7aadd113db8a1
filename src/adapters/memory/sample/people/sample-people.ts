import { accounts } from '../../../../domain/accounts/accounts.collection'
import { people } from '../../../../domain/people/people.collection'
import { Random } from '../random'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { names } from '../texts/names'
import { generatedArtists } from './generate-artists'
import { domainName, sampleAccounts, sampleCast } from './sample-cast'

const joined = instantAt('2026-01-12T09:00')

/** Everybody the organization knows: the cast, the artists, and people without an account. */
export function samplePeople(): SampleDocument[] {
  const roles = sampleCast()
  const known = new Set(roles.map(({ pid }) => pid))
  return [
    ...roles.map(({ key, pid, first, last, tags }) => person(pid, plain(first, last), `${key}@${domainName}`, tags, `u-${key}`)),
    ...generatedArtists()
      .filter(({ id }) => !known.has(id))
      .map(({ id, first, last, name, sortName, handle }) =>
        person(id, { first, last, display: name, sort: sortName }, `${handle}@post.example`, ['artist']),
      ),
    ...friends(),
    ...sampleAccounts().map(({ uid, email, claims, lastSignIn }) =>
      sampleDocument(
        accounts,
        uid,
        { personId: claims.pid!, email, disabled: false, status: 'active', lastSignIn, claims, claimsVersion: 1 },
        { by: 'system', at: joined },
      ),
    ),
  ]
}

const plain = (first: string, last: string) => ({ first, last, display: `${first} ${last}`, sort: `${last}, ${first}` })

function person(id: string, named: ReturnType<typeof plain>, address: string, tags: readonly string[], uid?: string): SampleDocument {
  return sampleDocument(
    people,
    id,
    {
      names: named,
      emails: [{ address, verified: true }],
      kind: 'person',
      tags,
      source: uid ? 'Account' : 'Registration 2026',
      uid,
      status: 'active',
    },
    { by: 'system', at: joined },
  )
}

function friends(): SampleDocument[] {
  const random = new Random('friends')
  return Array.from({ length: 24 }, (_, i) => {
    const { first, last } = random.pick(names)
    const tag = random.pick(['newsletter', 'volunteer', 'donor', 'visitor'])
    return person(`f${String(i + 1).padStart(2, '0')}`, plain(random.pick(first), random.pick(last)), `friend-${i + 1}@post.example`, [tag])
  })
}
