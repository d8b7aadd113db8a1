import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { centsOf, dollarsField } from '../../../src/domain/giving/monthly/dollars-field'

const isTaken = (entered: string) => v.safeParse(dollarsField('Amount').schema, entered).success

it('staff type dollars with or without cents, and nothing else is taken', () => {
  expect(['25', '25.5', '25.50', ' 25 ', '99999'].map(isTaken)).toEqual([true, true, true, true, true])
  expect(['', '25.', '.5', '25.505', '$25', '25,00', '-25', '100000', '1e3'].map(isTaken)).toEqual(Array(9).fill(false))
})

it('every amount is worth its cents, to the cent', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999 }), cents => {
      const typed = (cents / 100).toFixed(2)
      expect([isTaken(typed), centsOf(typed)]).toEqual([true, cents])
    }),
  )
  expect([centsOf('25'), centsOf('25.5')]).toEqual([2500, 2550])
})
