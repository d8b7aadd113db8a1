import { beforeEach, describe, expect, it } from 'vitest'
import { events } from '../../../../src/domain/events/events.collection'
import { rsvps } from '../../../../src/domain/events/rsvps.collection'
import { claimCapacity } from '../../../../src/domain/shop/checkout/claim-capacity.contract'
import { posters, type ShopWorld, shopWorld } from '../../../support/shop/shop-world'

let shop: ShopWorld
const refusedBy = (rule: string, details: object = {}) => ({ details: { rule, ...details } })
const claim = (n: number, key: string = crypto.randomUUID(), ref = 'poster/a2') => shop.call(claimCapacity, { kind: 'stock', ref, n, key })
const come = (n: number, key: string = crypto.randomUUID()) => shop.call(claimCapacity, { kind: 'event', ref: 'supper', n, key })

beforeEach(async () => {
  shop = await shopWorld()
  await shop.enter({ pid: 'bo' })
})

describe('pieces of goods', () => {
  it('are reserved for fifteen minutes, renewed with the same key, and given up', async () => {
    const key = crypto.randomUUID()
    expect(await claim(2, key)).toEqual({ until: '2027-10-16T18:15:00.000Z' })
    expect(await shop.stockOf('poster')).toBe(1)
    shop.localMode.setNow(new Date('2027-10-16T18:10:00Z'))
    expect(await claim(3, key)).toEqual({ until: '2027-10-16T18:25:00.000Z' })
    expect([await shop.stockOf('poster'), await shop.holds()]).toMatchObject([0, [{ id: key, pieces: 3 }]])
    await claim(0, key)
    expect([await shop.stockOf('poster'), await shop.holds()]).toMatchObject([3, [{ status: 'released' }]])
    await claim(1, key)
    expect([await shop.stockOf('poster'), await shop.holds()]).toMatchObject([2, [{ status: 'held', pieces: 1 }]])
  })

  it('are never more than there are', async () => {
    const all = await Promise.allSettled([claim(2), claim(2), claim(2)])
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(claim(2)).rejects.toMatchObject(refusedBy('sold-out', { left: 1 }))
    expect(await shop.stockOf('poster')).toBe(1)
  })

  it('are free for others when the time is over', async () => {
    await claim(3)
    await expect(claim(1)).rejects.toMatchObject(refusedBy('sold-out', { left: 0 }))
    shop.localMode.setNow(new Date('2027-10-16T18:15:00Z'))
    await claim(1)
    expect(await shop.stockOf('poster')).toBe(2)
    await shop.checkout([posters(2)])
    expect(await shop.stockOf('poster')).toBe(0)
  })

  it('that are for members are reserved for a member, and for nobody else', async () => {
    await expect(claim(1, crypto.randomUUID(), 'proof/one')).rejects.toMatchObject(refusedBy('sold-out', { left: 0 }))
    await shop.enter({ pid: 'mia' })
    await claim(1, crypto.randomUUID(), 'proof/one')
    expect(await shop.stockOf('proof')).toBe(0)
  })

  it('are refused of what is not sold to them, and with a key of something else', async () => {
    for (const ref of ['proof/one', 'seat/one', 'lamp/one', 'draft/one', 'poster/none', 'none/one'])
      await expect(claim(1, crypto.randomUUID(), ref)).rejects.toMatchObject(refusedBy('sold-out', { left: 0 }))
    const key = crypto.randomUUID()
    await claim(1, key)
    await expect(claim(1, key, 'book/one')).rejects.toMatchObject({ code: 'already-exists' })
    expect([await shop.stockOf('poster'), await shop.stockOf('book')]).toEqual([2, 10])
  })
})

describe('places of an event', () => {
  beforeEach(async () => {
    const wall = (local: string, utc: string) => ({ local, tz: 'America/Los_Angeles', utc: new Date(utc) })
    await shop.behind.commit(
      shop.behind.creating(events, 'supper', {
        title: 'Supper',
        summary: '',
        start: wall('2027-11-01T18:00', '2027-11-02T01:00:00Z'),
        end: wall('2027-11-01T21:00', '2027-11-02T04:00:00Z'),
        venue: 'Net loft',
        tags: [],
        capacity: 5,
        hostIds: [],
        status: 'published',
      }),
      shop.behind.creating(rsvps, 'r1', {
        eventId: 'supper',
        personId: 'mia',
        guests: 1,
        queuedAt: shop.clock.now(),
        code: 'AAAAAA',
        status: 'going',
      }),
      shop.behind.creating(rsvps, 'r2', {
        eventId: 'supper',
        personId: 'ana',
        guests: 3,
        queuedAt: shop.clock.now(),
        code: 'BBBBBB',
        status: 'cancelled',
      }),
    )
  })

  it('are those that guests and other reservations leave', async () => {
    const key = crypto.randomUUID()
    await come(2, key)
    await expect(come(2)).rejects.toMatchObject(refusedBy('sold-out', { left: 1 }))
    await come(3, key)
    await come(0, key)
    expect(await come(3)).toEqual({ until: '2027-10-16T18:15:00.000Z' })
  })

  it('are never more than there are, also when many ask at once', async () => {
    const all = await Promise.allSettled([come(2), come(2), come(2), come(2)])
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('of an evening for members are reserved for a member, and for nobody else', async () => {
    await shop.behind.change(events, (await shop.behind.get(events, 'supper'))!, { membersOnly: true })
    await expect(come(1)).rejects.toMatchObject(refusedBy('sold-out', { left: 0 }))
    await shop.enter({ pid: 'mia' })
    await come(1)
    expect(await shop.holds()).toMatchObject([{ kind: 'event', ref: 'supper', pieces: 1, status: 'held' }])
  })

  it('are free again after fifteen minutes', async () => {
    await come(3)
    shop.localMode.setNow(new Date('2027-10-16T18:15:00Z'))
    expect(await come(3)).toEqual({ until: '2027-10-16T18:30:00.000Z' })
  })
})
