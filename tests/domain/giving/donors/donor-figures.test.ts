import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, batchSums } from '../../../../src/domain/giving/donors/batch-control'
import { type CountedGift, donorFigures } from '../../../../src/domain/giving/donors/donor-figures'
import { donorLevel } from '../../../../src/domain/giving/donors/donor-levels'
import { fiscalYearOf } from '../../../../src/domain/giving/donors/fiscal-year'
import { isThanksDue, thanksTurn } from '../../../../src/domain/giving/donors/thank-you-rules'

const today = '2027-10-16'
const gift = (personId: string, dollars: number, receivedOn: string, more: Partial<CountedGift> = {}): CountedGift => ({
  personId,
  amount: { cents: dollars * 100, cur: 'usd' },
  receivedOn,
  softCredits: [],
  status: 'recorded',
  ...more,
})
const figuresTab = (gifts: readonly CountedGift[], personId: string, start?: string) =>
  donorFigures(gifts, today, start).find(one => one.personId === personId)

const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2027-10-16'), noInvalidDate: true }).map(date => date.toISOString().slice(0, 10))
const person = fc.constantFrom('mia', 'bo', 'cleo')
const start = fc.constantFrom('01-01', '07-01', '10-16', '10-17', '12-31')
const anyGift = fc
  .record({ who: person, dollars: fc.nat(9000), on: day, soft: fc.uniqueArray(person), status: fc.constantFrom('recorded', 'acknowledged', 'void') })
  .map(({ who, dollars, on, soft, status }) => gift(who, dollars, on, { softCredits: soft, status }))

describe('the fiscal year', () => {
  it.each([
    ['2027-10-16', undefined, '2027-01-01', '2026-01-01'],
    ['2027-06-30', '07-01', '2026-07-01', '2025-07-01'],
    ['2027-07-01', '07-01', '2027-07-01', '2026-07-01'],
    ['2027-10-16', 'July', '2027-01-01', '2026-01-01'],
  ])('of %s, where it begins on %s, began on %s', (on, begins, began, lastBegan) => expect(fiscalYearOf(on, begins)).toEqual({ began, lastBegan }))
})

it.each([
  [0, undefined],
  [99, undefined],
  [100, 'Friend'],
  [9_999, 'Friend'],
  [10_000, 'Supporter'],
  [50_000, 'Patron'],
  [100_000, 'Benefactor'],
  [499_999, 'Benefactor'],
  [500_000, 'Angel'],
])('who gave %i cents in a fiscal year is %s', (cents, level) => expect(donorLevel(cents)).toBe(level))

describe('what a donor gave', () => {
  it('is counted by fiscal years, and says when they gave last', () => {
    const gifts = [gift('mia', 100, '2027-08-01'), gift('mia', 40, '2027-03-01'), gift('bo', 900, '2026-12-01'), gift('cleo', 5, '2019-12-01')]
    expect(figuresTab(gifts, 'mia', '07-01')).toMatchObject({ thisYearCents: 10_000, lastYearCents: 4_000, level: 'Supporter', state: 'thisYear' })
    expect(figuresTab(gifts, 'bo', '07-01')).toMatchObject({ thisYearCents: 0, lastYearCents: 90_000, state: 'lybunt' })
    expect(figuresTab(gifts, 'cleo')).toMatchObject({ everCents: 500, lastOn: '2019-12-01', state: 'sybunt' })
  })

  it('counts goods as a gift without an amount', () =>
    expect(figuresTab([gift('mia', 0, today)], 'mia')).toMatchObject({ gifts: 1, everCents: 0, state: 'thisYear' }))

  it('does not include what others gave because of them', () => {
    const gifts = [gift('bo', 300, today, { softCredits: ['mia', 'bo'] })]
    expect(figuresTab(gifts, 'mia')).toMatchObject({ everCents: 0, gifts: 0, softThisYearCents: 30_000, softEverCents: 30_000, state: 'credited' })
    expect(figuresTab(gifts, 'bo')).toMatchObject({ everCents: 30_000, softEverCents: 0 })
  })

  it('adds up to all gifts that are not void, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(anyGift, { maxLength: 40 }), start, (gifts, begins) => {
        const figures = donorFigures(gifts, today, begins)
        const counting = gifts.filter(({ status }) => status !== 'void')
        const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)
        expect(sum(figures.map(({ everCents }) => everCents))).toBe(sum(counting.map(({ amount }) => amount.cents)))
        expect(sum(figures.map(({ gifts: count }) => count))).toBe(counting.length)
        for (const { personId, thisYearCents, lastYearCents, everCents, lastOn, state, gifts: count } of figures) {
          expect(thisYearCents + lastYearCents).toBeLessThanOrEqual(everCents)
          expect(lastOn === undefined).toBe(count === 0)
          expect(state === 'thisYear').toBe(counting.some(one => one.personId === personId && one.receivedOn >= fiscalYearOf(today, begins).began))
        }
      }),
    )
  })
})

it('a batch may be recorded only when count and money agree', () => {
  const entered = batchSums([{ amountCents: 5_000 }, { amountCents: 2_550 }, {}])
  expect(entered).toEqual({ count: 3, totalCents: 7_550 })
  expect([
    agrees(entered, { count: 3, totalCents: 7_550 }),
    agrees(entered, { count: 2, totalCents: 7_550 }),
    agrees(entered, { count: 3, totalCents: 7_551 }),
  ]).toEqual([true, false, false])
})

it('donors are thanked first where the law asks for a letter, and then by how long they wait', () => {
  const goods = { ...gift('cleo', 0, '2027-09-01'), inKind: { description: 'Paper' } }
  const gifts = [gift('a', 20, '2027-01-02'), gift('b', 249.99, '2027-01-01'), gift('c', 250, '2027-10-01'), goods]
  expect(gifts.toSorted((a, b) => thanksTurn(a, 25_000).localeCompare(thanksTurn(b, 25_000))).map(({ personId }) => personId)).toEqual([
    'cleo',
    'c',
    'b',
    'a',
  ])
  expect([isThanksDue(goods), isThanksDue({ ...goods, thankedElsewhere: true }), isThanksDue({ ...goods, status: 'acknowledged' })]).toEqual([
    true,
    false,
    false,
  ])
})
