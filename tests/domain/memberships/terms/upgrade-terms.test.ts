import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { membershipState, paidUntil } from '../../../../src/domain/memberships/membership-state'
import { type HeldTerm, newTerms } from '../../../../src/domain/memberships/terms/new-terms'
import { reversedTerms } from '../../../../src/domain/memberships/terms/reversed-terms'
import { type OwnTerms, termPreview, upgradePreview } from '../../../../src/domain/memberships/terms/term-preview'
import { upgradeCredit } from '../../../../src/domain/memberships/terms/upgrade-credit'
import { creditHolds, upgradePrice, upgradeTerms } from '../../../../src/domain/memberships/terms/upgrade-terms'
import { replacedBy, unreversedTerms } from '../../../../src/domain/memberships/unreversed-terms'
import { dateOfDay, dayNumber } from '../../../../src/domain/shared/time/local-day'

const length = { termMonths: 12 }
const bought = (paidOn: string, count = 1) => newTerms([], { id: 'old', paidOn, count, length })
const days = (all: readonly HeldTerm[]) => unreversedTerms(all).map(({ id, start, end }) => `${id} ${start}..${end}`)
/** The terms after an upgrade on a day, with its credit. */
function upgraded(all: readonly HeldTerm[], paid: Readonly<Record<string, number>>, on: string, id = 'new') {
  return [...all, ...upgradeTerms(all, { id, paidOn: on, count: 1, length }, upgradeCredit(all, paid, on))]
}

describe('the credit of an upgrade', () => {
  const year = bought('2026-03-01')
  it.each([
    ['on the first day, all of it', '2026-03-01', 7300],
    ['after a day, all but that day', '2026-03-02', 7280],
    ['after 100 days', '2026-06-09', 5300],
    ['on the last day, one day', '2027-02-28', 20],
    ['after the last day, nothing', '2027-03-01', 0],
  ])('%s', (_, on, cents) => expect(upgradeCredit(year, { old: 7300 }, on).cents).toBe(cents))

  it('counts the days of a leap year', () => expect(upgradeCredit(bought('2027-03-01'), { old: 36_600 }, '2028-02-29').cents).toBe(100))
  it('includes terms to come, which the upgrade replaces as well', () => {
    expect(upgradeCredit(bought('2026-03-01', 2), { old: 14_620 }, '2027-02-28')).toEqual({ cents: 7340, replaces: ['old', 'old.2'] })
  })
  it('is only for what was paid: not for given terms, and not for what was refunded', () => {
    const given: HeldTerm = { id: 'given', start: '2026-03-01', end: '2027-02-28', kind: 'comp', compReason: 'A juror' }
    expect(upgradeCredit([given], {}, '2026-06-01')).toEqual({ cents: 0, replaces: [] })
    expect(upgradeCredit(year, { old: 0 }, '2026-06-01')).toEqual({ cents: 0, replaces: [] })
    expect(upgradeCredit([...year, ...reversedTerms(year, 'old')], { old: 7300 }, '2026-06-01')).toEqual({ cents: 0, replaces: [] })
  })
  it('is never negative or more than was paid, and less than a cent away from the unused days', () => {
    const start = integer({ min: dayNumber('2024-01-01'), max: dayNumber('2030-01-01') }).map(dateOfDay)
    assert(
      property(start, integer({ min: 1, max: 5 }), integer({ min: 1, max: 500_000 }), integer({ min: 0, max: 2200 }), (from, count, paid, after) => {
        const all = bought(from, count)
        const total = dayNumber(paidUntil(all)!) - dayNumber(from) + 1
        const { cents } = upgradeCredit(all, { old: paid }, dateOfDay(dayNumber(from) + after))
        const exact = (paid * Math.max(0, total - after)) / total
        expect(cents).toBeGreaterThanOrEqual(exact - 1e-6)
        expect(cents).toBeLessThan(exact + 1)
        expect(cents).toBeLessThanOrEqual(paid)
      }),
    )
  })
})

describe('an upgrade', () => {
  const year = bought('2026-03-01')
  it('begins on the day it is paid and ends what it replaces on the day before', () => {
    const all = upgraded(year, { old: 7300 }, '2026-06-09')
    expect(all[1]).toEqual({ id: 'new', start: '2026-06-09', end: '2027-06-08', kind: 'upgrade', orderLineId: 'new', replaces: ['old'] })
    expect(days(all)).toEqual(['old 2026-03-01..2026-06-08', 'new 2026-06-09..2027-06-08'])
  })
  it('is added once', () => {
    const all = upgraded(year, { old: 7300 }, '2026-06-09')
    expect(upgraded(all, { old: 7300 }, '2026-06-09')).toEqual(all)
  })
  it('gives back what it replaced when it is refunded', () => {
    const all = upgraded(bought('2026-03-01', 3), { old: 21_900 }, '2026-06-09')
    expect(paidUntil(all)).toBe('2027-06-08')
    expect(days([...all, ...reversedTerms(all, 'new')])).toEqual(days(bought('2026-03-01', 3)))
  })
  it('gives back the former terms on any day, whatever was held and however much of it was paid', () => {
    const many = integer({ min: 1, max: 4 })
    assert(
      property(many, many, integer({ min: 0, max: 1500 }), integer({ min: 0, max: 90_000 }), (held, count, after, paid) => {
        const before = bought('2026-03-01', held)
        const on = dateOfDay(dayNumber('2026-03-01') + after)
        const added = upgradeTerms(before, { id: 'new', paidOn: on, count, length }, upgradeCredit(before, { old: paid }, on))
        const all = [...before, ...added]
        expect(added).toHaveLength(count)
        expect(creditHolds(all, 'another', added[0]!.replaces ?? ['old'])).toBe(added[0]!.replaces === undefined)
        const refunded = [...all, ...reversedTerms(all, 'new')]
        expect(days(refunded)).toEqual(days(before))
        expect(upgradeCredit(refunded, { old: paid }, on)).toEqual(upgradeCredit(before, { old: paid }, on))
      }),
    )
  })
  it('begins on the day it is paid without a credit too, and given days stay (restrict-content-pro#1300)', () => {
    const given: HeldTerm = { id: 'given', start: '2026-03-01', end: '2027-02-28', kind: 'comp', compReason: 'A juror' }
    const all = upgraded([given], {}, '2026-06-09')
    expect(all[1]).toEqual({ id: 'new', start: '2026-06-09', end: '2027-06-08', kind: 'upgrade', orderLineId: 'new' })
    expect(days([...all, ...reversedTerms(all, 'new')])).toEqual(['given 2026-03-01..2027-02-28'])
  })
  it('is a renewal for whoever holds nothing any more, and nothing while it is unpaid', () => {
    expect(upgraded(year, { old: 7300 }, '2027-04-01')[1]).toMatchObject({ kind: 'renew', start: '2027-04-01' })
    expect(upgradeTerms(year, { id: 'new', count: 1, length }, { cents: 0, replaces: ['old'] })).toEqual([])
  })
  it('costs the price less the credit, and is refused where credit would be lost', () => {
    expect(upgradePrice(year, { old: 7300 }, { on: '2026-06-09', termCents: 15_000, count: 1 })).toEqual({
      credit: { cents: 5300, replaces: ['old'] },
      payCents: 9700,
    })
    const three = bought('2026-03-01', 3)
    const price = (termCents: number, count: number) => upgradePrice(three, { old: 21_920 }, { on: '2026-03-01', termCents, count })
    expect(price(8000, 1)).toEqual({ refused: 'credit-above-price', terms: 3 })
    expect(price(8000, 3)).toMatchObject({ payCents: 2080 })
    expect(price(0, 1)).toEqual({ refused: 'credit-above-price' })
  })
  it('never gives back more than was paid in cash, however often somebody upgrades', () => {
    const level = [6000, 9000, 15_000, 30_000]
    assert(
      property(integer({ min: 1, max: 120 }), integer({ min: 1, max: 120 }), integer({ min: 1, max: 120 }), (a, b, c) => {
        let [all, cash, on] = [bought('2026-03-01') as readonly HeldTerm[], level[0]!, dayNumber('2026-03-01')]
        const paid: Record<string, number> = { old: level[0]! }
        for (const [i, wait] of [a, b, c].entries()) {
          on += wait
          const price = upgradePrice(all, paid, { on: dateOfDay(on), termCents: level[i + 1]!, count: 1 })
          if ('refused' in price) throw new Error('each level costs more than the last')
          expect(price.credit.cents).toBeLessThanOrEqual(cash)
          all = upgraded(all, paid, dateOfDay(on), `line-${i}`)
          paid[`line-${i}`] = level[i + 1]!
          cash += price.payCents
        }
        expect(upgradeCredit(all, paid, dateOfDay(on)).cents).toBe(30_000)
      }),
    )
  })
})

describe('what is shown before paying', () => {
  const own = (all: readonly HeldTerm[], today: string): OwnTerms => ({ all, suspensions: [], graceDays: 14, today })
  it('is the state and the exact last day, as the payment makes it', () => {
    const all = bought('2026-03-01')
    expect(termPreview(own([], '2026-03-01'), { count: 1, length })).toEqual({ state: 'none', starts: '2026-03-01', ends: '2027-02-28' })
    expect(termPreview(own(all, '2027-02-10'), { count: 2, length })).toEqual({
      state: 'current',
      until: '2027-02-28',
      starts: '2027-03-01',
      ends: '2029-02-28',
    })
    expect(termPreview(own(all, '2027-03-10'), { count: 1, length })).toMatchObject({ state: 'grace', starts: '2027-03-10', ends: '2028-03-09' })
  })
  it('is the credit and the rest to pay as well for an upgrade', () => {
    const preview = upgradePreview(own(bought('2026-03-01'), '2026-06-09'), { count: 1, length, termCents: 15_000 }, { old: 7300 })
    expect(preview).toEqual({
      state: 'current',
      until: '2027-02-28',
      starts: '2026-06-09',
      ends: '2027-06-08',
      creditCents: 5300,
      payCents: 9700,
    })
    const refused = upgradePreview(own(bought('2026-03-01', 3), '2026-03-01'), { count: 1, length, termCents: 15_000 }, { old: 21_900 })
    expect(refused).toEqual({ refused: 'credit-above-price', terms: 2 })
  })
  it('has the days of grace of what was bought', () => {
    expect([0, 30].map(grace => membershipState(bought('2026-03-01'), [], '2027-03-20', grace))).toEqual(['lapsed', 'grace'])
  })
})

it('an upgrade of an upgrade that was reversed since ended the terms of the first one too', () => {
  const first = upgraded(bought('2026-03-01'), { old: 7300 }, '2026-06-01', 'first')
  const both = upgraded(first, { old: 7300, first: 10_000 }, '2026-09-01', 'second')
  const second = both.at(-1)!
  expect(replacedBy(second, both, both)).toEqual(['first'])
  const all = [...both, ...reversedTerms(both, 'first')]
  expect(
    replacedBy(
      second,
      all,
      unreversedTerms(all).filter(({ id }) => id !== 'first'),
    ),
  ).toEqual(['first', 'old'])
})
