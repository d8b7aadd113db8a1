import { describe, expect, it } from 'vitest'
import { artists } from '../../../../src/domain/artists/artists.collection'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { suppressions } from '../../../../src/domain/mail/suppressions.collection'
import { extendMembership, giveTerm, suspendMembership } from '../../../../src/domain/memberships/changes/change-membership.contract'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { membershipState } from '../../../../src/domain/memberships/membership-state'
import { memberships, terms } from '../../../../src/domain/memberships/memberships.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { sha256 } from '../../../../src/domain/shared/sha256'
import { peopleEditor } from '../../../support/office'
import { shopWorld } from '../../../support/shop/shop-world'

const reason = 'Taught the Saturday class all year'

/** It is Oct 16, 2027. Mia is a member until the end of 2027; Ned has no membership. */
async function officeOfMembers() {
  const world = await shopWorld()
  const { behind } = world
  const person = (first: string) => ({
    names: { first, last: '', display: first, sort: first },
    emails: [{ address: `${first.toLowerCase()}@post.example`, verified: true }],
    kind: 'person' as const,
    tags: [],
    status: 'active' as const,
  })
  await behind.commit(behind.creating(people, 'mia', person('Mia')), behind.creating(people, 'ned', person('Ned')))
  await world.enter(peopleEditor)
  const days = async (membership: string) =>
    (await behind.find(terms, { params: { membership } })).map(({ kind, start, end }) => `${kind} ${start} ${end}`).sort()
  const audited = async () =>
    (await behind.find(audit)).filter(entry => entry.reason === reason).map(({ action, entityId, actor }) => [action, entityId, actor])
  return { ...world, days, audited }
}
const friend = { productId: 'lover', level: 'friend', reason }

describe('a term that staff give', () => {
  it('begins after what is paid, once for its key, with the reason', async () => {
    const { call, days, audited, behind } = await officeOfMembers()
    const given = await call(giveTerm, { ...friend, key: 'k1', personId: 'mia' })
    expect(given).toEqual({ membershipId: 'm-mia', start: '2028-01-01', end: '2028-12-31' })
    expect(await call(giveTerm, { ...friend, key: 'k1', personId: 'mia' })).toEqual(given)
    expect(await days('m-mia')).toEqual(['comp 2028-01-01 2028-12-31', 'new 2027-01-01 2027-12-31'])
    expect((await behind.get(terms, 'given-k1', { membership: 'm-mia' }))?.compReason).toBe(reason)
    expect(await audited()).toEqual([['membership.give', 'm-mia', 'p-pia']])
  })

  it('is told in one welcome mail where staff want it, and not to who wants no mail', async () => {
    const { call, behind, localMode } = await officeOfMembers()
    const sent = () => localMode.state.outbox.map(({ to, subject, text }) => [to, subject, text.split('\n\n')[1]])
    const given = (personId: string, key: string) => call(giveTerm, { ...friend, key, personId, welcome: true })
    await call(giveTerm, { ...friend, key: 'k0', personId: 'mia' })
    expect(sent()).toEqual([])
    await given('ned', 'k1')
    await given('ned', 'k1')
    const first = [
      'ned@post.example',
      'Welcome as a member of Saltlight',
      'Your membership (Art lovers, Friend) runs from Oct 16, 2027 to Oct 15, 2028.',
    ]
    expect(sent()).toEqual([first])
    await given('mia', 'k2')
    expect(sent().map(([to, subject]) => [to, subject])).toContainEqual(['mia@post.example', 'Your membership of Saltlight goes on'])
    const stop = { reason: 'manual' as const, at: new Date('2027-01-01T00:00:00Z'), by: 'p-mail', status: 'active' as const }
    await behind.commit(behind.creating(suppressions, await sha256('mia@post.example'), stop))
    await given('mia', 'k3')
    expect(sent()).toHaveLength(2)
  })

  it('makes the membership of somebody who has none, from today on, and another level after the days of the first', async () => {
    const { call, days, behind } = await officeOfMembers()
    expect(await call(giveTerm, { ...friend, key: 'k1', personId: 'ned' })).toEqual({
      membershipId: 'ned-artlover',
      start: '2027-10-16',
      end: '2028-10-15',
    })
    await call(giveTerm, { ...friend, key: 'k2', personId: 'ned', level: 'patron' })
    expect(await days('ned-artlover')).toEqual(['comp 2027-10-16 2028-10-15', 'comp 2028-10-16 2029-10-15'])
    expect(await behind.get(memberships, 'ned-artlover')).toMatchObject({
      personId: 'ned',
      level: 'friend',
      levelChangesOn: '2028-10-16',
      since: '2027-10-16',
      autoRenew: false,
    })
  })

  it('is refused of a level that is not there, of a draft, to nobody, without a reason, and to other staff', async () => {
    const world = await officeOfMembers()
    const { call, days, behind } = world
    const tried = (more: object) =>
      call(giveTerm, { ...friend, key: 'k1', personId: 'mia', ...more }).then(
        () => 'given',
        error => String(error.code),
      )
    expect(await tried({ level: 'keeper' })).toBe('not-found')
    expect(await tried({ personId: 'nobody' })).toBe('not-found')
    expect(await tried({ reason: 'so' })).toBe('invalid-argument')
    await behind.change(membershipProducts, (await behind.get(membershipProducts, 'lover'))!, { status: 'draft' })
    expect(await tried({})).toBe('not-found')
    await world.enter({ pid: 'p-mo', adm: 1, sc: 'm' })
    expect(await tried({})).toBe('permission-denied')
    expect(await days('m-mia')).toEqual(['new 2027-01-01 2027-12-31'])
  })
})

describe('an extension', () => {
  it('adds the days up to a later last day, once', async () => {
    const { call, days, audited, behind, store } = await officeOfMembers()
    await store.commit([{ op: 'create', path: 'artists/mia', data: { displayName: 'Mia' } }])
    await behind.change(memberships, (await behind.get(memberships, 'm-mia'))!, { audience: 'artist' })
    const asked = { membershipId: 'm-mia', until: '2028-03-31', reason }
    expect(await call(extendMembership, asked)).toEqual({ membershipId: 'm-mia', start: '2028-01-01', end: '2028-03-31' })
    await call(extendMembership, asked)
    expect(await days('m-mia')).toEqual(['extend 2028-01-01 2028-03-31', 'new 2027-01-01 2027-12-31'])
    // Her public page says it too.
    expect((await behind.get(artists, 'mia'))?.memberUntil).toBe('2028-03-31')
    expect(await audited()).toEqual([['membership.extend', 'm-mia', 'p-pia']])
  })

  it('is refused until a day that is held already, and of a membership without days', async () => {
    const { call, behind } = await officeOfMembers()
    const tried = (until: string) =>
      call(extendMembership, { membershipId: 'm-mia', until, reason }).then(
        () => 'extended',
        error => error.details as object,
      )
    expect(await tried('2027-12-31')).toMatchObject({ rule: 'not-later', lastDay: '2027-12-31' })
    await behind.commit(
      behind.creating(terms, 't1-back', { personId: 'mia', start: '2027-01-01', end: '2027-12-31', kind: 'reverse' }, { membership: 'm-mia' }),
    )
    expect(await tried('2028-12-31')).toMatchObject({ rule: 'no-terms' })
  })
})

it('a suspended membership does not count until it is resumed, and its days go on passing', async () => {
  const { call, behind, localMode, audited } = await officeOfMembers()
  const state = async (day: string) => {
    const found = (await behind.get(memberships, 'm-mia'))!
    return membershipState(await behind.find(terms, { params: { membership: 'm-mia' } }), found.suspensions, day)
  }
  const set = (suspended: boolean) => call(suspendMembership, { membershipId: 'm-mia', suspended, reason })
  await set(true)
  await set(true)
  expect([await state('2027-10-15'), await state('2027-10-16'), await state('2028-10-16')]).toEqual(['current', 'suspended', 'suspended'])
  localMode.setNow(new Date('2027-10-20T18:00:00Z'))
  await set(false)
  expect([await state('2027-10-19'), await state('2027-10-20'), await state('2028-01-20')]).toEqual(['suspended', 'current', 'lapsed'])
  await set(true)
  await set(false)
  expect((await behind.get(memberships, 'm-mia'))?.suspensions).toEqual([{ from: '2027-10-16', until: '2027-10-19' }])
  expect((await audited()).map(([action]) => String(action)).toSorted()).toEqual([
    'membership.resume',
    'membership.resume',
    'membership.suspend',
    'membership.suspend',
  ])
})
