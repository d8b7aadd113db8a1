import { beforeEach, describe, expect, it } from 'vitest'
import { prices } from '../../../../src/domain/guide/price-tables.collection'
import { activatePrices, savePrices } from '../../../../src/domain/guide/pricing/change-prices.contract'
import { brokenPrices } from '../../../../src/domain/guide/pricing/price-rules'
import { registrationPrice } from '../../../../src/domain/guide/pricing/registration-price'
import { usualPrices } from '../../../../src/domain/guide/pricing/usual-prices'
import { paidCounts, revenueOf } from '../../../../src/domain/guide/pricing/what-if-revenue'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'

const dearer = () => ({ ...usualPrices(), rows: usualPrices().rows.map(row => ({ ...row, cents: row.cents + 500 })) })

describe('the prices of an edition', () => {
  let world: MemoryWorld
  const stored = () => world.context.systemRecords.find(prices, { params: { edition: '2027' }, orderBy: [['version', 'asc']] })
  const states = async () => (await stored()).map(({ version, status }) => `${version} ${status}`)
  const last = async () => (await stored()).at(-1)!
  const activate = async () => {
    const { version, rev } = await last()
    return world.call(activatePrices, { editionId: '2027', version, rev })
  }
  beforeEach(async () => {
    world = await memoryWorld({ sample: true, as: 'guideadmin' })
  })

  it('change as a draft, which a second change replaces', async () => {
    const before = await stored()
    expect(await world.call(savePrices, { editionId: '2027', ...dearer() })).toEqual({ version: 3 })
    const { rev } = await last()
    expect(await world.call(savePrices, { editionId: '2027', ...usualPrices(), seen: rev })).toEqual({ version: 3 })
    expect(await states()).toEqual(['1 superseded', '2 active', '3 draft'])
    expect((await stored()).slice(0, 2)).toEqual(before)
  })

  it('take effect as a new version; the one before it stays as it was', async () => {
    const before = (await stored())[1]!
    await world.call(savePrices, { editionId: '2027', ...dearer() })
    await activate()
    expect(await states()).toEqual(['1 superseded', '2 superseded', '3 active'])
    expect((await stored())[1]).toMatchObject({ rows: before.rows, volunteerCents: before.volunteerCents })
  })

  it('are refused where a colleague has changed the draft, or made one', async () => {
    await world.call(savePrices, { editionId: '2027', ...dearer() })
    await expect(world.call(savePrices, { editionId: '2027', ...dearer() })).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
    await expect(world.call(savePrices, { editionId: '2027', ...dearer(), seen: 99 })).rejects.toMatchObject({
      details: { rule: 'record-overtaken' },
    })
    await expect(world.call(activatePrices, { editionId: '2027', version: 3, rev: 99 })).rejects.toMatchObject({
      details: { rule: 'record-overtaken' },
    })
  })

  it('refuse every illegal move of a version', async () => {
    const [superseded, active] = await stored()
    for (const one of [superseded!, active!])
      await expect(world.call(activatePrices, { editionId: '2027', version: one.version, rev: one.rev })).rejects.toMatchObject({
        details: { rule: 'illegal-transition' },
      })
  })

  it('have one price for each kind of registration, and one for everybody who may register', async () => {
    const { rows, ...more } = usualPrices()
    await expect(world.call(savePrices, { editionId: '2027', ...more, rows: [...rows, rows[0]!] })).rejects.toMatchObject({
      details: { rule: 'price-twice' },
    })
    expect(brokenPrices(rows.slice(1), ['Premier'])).toMatchObject({ rule: 'price-missing', tier: 'Premier' })
    await expect(world.call(savePrices, { editionId: '2027', ...more, rows: [{ ...rows[0]!, cents: 500_001 }] })).rejects.toMatchObject({
      code: 'invalid-argument',
    })
  })

  it('are changed by staff of the guide or of money', async () => {
    await world.signInAs('moneyadmin')
    await expect(world.call(savePrices, { editionId: '2027', ...dearer() })).resolves.toEqual({ version: 3 })
    await world.signInAs('peopleadmin')
    await expect(activate()).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('the usual prices', () => {
  it.each([
    ['Participating', 'early', 1, 14_500],
    ['Participating', 'regular', 1, 17_500],
    ['Participating', 'late', 1, 22_500],
    ['Premier', 'early', 1, 22_500],
    ['Premier', 'regular', 1, 26_500],
    ['Premier', 'late', 1, 32_500],
    ['Participating', 'late', 2, 7500],
    ['Premier', 'early', 2, 11_000],
  ] as const)('%s, %s, registration %i: %i cents', (tier, phase, n, cents) =>
    expect(registrationPrice(usualPrices(), { tier, n, audience: 'member' }, phase)!.totalCents).toBe(cents),
  )
  it('are complete for tiers of any name', () => expect(brokenPrices(usualPrices(['Studio', 'Window']).rows, ['Studio', 'Window'])).toBeUndefined())
})

describe('what last year’s registrations would bring', () => {
  const one = { tier: 'Premier', n: 1, phaseAtSubmit: 'regular', volunteerHours: 0, status: 'confirmed' } as const
  const all = [
    one,
    { ...one, volunteerHours: 4 },
    { ...one, tier: 'Participating', n: 2, phaseAtSubmit: 'early' },
    { ...one, status: 'expired' },
    { ...one, tier: 'Gone' },
  ] as const
  it('counts the paid ones by tier and phase', () => {
    expect(paidCounts(all).map(({ tier, n, phase, count }) => [tier, n, phase, count])).toEqual([
      ['Gone', 1, 'regular', 1],
      ['Premier', 1, 'regular', 2],
      ['Participating', 2, 'early', 1],
    ])
  })
  it('adds up their prices, and says how many have none', () =>
    expect(revenueOf(usualPrices(), paidCounts(all))).toEqual({ cents: 26_500 + 21_500 + 7500, unpriced: 1 }))
  it('takes the first step of the ladder for groups', () => {
    const step = { tier: 'Premier', phase: 'regular', audience: 'group', registration: 1 } as const
    const rows = [...usualPrices().rows, { ...step, groupFrom: 3, cents: 20_000 }, { ...step, groupFrom: 6, cents: 15_000 }]
    expect(revenueOf({ ...usualPrices(), rows }, paidCounts([{ ...one, audience: 'group' }]))).toEqual({ cents: 20_000, unpriced: 0 })
  })
})
