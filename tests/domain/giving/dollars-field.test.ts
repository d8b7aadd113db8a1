import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { centsOf, dollarsField } from '../../../src/domain/giving/dollars-field'
import { giftRange } from '../../../src/domain/giving/gift-limits-and-card-fee'
import { monthlyRange } from '../../../src/domain/giving/monthly/charge-days'

const isTaken = (entered: string) => v.safeParse(dollarsField('Amount').schema, entered).success

it('staff type dollars with or without cents, and nothing else is taken', () => {
  expect(['25', '25.5', '25.50', ' 25 ', '99999'].map(isTaken)).toEqual([true, true, true, true, true])
  expect(['', '25.', '.5', '25.505', '$25', '25,00', '-25', '1e3'].map(isTaken)).toEqual(Array(8).fill(false))
})

it('an amount has the limits of a gift, and each month those of a monthly one', () => {
  const taken = (cents: number, range?: typeof giftRange | typeof monthlyRange) =>
    v.safeParse(dollarsField('Amount', range).schema, (cents / 100).toFixed(2)).success
  for (const range of [giftRange, monthlyRange]) {
    const { minCents, maxCents } = range
    expect([minCents - 1, minCents, maxCents, maxCents + 1].map(cents => taken(cents, range))).toEqual([false, true, true, false])
  }
  expect([taken(99), taken(100)]).toEqual([false, true])
})

it('every amount is worth its cents, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: giftRange.minCents, max: giftRange.maxCents }), cents => {
      const typed = (cents / 100).toFixed(2)
      expect([isTaken(typed), centsOf(typed)]).toEqual([true, cents])
    }),
  )
  expect([centsOf('25'), centsOf('25.5')]).toEqual([2500, 2550])
})
