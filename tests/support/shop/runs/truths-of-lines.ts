import { donations } from '../../../../src/domain/giving/donations.collection'
import { terms } from '../../../../src/domain/memberships/memberships.collection'
import { refundedId, reversalId } from '../../../../src/domain/memberships/unreversed-terms'
import { type OrderLine, orders } from '../../../../src/domain/shop/orders.collection'
import { madeRefunds, readLedger, refundedLines } from '../../../../src/domain/shop/payments/order-ledger'
import { type LineBalance, lineBalance } from '../../../../src/domain/shop/refunds/line-balance'
import type { OneStore } from './one-store'
import { unless } from './truths'

type Left = LineBalance & { readonly line: OrderLine }

/**
 * Records the lowest remainder of each line. A refund that the bank returns does not raise it: the money is still owed, and staff refund it
 * again.
 */
export async function noteLeast({ shop, leastLeft }: OneStore): Promise<void> {
  for (const order of await shop.behind.find(orders)) {
    const refunded = refundedLines(madeRefunds(await readLedger(shop.behind, order)))
    for (const line of order.lines) {
      const [key, now] = [`${order.id}-${line.id}`, lineBalance(line, refunded)]
      const before = leastLeft.get(key) ?? now
      leastLeft.set(key, { pieces: Math.min(before.pieces, now.pieces), cents: Math.min(before.cents, now.cents) })
    }
  }
}

/** A gift equals the remainder of its line, a membership has the terms that remain, and its letter states the remainder. */
export async function lineFaults({ shop, leastLeft }: OneStore, orderId: string, { line, cents, taxCents }: Left): Promise<readonly string[]> {
  const { id, kind, quantity } = line
  if (kind !== 'donation' && kind !== 'membership') return []
  const key = `${orderId}-${id}`
  const least = leastLeft.get(key)!
  const letter = (await shop.written()).find(one => one.status === 'issued' && one.kind !== 'yearEnd' && one.orderLineIds.includes(key))
  if (kind === 'donation') {
    const found = await shop.behind.get(donations, key)
    const isVoid = found?.status === 'void'
    return [
      ...unless(least.cents === 0 ? isVoid : !isVoid && found?.amount.cents === least.cents, `the gift ${key} is not ${least.cents}`),
      ...unless(!letter || least.cents > 0, `the gift ${key} has a letter and was paid back`),
      ...unless(letter?.orderLineIds.length !== 1 || letter.paid.cents === least.cents, `the letter of ${key} is not ${least.cents}`),
    ]
  }
  const [place] = await shop.behind.findPlaced(terms, { where: [['orderLineId', '==', key]], limit: 1 })
  const all = place ? await shop.behind.find(terms, { params: place.params }) : []
  const made = all.filter(({ orderLineId, kind: how }) => orderLineId === key && how !== 'reverse')
  // Staff who end a membership reverse its remaining days; what was paid for the earlier ones stays.
  const isRefunded = (term: { readonly id: string }) =>
    all.some(back => back.orderLineId === key && (back.id === reversalId(term.id) || back.id === refundedId(term.id)))
  const counting = made.filter(term => !isRefunded(term))
  // An upgrade whose credit was already used elsewhere adds no term and is refunded.
  const isMade = made.length === quantity || (made.length === 0 && least.pieces === 0)
  return [
    ...unless(isMade && counting.length === least.pieces, `${key} made ${made.length} terms, ${counting.length} count`),
    ...unless(letter?.orderLineIds.length !== 1 || letter.paid.cents === cents - taxCents, `the letter of ${key} is not ${cents - taxCents}`),
  ]
}
