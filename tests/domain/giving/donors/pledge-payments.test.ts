import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterPayment, pledgeLeft } from '../../../../src/domain/giving/pledges/pledge-payments'

const usd = (cents: number) => ({ cents, cur: 'usd' as const })
const promised = (cents: number) => ({ amount: usd(cents), received: usd(0), status: 'open' as 'open' | 'fulfilled' | 'written_off' })

it('a promise is fulfilled once everything came, and open again where a gift went back', () => {
  const half = { ...promised(10_000), ...afterPayment(promised(10_000), 4_000) }
  expect([half.status, pledgeLeft(half)]).toEqual(['open', 6_000])
  const whole = { ...half, ...afterPayment(half, 7_000) }
  expect([whole.status, whole.received.cents, pledgeLeft(whole)]).toEqual(['fulfilled', 11_000, 0])
  expect(afterPayment(whole, -7_000)).toEqual({ received: usd(4_000), status: 'open' })
})

it('one that was written off stays so, and nothing is expected of it', () => {
  const off = { ...promised(5_000), status: 'written_off' as const }
  expect([pledgeLeft(off), afterPayment(off, 5_000).status]).toEqual([0, 'written_off'])
})

it('after any payments and refunds it is fulfilled exactly if everything came', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 100_000 }), fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 20 }), (cents, moves) => {
      const after = moves.reduce((pledge, move) => ({ ...pledge, ...afterPayment(pledge, move) }), promised(cents))
      expect(after.status === 'fulfilled').toBe(after.received.cents >= cents)
      expect(pledgeLeft(after)).toBe(Math.max(0, cents - after.received.cents))
    }),
  )
})
