import { transition } from '../../shared/records/collection'
import { type Order, orderStates } from '../orders.collection'
import { byPiece, sumOf } from '../pricing/allocate-cents'
import { shippingId } from '../pricing/shipping'
import { balanceAt, type LineBalance, lineBalance, type RefundedLine } from './line-balance'

type PaidOrder = Pick<Order, 'lines' | 'status'>

/** Whether something was paid that can go back. */
export const isRefundable = ({ status, total }: Pick<Order, 'status' | 'total'>): boolean =>
  (status === 'paid' || status === 'part_refunded') && total.cents > 0

/** What to refund of a line: returned pieces, or an amount including its tax. */
export type RefundRequest = { readonly lineId: string; readonly pieces: number } | { readonly lineId: string; readonly cents: number }

export interface Refund extends LineBalance {
  readonly lines: readonly RefundedLine[]
  /** The part of `cents` that paid for shipping. */
  readonly shippingCents: number
  /** The order's status afterwards. */
  readonly status: Order['status']
}

export type Refunding =
  | { readonly state: 'refunded'; readonly refund: Refund }
  | { readonly state: 'refused'; readonly reason: 'nothing-chosen' }
  | { readonly state: 'refused'; readonly reason: 'unknown-line'; readonly lineId: string }
  /** More than is left, or not a positive whole number. */
  | { readonly state: 'refused'; readonly reason: 'amount'; readonly lineId: string; readonly left: LineBalance }

/** The effects of a refund on an order's lines, after earlier refunds. Throws `illegal-transition` for an order that is not paid. */
export function refundOrder(order: PaidOrder, before: readonly RefundedLine[], requests: readonly RefundRequest[]): Refunding {
  const lines: RefundedLine[] = []
  for (const request of requests) {
    const line = order.lines.find(({ id, kind }) => id === request.lineId && kind !== 'discount')
    if (!line) return { state: 'refused', reason: 'unknown-line', lineId: request.lineId }
    const left = lineBalance(line, [...before, ...lines])
    const after = leftAfter(left, request)
    if (!after) return { state: 'refused', reason: 'amount', lineId: line.id, left }
    lines.push({ lineId: line.id, ...difference(left, balanceAt(line, after.pieces, after.cents)) })
  }
  if (lines.length === 0) return { state: 'refused', reason: 'nothing-chosen' }
  const event = allThatIsLeft(order, [...before, ...lines]).length === 0 ? 'refund' : 'refundPart'
  const shippingCents = sumOf(lines.filter(({ lineId }) => lineId === shippingId).map(({ cents }) => cents))
  return { state: 'refunded', refund: { lines, ...together(lines), shippingCents, status: transition(orderStates, order.status, event) } }
}

/** The requests that refund the rest of an order. */
export const allThatIsLeft = (
  { lines }: Pick<Order, 'lines'>,
  before: readonly RefundedLine[],
): { readonly lineId: string; readonly cents: number }[] =>
  lines
    .filter(({ kind }) => kind !== 'discount')
    .map(line => ({ lineId: line.id, cents: lineBalance(line, before).cents }))
    .filter(({ cents }) => cents > 0)

/** `undefined` if less is left. A refund of the last cent includes all remaining pieces. */
function leftAfter(left: LineBalance, request: RefundRequest): { pieces: number; cents: number } | undefined {
  const [wanted, most] = 'pieces' in request ? [request.pieces, left.pieces] : [request.cents, left.cents]
  if (left.cents === 0 || !Number.isSafeInteger(wanted) || wanted < 1 || wanted > most) return undefined
  const cents = left.cents - ('pieces' in request ? sumOf(byPiece(left.cents, left.pieces).slice(0, wanted)) : wanted)
  return { cents, pieces: cents === 0 ? 0 : left.pieces - ('pieces' in request ? wanted : 0) }
}

const amounts = ['pieces', 'cents', 'taxCents', 'fmvCents', 'deductibleCents'] as const
const each = (amountOf: (of: (typeof amounts)[number]) => number) =>
  Object.fromEntries(amounts.map(of => [of, amountOf(of)])) as unknown as LineBalance
const difference = (left: LineBalance, after: LineBalance) => each(of => left[of] - after[of])
const together = (lines: readonly RefundedLine[]) => each(of => sumOf(lines.map(line => line[of])))
