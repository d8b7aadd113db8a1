import { describe, expect, it } from 'vitest'
import { LocalAccounts } from '../../../../src/adapters/memory/accounts/local-accounts'
import { suspendMembership } from '../../../../src/domain/memberships/changes/change-membership.contract'
import { membershipSeats } from '../../../../src/domain/memberships/family-seats/membership-seats.collection'
import { acceptSeat, endSeat, inviteSeat, readOwnSeats } from '../../../../src/domain/memberships/family-seats/seats.contract'
import { isMember } from '../../../../src/domain/memberships/is-member'
import { issueCard, syncOfflineScans } from '../../../../src/domain/memberships/member-cards.contract'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { OwnMembership } from '../../../../src/domain/memberships/own-membership'
import { emailKeys } from '../../../../src/domain/people/email-keys.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { syncOfflineScansHandler } from '../../../../src/domain/replies/sync-offline-scans.handler'
import { handlerContext } from '../../../../src/domain/shared/functions/handler'
import { Records } from '../../../../src/domain/shared/records/records'
import { sha256 } from '../../../../src/domain/shared/sha256'
import { peopleEditor } from '../../../support/office'
import { posters, shopWorld } from '../../../support/shop/shop-world'

const membershipId = 'm-mia'
const told = (error: unknown) => {
  const { code, details } = error as { readonly code: string; readonly details?: { readonly rule?: string } }
  return details?.rule ?? code
}
const outcome = (of: Promise<unknown>) => of.then(() => 'done', told)

/** It is Oct 16, 2027. Mia's level has three seats until the end of the year. Wren and Lou have joined; Lou's address is not confirmed. */
async function family() {
  const world = await shopWorld()
  const { behind, call, context } = world
  const enter = (claims: Parameters<typeof world.enter>[0]) => world.enter(claims)
  const quote = () => world.quote([posters()])
  const person = (first: string) => ({
    names: { first, last: '', display: first, sort: first },
    emails: [{ address: `${first.toLowerCase()}@post.example`, verified: true }],
    kind: 'person' as const,
    tags: [],
    status: 'active' as const,
  })
  for (const [id, name] of [
    ['mia', 'Mia'],
    ['wren', 'Wren'],
    ['lou', 'Lou'],
  ] as const)
    await behind.commit(behind.creating(people, id, person(name)))
  await behind.commit(behind.creating(emailKeys, await sha256('mia@post.example'), { personId: 'mia' }))
  const seats = async (count: number) => {
    const product = (await behind.get(membershipProducts, 'lover'))!
    await behind.change(membershipProducts, product, { levels: product.levels.map(level => ({ ...level, seats: count })) })
  }
  await seats(3)
  const accounts = new LocalAccounts(world.store, world.clock, world.ids)
  const uids = new Map<string, string>()
  const as = async (pid: string, confirmed = true) => {
    await enter(undefined)
    const email = `${pid}@post.example`
    const { uid } = uids.has(pid) ? await world.auth.signIn(email, 'a long password') : await world.auth.signUp(email, 'a long password', pid)
    uids.set(pid, uid)
    await accounts.change(uid, { claims: { pid }, emailVerified: confirmed })
    await world.auth.refreshClaims()
  }
  const invite = async (who: string, more: object = {}) => {
    await as('mia')
    return (await call(inviteSeat, { membershipId, name: who, email: `${who}@post.example`, ...more })).seatId
  }
  const accepted = async (who: string) => {
    const seatId = await invite(who)
    await as(who)
    await call(acceptSeat, { seatId })
    return seatId
  }
  const end = (seatId: string) => call(endSeat, { seatId })
  const isOne = async (pid: string) => isMember(behind, pid, await context.today())
  const given = async () => (await behind.find(membershipSeats)).map(({ email, status }) => `${email.split('@')[0]} ${status}`).sort()
  const mails = () => world.localMode.state.outbox.filter(({ subject }) => subject.includes('shares a membership'))
  return { ...world, enter, quote, seats, as, invite, accepted, end, isOne, given, mails }
}

describe('a seat in a family’s membership', () => {
  it('is given by name and email, and its person is invited by one mail', async () => {
    const { invite, given, mails, isOne, as, call, services, localMode } = await family()
    await invite('wren')
    expect(await given()).toEqual(['wren invited'])
    localMode.setNow(new Date('2027-10-17T18:00:00Z'))
    await invite('lou')
    expect((await services.get(OwnMembership).seats()).map(({ name }) => name)).toEqual(['wren', 'lou'])
    await as('wren')
    const { seats } = await call(readOwnSeats, {})
    expect(seats).toMatchObject([{ status: 'invited', holder: 'Mia', product: 'Art lovers', level: 'Friend', counts: true }])
    expect(mails().slice(-1)).toMatchObject([
      { to: 'wren@post.example', subject: 'Mia shares a membership of Saltlight with you', link: '/dashboard/membership' },
    ])
    expect(await isOne('wren')).toBe(false)
  })

  it('makes a member of whoever accepts it with the confirmed address, for as long as the membership counts', async () => {
    const { accepted, isOne, localMode, enter, call, quote, behind } = await family()
    await accepted('wren')
    expect(await isOne('wren')).toBe(true)
    expect((await call(readOwnSeats, {})).seats).toHaveLength(1)
    expect(await quote()).toMatchObject({ hasMemberPrices: true })
    expect((await call(readOwnSeats, {})).seats).toMatchObject([
      { status: 'accepted', holder: 'Mia', level: 'Friend', counts: true, until: '2027-12-31' },
    ])
    await enter(peopleEditor)
    await call(suspendMembership, { membershipId, suspended: true, reason: 'A check came back' })
    expect(await isOne('wren')).toBe(false)
    await call(suspendMembership, { membershipId, suspended: false, reason: 'It was paid after all' })
    localMode.setNow(new Date('2028-01-10T18:00:00Z'))
    expect(await isOne('wren')).toBe(true)
    localMode.setNow(new Date('2028-01-20T18:00:00Z'))
    expect(await isOne('wren')).toBe(false)
    expect(await behind.find(membershipSeats)).toHaveLength(1)
  })

  it('is not accepted with another address, with one that is not confirmed, nor before joining', async () => {
    const { invite, as, call, enter, given } = await family()
    const seatId = await invite('lou')
    await as('lou', false)
    expect((await call(readOwnSeats, {})).seats).toEqual([])
    expect(await outcome(call(acceptSeat, { seatId }))).toBe('seat-address')
    await as('wren')
    expect(await outcome(call(acceptSeat, { seatId }))).toBe('seat-address')
    await enter({})
    expect(await outcome(call(acceptSeat, { seatId }))).toBe('not-joined')
    await enter(undefined)
    expect(await outcome(call(acceptSeat, { seatId }))).toBe('unauthenticated')
    expect(await given()).toEqual(['lou invited'])
  })

  it('is refused beyond the level’s seats, twice for one address, and for the holder', async () => {
    const { invite, given, mails } = await family()
    await invite('wren')
    expect(await outcome(invite('Wren', { email: ' WREN@post.example' }))).toBe('seat-taken')
    expect(await outcome(invite('me', { email: 'mia@post.example' }))).toBe('seat-taken')
    await invite('lou')
    expect(await outcome(invite('kim'))).toBe('seats-full')
    expect([await given(), mails().length]).toEqual([['lou invited', 'wren invited'], 2])
  })

  it('is not given beyond the number of seats, even when two are given at once', async () => {
    const { invite, as, call, given } = await family()
    await invite('wren')
    await as('mia')
    const both = ['lou', 'kim'].map(name => outcome(call(inviteSeat, { membershipId, name, email: `${name}@post.example` })))
    expect((await Promise.all(both)).sort()).toEqual(['done', 'seats-full'])
    expect(await given()).toHaveLength(2)
  })

  it('is not given of a membership that has ended, nor of somebody else’s', async () => {
    const { invite, as, call, localMode, given } = await family()
    await as('wren')
    expect(await outcome(call(inviteSeat, { membershipId, name: 'Lou', email: 'lou@post.example' }))).toBe('not-found')
    localMode.setNow(new Date('2028-03-01T18:00:00Z'))
    expect(await outcome(invite('wren'))).toBe('seats-ended')
    expect(await given()).toEqual([])
  })

  it('ends when the holder removes it, its person leaves, or whoever was invited declines', async () => {
    const { accepted, invite, as, end, isOne, given } = await family()
    const wrens = await accepted('wren')
    const lous = await invite('lou')
    await as('lou', false)
    expect(await outcome(end(lous))).toBe('not-found')
    expect(await outcome(end(wrens))).toBe('not-found')
    await as('lou')
    await end(lous)
    await as('mia')
    await end(wrens)
    expect([await isOne('wren'), await given()]).toEqual([false, []])
    const again = await accepted('wren')
    await end(again)
    await end(again)
    expect(await given()).toEqual([])
  })

  it('is exchanged in one step, also when all are taken', async () => {
    const { accepted, invite, isOne, given, mails } = await family()
    const wrens = await accepted('wren')
    await invite('lou')
    await invite('kim', { instead: wrens })
    expect([await given(), await isOne('wren'), mails().length]).toEqual([['kim invited', 'lou invited'], false, 3])
    expect(await outcome(invite('ana', { instead: wrens }))).toBe('not-found')
  })

  it('is mailed to one address five times a day at most, with nothing that the holder entered', async () => {
    const { invite, end, mails } = await family()
    for (let i = 0; i < 5; i++) await end(await invite('Buy now at evil.example', { email: 'lou@post.example' }))
    expect(await outcome(invite('lou'))).toBe('too-many-attempts')
    expect(mails()).toHaveLength(5)
    expect(JSON.stringify(mails())).not.toContain('evil.example')
  })

  it('does not count where the level has become smaller, but for those that were given first', async () => {
    const { accepted, localMode, isOne, seats, call, as } = await family()
    await accepted('wren')
    localMode.setNow(new Date('2027-10-17T18:00:00Z'))
    await accepted('lou')
    await seats(2)
    expect([await isOne('wren'), await isOne('lou')]).toEqual([true, false])
    await as('lou')
    expect((await call(readOwnSeats, {})).seats).toMatchObject([{ counts: false }])
    expect(await outcome(call(issueCard, { membershipId }))).toBe('card-unknown')
  })

  it('is seen by its holder, its person and the people staff, who may take and give it', async () => {
    const { accepted, enter, as, services, end, call, given } = await family()
    const id = await accepted('wren')
    const records = services.get(Records)
    for (const who of ['wren', 'mia']) {
      await as(who)
      expect((await records.get(membershipSeats, id))?.name).toBe('wren')
    }
    for (const others of [{ pid: 'lou' }, { pid: 'p-mo', adm: 1, sc: 'm' }] as const) {
      await enter(others)
      await expect(records.get(membershipSeats, id)).rejects.toMatchObject({ code: 'permission-denied' })
      expect(await outcome(end(id))).toBe('not-found')
    }
    await enter(peopleEditor)
    await end(id)
    await call(inviteSeat, { membershipId, name: 'Lou', email: 'lou@post.example' })
    expect(await given()).toEqual(['lou invited'])
  })

  it('says on an artist’s public page until when they are a member, and no longer once it ended', async () => {
    const { accepted, store, as, end } = await family()
    await store.commit([
      { op: 'update', path: `memberships/${membershipId}`, data: { audience: 'artist' } },
      { op: 'create', path: 'artists/wren', data: { displayName: 'Wren' } },
    ])
    const until = async () => (await store.get('artists/wren'))?.data['memberUntil']
    const id = await accepted('wren')
    expect(await until()).toBe('2027-12-31')
    await as('mia')
    await end(id)
    expect(await until()).toBeUndefined()
  })
})

describe('the card of a seat', () => {
  it('opens doors beside the holder’s, and no longer once the seat ended or a new one was made', async () => {
    const { accepted, as, call, enter, end, store, clock } = await family()
    await store.commit([{ op: 'create', path: 'events/opening', data: { title: 'Opening' } }])
    const scan = async (token: string) => {
      await enter(peopleEditor)
      const one = { offlineId: crypto.randomUUID(), token, at: clock.now().toISOString(), eventId: 'opening' }
      return (await call(syncOfflineScans, { scans: [one] })).outcomes[0]!.outcome
    }
    const id = await accepted('wren')
    const former = (await call(issueCard, { membershipId })).token
    const { token } = await call(issueCard, { membershipId })
    await as('mia')
    const own = (await call(issueCard, { membershipId })).token
    expect([await scan(own), await scan(token), await scan(token), await scan(former)]).toEqual(['counted', 'counted', 'already', 'card-unknown'])
    await as('mia')
    await end(id)
    expect([await scan(token), await scan(own)]).toEqual(['card-unknown', 'already'])
  })

  it('opens none once its seat is erased, even while a door counts it', async () => {
    const { accepted, call, context, behind, store, clock } = await family()
    const id = await accepted('wren')
    const { token } = await call(issueCard, { membershipId })
    const documents: typeof store = Object.create(store, {
      transact: {
        value: async (work: Parameters<typeof store.transact>[0]) => {
          await behind.commit(behind.deleting(membershipSeats, id))
          return store.transact(work)
        },
      },
    })
    const door = { uid: 'u-pia', secondFactor: true, claims: peopleEditor }
    const scan = { offlineId: crypto.randomUUID(), token, at: clock.now().toISOString(), eventId: 'opening' }
    const { outcomes } = await syncOfflineScansHandler.run(handlerContext({ ...context, documents, actor: door }), { scans: [scan] })
    expect(outcomes).toMatchObject([{ outcome: 'card-unknown' }])
  })
})
