import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { memberships, terms } from '../../../../src/domain/memberships/memberships.collection'
import { termEnd } from '../../../../src/domain/memberships/term-end'
import { beginLevels } from '../../../../src/domain/memberships/terms/begin-levels.job'
import { heldLevel } from '../../../../src/domain/memberships/terms/held-level'
import { unreversedTerms } from '../../../../src/domain/memberships/unreversed-terms'
import { dateOfDay, dayNumber } from '../../../../src/domain/shared/time/local-day'
import { type PayingWorld, payingWorld } from '../../../support/shop/paying'
import { line } from '../../../support/shop/shop-world'

const day = 24 * 60
const year = (level: 'friend' | 'patron', quantity = 1, more: object = {}) => ({ ...line('membership', `lover/${level}`, quantity, more), id: level })

/** Bo buys in a shop where the benefits of every level have a value. */
async function openShop() {
  const shop = await payingWorld()
  const product = (await shop.behind.get(membershipProducts, 'lover'))!
  await shop.behind.change(membershipProducts, product, { levels: product.levels.map(one => ({ ...one, fmv: { cents: 0, cur: 'usd' as const } })) })
  await shop.enter({ pid: 'bo' })
  return shop
}
const held = async ({ behind }: PayingWorld) => {
  const membership = (await behind.get(memberships, 'bo-artlover'))!
  return { membership, all: await behind.find(terms, { params: { membership: membership.id } }) }
}

it('of two terms that begin on one day, the one that was recorded later says the level', () => {
  const term = (level: string, hour: number) => {
    const createdAt = new Date(Date.UTC(2027, 9, 16, hour))
    return { id: level, start: '2027-10-16', end: '2028-10-15', kind: 'comp' as const, level: `lover/${level}`, createdAt }
  }
  const both = [term('patron', 11), term('friend', 10)]
  for (const all of [both, both.toReversed()])
    for (const on of ['2027-10-01', '2027-10-16'])
      expect([on, heldLevel(all, on, { productId: 'lover', level: 'friend' }).level]).toEqual([on, on < '2027-10-16' ? 'friend' : 'patron'])
})

describe('a lower level that is paid while a higher one runs', () => {
  it('begins on the day after it, and each day has the level that was paid for it', async () => {
    const shop = await openShop()
    await shop.buy([year('patron')])
    await shop.later(100 * day)
    await shop.buy([year('friend')])
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2028-10-15 new', '2028-10-16 2029-10-15 renew'])
    const level = async () => (await held(shop)).membership.level
    expect(await level()).toBe('patron')
    const onDay = async (date: string) => {
      shop.localMode.setNow(new Date(`${date}T18:00:00Z`))
      await beginLevels.run(shop.context)
      return level()
    }
    expect(await onDay('2028-10-15')).toBe('patron')
    expect(await onDay('2028-10-16')).toBe('friend')
  })

  it('stays on its days where the higher one is refunded, and has its level then', async () => {
    const shop = await openShop()
    const patron = await shop.buy([year('patron')])
    await shop.buy([year('friend')])
    await shop.refund(patron, [{ lineId: 'patron', pieces: 1 }])
    expect(await shop.terms('bo')).toEqual(['2028-10-16 2029-10-15 renew'])
    expect((await held(shop)).membership.level).toBe('friend')
  })

  it('does not take its place: what is unused of it is worth more', async () => {
    const shop = await openShop()
    await shop.buy([year('patron')])
    const quoted = await shop.quote([year('friend', 1, { membership: { upgrade: true } })])
    expect(quoted).toMatchObject({ state: 'refused', refusals: [{ reason: 'credit-above-price' }] })
  })
})

it('whatever is bought, as further terms or as a change of level: no day is lost or counted twice, and each has the level that was bought', async () => {
  const levels = fc.constantFrom('friend' as const, 'patron' as const)
  const act = fc.record({ wait: fc.integer({ min: 0, max: 200 }), level: levels, count: fc.integer({ min: 1, max: 2 }), upgrade: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 4 }), async acts => {
      const shop = await openShop()
      /** The level of each day as it was bought. An upgrade sets the level of the days that it replaces. */
      const expected = new Map<number, string>()
      for (const { wait, level, count, upgrade } of acts) {
        await shop.later(wait * day)
        const today = dayNumber(await shop.context.today())
        const asked = year(level, count, upgrade ? { membership: { upgrade: true } } : {})
        if ((await shop.quote([asked])).state === 'refused') continue
        await shop.buy([asked])
        if (upgrade) for (const one of expected.keys()) if (one >= today) expected.delete(one)
        for (let term = 0; term < count; term += 1) {
          const start = Math.max(today, ...[...expected.keys()].map(one => one + 1))
          const end = dayNumber(termEnd(dateOfDay(start), { termMonths: 12 }))
          for (let one = start; one <= end; one += 1) expected.set(one, `lover/${level}`)
        }
      }
      if (expected.size === 0) return
      const { membership, all } = await held(shop)
      const had = unreversedTerms(all).flatMap(({ start, end }) =>
        Array.from({ length: dayNumber(end) - dayNumber(start) + 1 }, (_, i) => dayNumber(start) + i),
      )
      expect(had.toSorted((a, b) => a - b)).toEqual([...expected.keys()].toSorted((a, b) => a - b))
      const levelOn = (date: string) => {
        const { productId, level } = heldLevel(all, date, membership)
        return `${productId}/${level}`
      }
      const wrong = [...expected].filter(([one, level]) => levelOn(dateOfDay(one)) !== level)
      expect(wrong).toEqual([])
    }),
    { numRuns: 20 },
  )
})
