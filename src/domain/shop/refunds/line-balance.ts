import type { OrderLine } from '../orders.collection'
import { byPiece, portion, sumOf } from '../pricing/allocate'

/** A refund of one line: how many pieces it takes back, the money paid back with its tax, and what it takes of the values received and deducted. */
export interface RefundedLine {
  readonly lineId: string
  readonly pieces: number
  /** With tax: what leaves the organisation's account. */
  readonly cents: number
  readonly taxCents: number
  readonly fmvCents: number
  readonly deductibleCents: number
}

/** What is left of a line after its refunds; `cents` may still be refunded. */
export type LineBalance = Omit<RefundedLine, 'lineId'>

/** What was paid for a line: its price less its share of the discounts, and its tax. */
const paidCents = ({ unit, quantity, discountCents = 0, taxCents }: OrderLine) => unit.cents * quantity - discountCents + taxCents

export function lineBalance(line: OrderLine, refunded: readonly Pick<RefundedLine, 'lineId' | 'pieces' | 'cents'>[]): LineBalance {
  const own = refunded.filter(({ lineId }) => lineId === line.id)
  return balanceAt(line, line.quantity - sumOf(own.map(({ pieces }) => pieces)), paidCents(line) - sumOf(own.map(({ cents }) => cents)))
}

/**
 * Everything about a line follows from the pieces and the money that are left, not from how it came to that: so parts of a refund add up to the
 * whole, whatever their order. Money that is paid back while the pieces are kept takes nothing of the value received.
 */
export function balanceAt(line: OrderLine, pieces: number, cents: number): LineBalance {
  const paid = paidCents(line)
  const taxCents = paid === 0 ? 0 : portion(line.taxCents, cents, paid)
  const fmvCents = sumOf(byPiece(line.fmvCents, line.quantity).slice(line.quantity - pieces))
  return { pieces, cents, taxCents, fmvCents, deductibleCents: Math.max(0, Math.min(line.deductibleCents, cents - taxCents - fmvCents)) }
}
