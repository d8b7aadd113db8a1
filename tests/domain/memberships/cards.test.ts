import { beforeEach, describe, expect, it } from 'vitest'
import { events } from '../../../src/domain/events/events.collection'
import { guestList, rsvps } from '../../../src/domain/events/rsvps.collection'
import { cardKeys } from '../../../src/domain/memberships/card-keys.collection'
import { cardStatus, readCard, unprovedFacts } from '../../../src/domain/memberships/card-token'
import { membershipSeats } from '../../../src/domain/memberships/family-seats/membership-seats.collection'
import { issueCard, listCardKeys, printCards, syncOfflineScans } from '../../../src/domain/memberships/member-cards.contract'
import { replyToEvent } from '../../../src/domain/replies/reply-to-event.contract'
import { syncOfflineScansHandler } from '../../../src/domain/replies/sync-offline-scans.handler'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { newKeyPair } from '../../../src/domain/shared/signature'
import type { Query } from '../../../src/ports/documents'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'artlover' })
})
const card = async () => {
  await world.signInAs('artlover')
  return (await world.call(issueCard, { membershipId: 'm-artlover' })).token
}
const scanOf = (token: string, more: object) => ({ offlineId: crypto.randomUUID(), token, at: world.clock.now().toISOString(), ...more })
const send = async (...scans: readonly ReturnType<typeof scanOf>[]) => {
  await world.signInAs('volunteer')
  return (await world.call(syncOfflineScans, { scans: [...scans] })).outcomes.map(({ outcome }) => outcome)
}
const perk = async (change: object) => {
  const [found] = await world.store.query({ collection: 'perks', where: [['status', '==', 'live']], limit: 1 })
  await world.store.commit([
    { op: 'update', path: found!.path, data: { startsOn: '2027-01-01', endsOn: '2028-12-31', levels: ['friend'], ...change } },
  ])
  return found!.id
}

describe('a card', () => {
  it('can be verified without a network, with the public key alone', async () => {
    const token = await card()
    await world.signInAs('volunteer')
    const keys = (await world.call(listCardKeys, {})).keys
    expect(Object.values(keys).some(key => 'd' in key)).toBe(false)
    world.localMode.setOffline(true)
    expect(await readCard(token, keys)).toMatchObject({ personId: 'p-artlover', membershipId: 'm-artlover', level: 'friend', until: '2028-02-29' })
  })

  it('is invalid if a letter is changed, with another key, and as any other code', async () => {
    const token = await card()
    await world.signInAs('volunteer')
    const keys = (await world.call(listCardKeys, {})).keys
    const [body = '', signature = ''] = token.split('.')
    const forged = btoa(atob(body.replaceAll('-', '+').replaceAll('_', '/')).replace('friend', 'patron')).replaceAll('=', '')
    expect(await readCard(`${forged}.${signature}`, keys)).toBeUndefined()
    // Its holder's own screen does not check it.
    expect(unprovedFacts(`${forged}.${signature}`)).toMatchObject({ personId: 'p-artlover', level: 'patron' })
    expect(unprovedFacts('')).toBeUndefined()
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
    expect(await readCard(token, { k1: await crypto.subtle.exportKey('jwk', pair.publicKey) })).toBeUndefined()
    for (const other of ['', 'https://somewhere.example', 'abc.def', `${body}.`]) expect(await readCard(other, keys)).toBeUndefined()
  })

  it('is valid until its last day, accepted for fourteen more days, and then expired', () => {
    const until = '2027-02-28'
    expect(['2027-02-28', '2027-03-01', '2027-03-14', '2027-03-15'].map(day => cardStatus({ until }, day))).toEqual([
      'current',
      'grace',
      'grace',
      'lapsed',
    ])
  })

  it('is signed with the newest key, and what an older one signed stays good', async () => {
    const before = await card()
    const { systemRecords, clock } = world.context
    world.localMode.setNow(new Date(clock.now().getTime() + 60_000))
    await systemRecords.commit(systemRecords.creating(cardKeys, 'k2', await newKeyPair()))
    const after = await card()
    expect([before, after].map(token => unprovedFacts(token)?.kid)).toEqual(['k1', 'k2'])
    await world.signInAs('volunteer')
    const { keys } = await world.call(listCardKeys, {})
    for (const token of [before, after]) expect(await readCard(token, keys)).toMatchObject({ personId: 'p-artlover' })
  })

  it('is issued only for the person’s own membership', async () => {
    await world.signInAs('donor')
    await expect(world.call(issueCard, { membershipId: 'm-artlover' })).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { rule: 'card-unknown' },
    })
  })
})

describe('printed cards', () => {
  const print = async (...membershipIds: readonly string[]) => {
    await world.signInAs('peopleadmin')
    return world.call(printCards, { membershipIds: [...membershipIds] })
  }

  it('leave the card on a member’s phone good, and are as good as it', async () => {
    const onPhone = await card()
    const { cards, left } = await print('m-artlover')
    expect(left).toEqual([])
    const perkId = await perk({ caps: { perPerson: 2 } })
    expect(await send(scanOf(onPhone, { perkId }), scanOf(cards[0]!.token, { perkId }))).toEqual(['counted', 'counted'])
  })

  it('are the first cards of members who never opened theirs, and the same ones when they are printed again', async () => {
    const [first, again] = [await print('m-artlover'), await print('m-artlover')]
    // The name that members know, not the key.
    expect(first.cards[0]).toMatchObject({ level: 'Friend', product: expect.any(String) })
    expect(again.cards.map(({ serial }) => serial)).toEqual(first.cards.map(({ serial }) => serial))
    expect((await world.store.get('memberships/m-artlover'))?.data['card']).toMatchObject({ serial: first.cards[0]!.serial })
  })

  it('end where the member makes a new one, as after a loss', async () => {
    const { cards } = await print('m-artlover')
    await card()
    expect(await send(scanOf(cards[0]!.token, { perkId: await perk({}) }))).toEqual(['card-unknown'])
  })

  it('are not made of memberships that are suspended, over or deleted', async () => {
    const suspensions = [{ from: '2027-01-01' }]
    const ended = await world.store.query({ collection: 'memberships/m-artlover/terms' })
    await world.store.commit([
      { op: 'update', path: 'memberships/m-c16', data: { suspensions } },
      ...ended.map(({ path }) => ({ op: 'update' as const, path, data: { start: '2024-01-01', end: '2024-12-31' } })),
    ])
    expect(await print('m-c16', 'm-artlover', 'm-nobody')).toEqual({
      cards: [],
      left: [
        { membershipId: 'm-c16', reason: 'suspended' },
        { membershipId: 'm-artlover', reason: 'over' },
        { membershipId: 'm-nobody', reason: 'unknown' },
      ],
    })
  })

  it('are audited, and made for staff of people alone', async () => {
    await print('m-artlover')
    const [entry] = await world.store.query({ collection: 'audit', where: [['action', '==', 'card.print']] })
    expect(entry?.data).toMatchObject({ entity: 'memberships', after: { cards: 1 } })
    for (const other of ['artlover', 'guideadmin'] as const) {
      await world.signInAs(other)
      await expect(world.call(printCards, { membershipIds: ['m-artlover'] })).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })
})

describe('the days of grace of a membership’s product', () => {
  const endedYesterday = async (graceDays: number) => {
    const [product, held] = [
      (await world.store.get('memberships/m-artlover'))!.data['productId'] as string,
      await world.store.query({ collection: 'memberships/m-artlover/terms' }),
    ]
    await world.store.commit([
      { op: 'update', path: `membershipProducts/${product}`, data: { graceDays } },
      ...held.map(({ path }) => ({ op: 'update' as const, path, data: { start: '2026-10-01', end: '2027-09-26' } })),
    ])
  }

  // The sample's day is October 16, 2027: twenty days later.
  it('count at an entrance, longer than usual', async () => {
    await endedYesterday(30)
    const [token, perkId] = [await card(), await perk({})]
    await world.signInAs('volunteer')
    const { keys } = await world.call(listCardKeys, {})
    expect(cardStatus((await readCard(token, keys))!, '2027-10-16')).toBe('grace')
    await world.signInAs('peopleadmin')
    const printed = await world.call(printCards, { membershipIds: ['m-artlover'] })
    expect((await readCard(printed.cards[0]!.token, keys))?.grace).toBe(30)
    expect(await send(scanOf(token, { perkId }))).toEqual(['counted'])
  })

  it('count at an entrance where there are none', async () => {
    const [token, perkId] = [await card(), await perk({})]
    await endedYesterday(0)
    const late = await card()
    expect(token).not.toBe(late)
    expect(await send(scanOf(late, { perkId }))).toEqual(['not-now'])
  })
})

describe('scans of a device', () => {
  it('count a perk once, however often they arrive', async () => {
    const [token, perkId] = [await card(), await perk({})]
    const scan = scanOf(token, { perkId })
    expect(await send(scan, scan)).toEqual(['counted', 'already'])
    expect(await send(scan)).toEqual(['already'])
    expect((await world.store.get(`perks/${perkId}`))?.data['redeemed']).toBe(1)
  })

  it('do not exceed the limit per person', async () => {
    const [token, perkId] = [await card(), await perk({ caps: { perPerson: 2 } })]
    expect(await send(...[1, 2, 3].map(() => scanOf(token, { perkId })))).toEqual(['counted', 'counted', 'perk-used-up'])
  })

  it('do not exceed what all members together may use, whoever used it before', async () => {
    const token = await card()
    const perkId = await perk({ caps: { total: 3 }, redeemed: 2 })
    expect(await send(scanOf(token, { perkId }), scanOf(token, { perkId }))).toEqual(['counted', 'perk-used-up'])
    expect((await world.store.get(`perks/${perkId}`))?.data['redeemed']).toBe(3)
  })

  it('do not exceed it when two devices send at once', async () => {
    const [token, perkId] = [await card(), await perk({ caps: { perPerson: 1 } })]
    await world.signInAs('volunteer')
    const { claims, uid } = world.auth.current!
    const device = () => syncOfflineScansHandler.run({ ...world.context, actor: { uid, claims } }, { scans: [scanOf(token, { perkId })] })
    const outcomes = (await Promise.all([device(), device(), device()])).flatMap(answer => answer.outcomes.map(({ outcome }) => outcome))
    expect(outcomes.toSorted()).toEqual(['counted', 'perk-used-up', 'perk-used-up'])
  })

  it('do not exceed it when another device sends between the count and the write', async () => {
    const [token, perkId] = [await card(), await perk({ caps: { perPerson: 1 } })]
    await world.signInAs('volunteer')
    const { claims, uid } = world.auth.current!
    const device = (ports: typeof world.context) =>
      invokeHandler(syncOfflineScansHandler, { ...ports, actor: { uid, claims } }, { scans: [scanOf(token, { perkId })] })
    let others: unknown
    const documents = new Proxy(world.store, {
      get: (store, name) =>
        name === 'query'
          ? async (query: Query) => {
              const found = await store.query(query)
              if (query.collection === 'perkRedemptions') others ??= await device(world.context)
              return found
            }
          : (Reflect.get(store, name) as () => unknown).bind(store),
    })
    expect(await device({ ...world.context, documents })).toMatchObject({ outcomes: [{ outcome: 'perk-used-up' }] })
    expect(others).toMatchObject({ outcomes: [{ outcome: 'counted' }] })
  })

  it('count as of three days ago at most, whatever time a device says', async () => {
    const [token, perkId] = [await card(), await perk({ endsOn: '2027-02-01' })]
    expect(await send({ ...scanOf(token, { perkId }), at: '2027-01-15T12:00:00.000Z' })).toEqual(['not-now'])
  })

  it('refuse a perk of another level, and an ended one', async () => {
    const token = await card()
    expect(await send(scanOf(token, { perkId: await perk({ levels: ['patron'] }) }))).toEqual(['not-now'])
    expect(await send(scanOf(token, { perkId: 'no-perk' }))).toEqual(['not-now'])
    expect(await send(scanOf(token, { perkId: await perk({ endsOn: '2027-02-01' }) }))).toEqual(['not-now'])
  })

  it('admit a person to an event once', async () => {
    const token = await card()
    const [event] = await world.store.query({ collection: 'events', where: [['status', '==', 'published']], limit: 1 })
    const eventId = event!.id
    expect(await send(scanOf(token, { eventId }), scanOf(token, { eventId }))).toEqual(['counted', 'already'])
  })

  it('mark the reply of a member who said that they come, for its hosts too', async () => {
    const token = await card()
    const { systemRecords } = world.context
    const [event] = await systemRecords.find(events, { where: [['status', '==', 'published']], limit: 1 })
    const eventId = event!.id
    await world.call(replyToEvent, { act: 'come', eventId, guests: 1 })
    const scan = scanOf(token, { eventId })
    expect(await send(scan, scan)).toEqual(['counted', 'already'])
    const [reply] = await systemRecords.find(rsvps, {
      where: [
        ['eventId', '==', eventId],
        ['personId', '==', 'p-artlover'],
      ],
    })
    expect(reply).toMatchObject({ status: 'attended', scanId: scan.offlineId, guests: 1 })
    expect((await systemRecords.get(guestList, reply!.id, { event: eventId }))?.status).toBe('attended')
  })

  it('do not admit a suspended member', async () => {
    const token = await card()
    const suspensions = [{ from: '2027-10-01' }]
    await world.store.commit([{ op: 'update', path: 'memberships/m-artlover', data: { suspensions } }])
    expect(await send(scanOf(token, { perkId: await perk({}) }))).toEqual(['not-now'])
  })

  it('recognize replaced and invalid cards', async () => {
    const [former, perkId] = [await card(), await perk({})]
    await card()
    expect(await send(scanOf(former, { perkId }), scanOf('a.b', { perkId }))).toEqual(['card-unknown', 'card-unknown'])
  })

  it('recognize a replaced card also where the membership has a seat whose holder never opened a card', async () => {
    const [former, perkId] = [await card(), await perk({})]
    const token = await card()
    const { productId } = (await world.store.get('memberships/m-artlover'))!.data
    const path = `membershipProducts/${String(productId)}`
    const levels = (await world.store.get(path))!.data['levels'] as readonly object[]
    await world.store.commit([{ op: 'update', path, data: { levels: levels.map(level => ({ ...level, seats: 2 })) } }])
    const { systemRecords } = world.context
    const seat = { membershipId: 'm-artlover', holderId: 'p-artlover', name: 'Wren', email: 'wren@post.example', status: 'accepted' as const }
    await systemRecords.commit(systemRecords.creating(membershipSeats, 'seat', { ...seat, invitedAt: world.clock.now() }))
    expect(await send(scanOf(former, { perkId }), scanOf(token, { perkId }))).toEqual(['card-unknown', 'counted'])
  })

  it('are accepted from people staff and volunteers', async () => {
    for (const key of ['artlover', 'contentadmin']) {
      await world.signInAs(key)
      await expect(world.call(syncOfflineScans, { scans: [] })).rejects.toMatchObject({ code: 'permission-denied' })
      await expect(world.call(listCardKeys, {})).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })

  it('do not need the private key, which stays on the server', async () => {
    await card()
    await world.signInAs('superadmin')
    await expect(world.documents.get('cardKeys/k1')).rejects.toMatchObject({ code: 'permission-denied' })
    const { d } = (await world.store.get('cardKeys/k1'))!.data['privateKey'] as { readonly d: string }
    expect(JSON.stringify(await world.store.query({ collection: 'audit' }))).not.toContain(d)
  })
})
