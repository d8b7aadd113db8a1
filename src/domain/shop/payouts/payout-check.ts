import type { DataOf } from '../../shared/records/collection'
import type { Find } from '../../shared/records/records'
import type { payouts } from '../bank-payouts.collection'
import { isMoney } from '../daily-takings'
import type { StoredPayment } from '../payments/order-ledger'
import { sumOf } from '../pricing/allocate'

type Payout = DataOf<typeof payouts>

/** What the ledger has of the days of a payout. */
export interface PayoutCheck {
  /** The payments by card, and what they come to. */
  readonly payments: number
  readonly receivedCents: number
  /** Paid back to cards, and lost by disputes. */
  readonly backCents: number
  /** What the payout should be: received, less what was paid back and the provider's fees. */
  readonly shouldCents: number
  /** The payout less what it should be; zero where both agree. */
  readonly differenceCents: number
}

/** Which payments are of a payout's days; `undefined` while the provider has not said which days. */
export const ofPayout = ({ firstDay, lastDay }: Pick<Payout, 'firstDay' | 'lastDay'>): Find | undefined =>
  firstDay === undefined || lastDay === undefined
    ? undefined
    : {
        where: [
          ['receivedOn', '>=', firstDay],
          ['receivedOn', '<=', lastDay],
        ],
      }

/** Compares a payout with the payments and refunds that the ledger has of its days. */
export function payoutCheck({ amount, fees }: Pick<Payout, 'amount' | 'fees'>, moved: readonly StoredPayment[]): PayoutCheck {
  const cards = moved.filter(one => one.method === 'card' && isMoney(one))
  const received = cards.filter(({ refundOf }) => refundOf === undefined)
  const receivedCents = centsOf(received)
  const backCents = 0 - centsOf(cards.filter(({ refundOf }) => refundOf !== undefined))
  const shouldCents = receivedCents - backCents - fees.cents
  return { payments: received.length, receivedCents, backCents, shouldCents, differenceCents: amount.cents - shouldCents }
}

const centsOf = (found: readonly StoredPayment[]) => sumOf(found.map(({ amount }) => amount.cents))
