import type { DataOf } from '../../shared/records/collection'
import type { Find } from '../../shared/records/records'
import type { payouts } from '../bank-payouts.collection'
import { isMoney } from '../daily-takings'
import type { StoredPayment } from '../payments/order-ledger'
import { sumOf } from '../pricing/allocate-cents'

type Payout = DataOf<typeof payouts>

/** What the ledger contains for the days of a payout. */
export interface PayoutCheck {
  /** Number and sum of the card payments. */
  readonly payments: number
  readonly receivedCents: number
  /** Cents refunded to cards, and lost in disputes. */
  readonly backCents: number
  /** The expected payout: payments minus refunds and the provider's fees. */
  readonly shouldCents: number
  /** The payout minus the expected one; zero if both agree. */
  readonly differenceCents: number
}

/** The payments on a payout's days; `undefined` until the provider has reported the days. */
export const ofPayout = ({ firstDay, lastDay }: Pick<Payout, 'firstDay' | 'lastDay'>): Find | undefined =>
  firstDay === undefined || lastDay === undefined
    ? undefined
    : {
        where: [
          ['receivedOn', '>=', firstDay],
          ['receivedOn', '<=', lastDay],
        ],
      }

/** Compares a payout with the payments and refunds in the ledger for its days. */
export function payoutCheck({ amount, fees }: Pick<Payout, 'amount' | 'fees'>, moved: readonly StoredPayment[]): PayoutCheck {
  const cards = moved.filter(one => one.method === 'card' && isMoney(one))
  const received = cards.filter(({ refundOf }) => refundOf === undefined)
  const receivedCents = centsOf(received)
  const backCents = 0 - centsOf(cards.filter(({ refundOf }) => refundOf !== undefined))
  const shouldCents = receivedCents - backCents - fees.cents
  return { payments: received.length, receivedCents, backCents, shouldCents, differenceCents: amount.cents - shouldCents }
}

const centsOf = (found: readonly StoredPayment[]) => sumOf(found.map(({ amount }) => amount.cents))
