import type { OrderLine } from '../orders.collection'
import { byPiece, portion, sumOf } from '../pricing/allocate-cents'

/** A refund of one line: the returned pieces, the refunded money with its tax, and the reductions of the value received and the deductible amount. */
export interface RefundedLine {
  readonly lineId: string
  readonly pieces: number
  /** Including tax: the amount that leaves the organization's account. */
  readonly cents: number
  readonly taxCents: number
  readonly fmvCents: number
  readonly deductibleCents: number
}

/** The remainder of a line after its refunds; `cents` can still be refunded. */
export type LineBalance = Omit<RefundedLine, 'lineId'>

/** The amount paid for a line: its price minus its share of the discounts, plus its tax. */
const paidCents = ({ unit, quantity, discountCents = 0, taxCents }: OrderLine) => unit.cents * quantity - discountCents + taxCents

export function lineBalance(line: OrderLine, refunded: readonly Pick<RefundedLine, 'lineId' | 'pieces' | 'cents'>[]): LineBalance {
  const own = refunded.filter(({ lineId }) => lineId === line.id)
  return balanceAt(line, line.quantity - sumOf(own.map(({ pieces }) => pieces)), paidCents(line) - sumOf(own.map(({ cents }) => cents)))
}

/**
 * A line's remainder depends only on the remaining pieces and money, not on the way there, so that partial refunds add up to the whole in any
 * order. A refund that returns no pieces does not reduce the value received.
 */
export function balanceAt(line: OrderLine, pieces: number, cents: number): LineBalance {
  const paid = paidCents(line)
  const taxCents = paid === 0 ? 0 : portion(line.taxCents, cents, paid)
  const fmvCents = sumOf(byPiece(line.fmvCents, line.quantity).slice(line.quantity - pieces))
  return { pieces, cents, taxCents, fmvCents, deductibleCents: Math.max(0, Math.min(line.deductibleCents, cents - taxCents - fmvCents)) }
}
