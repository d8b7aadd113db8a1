import { expect, it } from 'vitest'
import { ledgerOf, type OrderLedger, refundablePayment } from '../../../../src/domain/shop/payments/refundable-payment'

const paid = (id: string, cents: number, more: object = {}) => ({ id, amount: { cents, cur: 'usd' }, status: 'succeeded', ...more })
const back = (id: string, cents: number, refundOf: string, status = 'succeeded') => paid(id, -cents, { refundOf, status })
const view = (status: string, ...moved: readonly { readonly id: string }[]) =>
  ({ order: { status, payments: moved.map(({ id }) => id) }, moved }) as unknown as OrderLedger
const found = (...of: Parameters<typeof view>) => refundablePayment(view(...of))?.id

it('is the payment of a paid order of which something is left', () => {
  expect(found('paid', paid('p', 2000))).toBe('p')
  expect(found('part_refunded', paid('p', 2000), back('r', 1999, 'p'))).toBe('p')
  expect(found('part_refunded', paid('p', 2000), back('r', 2000, 'p'))).toBeUndefined()
})

it.each(['draft', 'pending', 'awaiting_payment', 'refunded', 'expired', 'cancelled', 'failed'])('an order that is %s has none', status => {
  expect(found(status, paid('p', 2000))).toBeUndefined()
})

it('counts refunds that are on their way, and none that failed', () => {
  expect(found('paid', paid('p', 2000), back('r', 2000, 'p', 'pending'))).toBeUndefined()
  expect(found('paid', paid('p', 2000), back('r', 2000, 'p', 'failed'))).toBe('p')
})

it('passes over a payment that is disputed or lost, and takes one whose dispute was won', () => {
  expect(found('paid', paid('lost', 2000, { status: 'lost' }), paid('p', 2000))).toBe('p')
  expect(found('paid', paid('p', 2000, { status: 'disputed' }))).toBeUndefined()
  expect(found('paid', paid('p', 2000, { status: 'won' }))).toBe('p')
})

it('reads what is left from the payments that the order names', () => {
  const { order, moved } = view('paid', paid('p', 2000), back('r', 2000, 'p'))
  const before = { order: { ...order, payments: ['p'] }, moved } as OrderLedger
  expect(ledgerOf(before).map(({ id }) => id)).toEqual(['p'])
  expect(refundablePayment(before)?.id).toBe('p')
  const { payments: _, ...unnamed } = order
  expect(ledgerOf({ order: unnamed as typeof order, moved })).toEqual([])
})
