import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { adOrders } from '../../../src/domain/ads/ad-orders.collection'
import { adPrices } from '../../../src/domain/ads/ad-prices.collection'
import { adAvailability } from '../../../src/domain/ads/offer/ad-availability.contract'
import { adPhaseAt } from '../../../src/domain/ads/pricing/ad-phase'
import { adPrice } from '../../../src/domain/ads/pricing/ad-price'
import { adSpaceKey, brokenAdPrices, takenSpaces } from '../../../src/domain/ads/pricing/ad-price-table'
import { activateAdPrices, saveAdPrices } from '../../../src/domain/ads/pricing/change-ad-prices.contract'
import { pageYield } from '../../../src/domain/ads/pricing/page-yield'
import { usualAdPrices } from '../../../src/domain/ads/pricing/usual-ad-prices'
import type { Deadline } from '../../../src/domain/guide/clock/deadline'
import { pricePhases } from '../../../src/domain/guide/price-phases'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const table = usualAdPrices()
const spaces = fc.constantFrom(...table.rows)
const phases = fc.constantFrom(...pricePhases)
const order = fc.record({
  space: spaces,
  status: fc.constantFrom('enquiry', 'booked', 'paid', 'art_due', 'placed', 'cancelled'),
  cents: fc.nat(300_000),
})
const orders = fc
  .array(order, { maxLength: 40 })
  .map(all => all.map(({ space: { size, position }, status, cents }) => ({ size, position, status, price: { cents, cur: 'usd' as const } })))

describe('the prices of advertisements in an edition', () => {
  let world: MemoryWorld
  const stored = () => world.context.systemRecords.find(adPrices, { params: { edition: '2027' }, orderBy: [['version', 'asc']] })
  const states = async () => (await stored()).map(({ version, status }) => `${version} ${status}`)
  const activate = async () => {
    const { version, rev } = (await stored()).at(-1)!
    return world.call(activateAdPrices, { editionId: '2027', version, rev })
  }
  beforeEach(async () => {
    world = await memoryWorld({ sample: true, as: 'guideadmin' })
  })

  it('take effect as a new version; the one that bookings name stays as it was', async () => {
    const before = (await stored())[1]!
    expect(await world.call(saveAdPrices, { editionId: '2027', table: { ...table, nonprofitPercent: 20 } })).toEqual({ version: 3 })
    await activate()
    expect(await states()).toEqual(['1 superseded', '2 superseded', '3 active'])
    expect((await stored())[1]).toMatchObject({ rows: before.rows, nonprofitPercent: before.nonprofitPercent })
  })

  it('are refused where a colleague saved a draft meanwhile, and a version in use is not put into effect again', async () => {
    await world.call(saveAdPrices, { editionId: '2027', table })
    await expect(world.call(saveAdPrices, { editionId: '2027', table })).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
    const [superseded] = await stored()
    await expect(world.call(activateAdPrices, { editionId: '2027', version: 1, rev: superseded!.rev })).rejects.toMatchObject({
      details: { rule: 'illegal-transition' },
    })
  })

  it('have each size and position once', async () => {
    await expect(world.call(saveAdPrices, { editionId: '2027', table: { ...table, rows: [...table.rows, table.rows[0]!] } })).rejects.toMatchObject({
      details: { rule: 'ad-space-twice', space: 'Full page, Back cover' },
    })
  })

  it('offer no fewer than are booked, also where a booking came after the draft', async () => {
    const withHalves = (stock: number) => ({ ...table, rows: table.rows.map(row => (row.size === 'Half page' ? { ...row, stock } : row)) })
    await expect(world.call(saveAdPrices, { editionId: '2027', table: withHalves(2) })).rejects.toMatchObject({
      details: { rule: 'ad-space-sold', space: 'Half page', sold: 3 },
    })
    await world.call(saveAdPrices, { editionId: '2027', table: withHalves(3) })
    const { systemRecords } = world.context
    const { advertiserId, editionId, size, price, priceVersion } = (await systemRecords.get(adOrders, 'ad-framing'))!
    const another = { advertiserId, editionId, size, price, priceVersion, coworkerIds: [], art: [], proofRounds: 0, status: 'booked' as const }
    const inEdition = async (of: string) => systemRecords.commit(systemRecords.creating(adOrders, `ad-in-${of}`, { ...another, editionId: of }))
    await inEdition('2026')
    expect(await world.call(saveAdPrices, { editionId: '2027', seen: 1, table: withHalves(3) })).toEqual({ version: 3 })
    await inEdition('2027')
    await expect(activate()).rejects.toMatchObject({ details: { rule: 'ad-space-sold', sold: 4 } })
    expect(await states()).toEqual(['1 superseded', '2 active', '3 draft'])
  })

  it('are changed by staff of the guide or of money alone', async () => {
    await world.signInAs('moneyadmin')
    await world.call(saveAdPrices, { editionId: '2027', table })
    for (const other of ['peopleadmin', 'advertiser'] as const) {
      await world.signInAs(other)
      await expect(activate()).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })

  it('tell strangers how many are left, and not who has booked', async () => {
    await world.signInAs(undefined)
    const answer = await world.call(adAvailability, { editionId: '2027' })
    expect(answer).toEqual({ version: 2, left: [0, 1, 4, 5, 12, 12] })
    await expect(world.call(adAvailability, { editionId: '2099' })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the price of an advertisement', () => {
  it.each([
    ['Full page', 'regular', 120_000],
    ['Half page', 'regular', 70_000],
    ['Quarter page', 'regular', 40_000],
    ['Eighth page', 'regular', 22_500],
    ['Full page', 'early', 108_000],
    ['Eighth page', 'late', 25_000],
  ] as const)('%s, %s: %i cents', (size, phase, cents) => {
    const space = table.rows.find(row => row.size === size && row.position === undefined)!
    expect(adPrice(table, { space, isNonprofit: false, wantsDesign: false }, phase).totalCents).toBe(cents)
  })

  it('is 15 percent lower for nonprofits, whose help with the design costs the same', () => {
    const space = table.rows[2]!
    expect(adPrice(table, { space, isNonprofit: true, wantsDesign: true }, 'regular')).toEqual({
      lines: [
        { kind: 'space', cents: 120_000 },
        { kind: 'nonprofit', cents: -18_000 },
        { kind: 'design', cents: 15_000 },
      ],
      totalCents: 117_000,
    })
  })

  it('is the sum of its lines, and never below zero or above what others pay', () =>
    fc.assert(
      fc.property(spaces, phases, fc.boolean(), fc.nat(100), (space, phase, wantsDesign, nonprofitPercent) => {
        const [theirs, others] = [true, false].map(isNonprofit => adPrice({ ...table, nonprofitPercent }, { space, isNonprofit, wantsDesign }, phase))
        expect(theirs!.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(theirs!.totalCents)
        expect(theirs!.totalCents).toBeGreaterThanOrEqual(0)
        expect(theirs!.totalCents).toBeLessThanOrEqual(others!.totalCents)
      }),
    ))
})

describe('what the pages earn', () => {
  it('a page of quarters earns four of them', () => {
    const { spaces: all } = pageYield(table, [])
    expect(all.map(({ aPage }) => aPage.regular)).toEqual([250_000, 180_000, 120_000, 140_000, 160_000, 180_000])
  })

  it('counts each booking once; inquiries and cancellations take no space', () =>
    fc.assert(
      fc.property(orders, all => {
        const { spaces: found, bookedCents, pagesSold } = pageYield(table, all)
        const standing = all.filter(({ status }) => status !== 'enquiry' && status !== 'cancelled')
        expect(found.reduce((sum, { sold }) => sum + sold, 0)).toBe(standing.length)
        expect(bookedCents).toBe(standing.reduce((sum, { price }) => sum + price.cents, 0))
        expect(pagesSold).toBeLessThanOrEqual(standing.length)
      }),
    ))

  it('a table fits its bookings exactly where no space has more of them than are for sale', () =>
    fc.assert(
      fc.property(orders, all => {
        const taken = takenSpaces(all)
        const fits = table.rows.every(row => (taken.get(adSpaceKey(row)) ?? 0) <= row.stock)
        expect(brokenAdPrices(table.rows, taken) === undefined).toBe(fits)
      }),
    ))
})

describe('when advertisements are sold', () => {
  const at = (day: string) => new Date(`${day}T23:59:00Z`)
  const deadline = (key: Deadline['key'], day: string): Deadline => ({ key, at: { local: `${day}T23:59`, tz: 'UTC', utc: at(day) } })
  const call = [
    deadline('callOpens', '2027-02-01'),
    deadline('earlyEnds', '2027-03-14'),
    deadline('regularEnds', '2027-04-25'),
    deadline('lateEnds', '2027-05-16'),
  ]
  const phaseOn = (day: string, closes?: string) =>
    adPhaseAt(closes ? [...call, deadline('adClose', closes)] : call, new Date(`${day}T12:00:00Z`)).phase

  it.each([
    ['2027-01-31', 'before'],
    ['2027-02-10', 'early'],
    ['2027-03-20', 'regular'],
    ['2027-05-01', 'late'],
    ['2027-05-09', 'late'],
    ['2027-05-10', 'closed'],
  ] as const)('on %s: %s', (day, phase) => expect(phaseOn(day, '2027-05-09')).toBe(phase))

  it('the late price lasts until advertising closes, also after the registrations', () => {
    expect(phaseOn('2027-06-01', '2027-06-06')).toBe('late')
    expect(phaseOn('2027-06-01')).toBe('closed')
  })

  it('nothing is sold after the close, and no phase ends after it', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 32, max: 200 }), (now, closes) => {
        const [instant, close] = [now, closes].map(day => new Date(Date.UTC(2027, 0, 1 + day, 12))) as [Date, Date]
        const deadlines: Deadline[] = [...call, { key: 'adClose', at: { local: close.toISOString().slice(0, 16), tz: 'UTC', utc: close } }]
        const { phase, endsAt } = adPhaseAt(deadlines, instant)
        const isSold = phase !== 'closed' && phase !== 'before'
        expect(isSold).toBe(instant >= call[0]!.at.utc && instant.getTime() < close.getTime() + 60_000)
        expect(isSold && endsAt!.getTime() >= close.getTime() + 60_000).toBe(false)
      }),
    ))
})
