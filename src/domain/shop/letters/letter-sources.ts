import type { donations } from '../../giving/donations.collection'
import type { LetterLine } from '../../giving/letters/letter-line'
import { omitUndefined } from '../../shared/omit-undefined'
import type { StoredOf } from '../../shared/records/collection'
import type { Order, OrderLine } from '../orders.collection'
import { lineKey } from '../payments/lines/order-lines'
import { countedRefunds, refundedLines, type StoredPayment } from '../payments/order-ledger'
import { lineBalance } from '../refunds/line-balance'

export type StoredGift = StoredOf<typeof donations>
type StoredOrder = Order & { readonly id: string }

/** The subject of a letter: an order, or a gift without one. */
export interface LetterSource {
  readonly id: string
  readonly lines: readonly LetterLine[]
  /** The recorded gifts of its lines. */
  readonly gifts: readonly StoredGift[]
}

/** Order lines that can be gifts; for goods, tickets and fees the order's receipt is enough. */
export const isGiven = ({ kind }: Pick<OrderLine, 'kind'>): boolean => kind === 'donation' || kind === 'membership'

/** Whether the line is one month of a monthly gift; a year of them gets one letter. */
export const isMonthly = ({ subscriptionId }: Pick<Order, 'subscriptionId'>, { kind, gift }: Pick<OrderLine, 'kind' | 'gift'>): boolean =>
  kind === 'donation' && (gift?.monthly === true || subscriptionId !== undefined)

/** Whether an order was ever paid. */
const wasPaid = ({ status }: Order) => status === 'paid' || status === 'part_refunded' || status === 'refunded'

/**
 * The gifts and memberships of a paid order as letters see them. Refunds count from the moment they are requested. During a dispute it is
 * unknown what was given, so there are no lines.
 */
export function orderSource(order: StoredOrder, ledger: readonly StoredPayment[], gifts: readonly StoredGift[]): LetterSource {
  const payment = ledger.find(({ refundOf, status }) => refundOf === undefined && status !== 'failed' && status !== 'authorised')
  if (!payment || payment.status === 'disputed' || !wasPaid(order)) return { id: order.id, lines: [], gifts: [] }
  const refunded = refundedLines(countedRefunds(ledger))
  const lines = order.lines.filter(isGiven).flatMap((line): LetterLine[] => {
    const id = lineKey(order.id, line)
    const gift = gifts.find(one => one.id === id)
    const personId = gift?.personId ?? order.personId
    if (personId === undefined) return []
    const left = lineBalance(line, refunded)
    const paidCents = line.unit.cents * line.quantity - (line.discountCents ?? 0)
    const receivedOn = gift?.receivedOn ?? payment.receivedOn
    return [
      {
        id,
        orderId: order.id,
        personId,
        kind: line.kind === 'membership' ? 'membership' : isMonthly(order, line) ? 'monthly' : 'gift',
        receivedOn,
        taxYear: gift?.taxYear ?? Number(receivedOn.slice(0, 4)),
        cur: line.unit.cur,
        paidCents,
        refundedCents: Math.max(paidCents - (left.cents - left.taxCents), gift ? paidCents - givenCents(gift) : 0),
        benefits: left.fmvCents > 0 ? [{ description: receivedWith(line), fmvCents: left.fmvCents }] : [],
        deductibleCents: line.deductibleCents,
      },
    ]
  })
  return { id: order.id, lines, gifts }
}

/** The remaining cents of a recorded gift; a failed refund still counts, because the money is owed. */
const givenCents = ({ status, amount }: StoredGift) => (status === 'void' ? 0 : amount.cents)

const receivedWith = ({ kind, title }: OrderLine) => (kind === 'membership' ? `the benefits of ${title}` : title)

/** A gift that came without an order. */
export function giftSource(gift: StoredGift): LetterSource {
  const { id, personId, receivedOn, taxYear, amount, inKind } = gift
  if (gift.orderId !== undefined) return { id, lines: [], gifts: [] }
  const isVoid = gift.status === 'void'
  // A voided gift in kind has nothing to describe.
  if (inKind && isVoid) return { id, lines: [], gifts: [] }
  const paidCents = inKind ? 0 : amount.cents
  const line = omitUndefined<LetterLine>({
    id,
    orderId: id,
    personId,
    kind: inKind ? (inKind.isOwnWork ? 'ownWork' : 'inKind') : 'gift',
    receivedOn,
    taxYear,
    cur: amount.cur,
    paidCents,
    refundedCents: isVoid ? paidCents : 0,
    benefits: [],
    description: inKind?.description,
  })
  return { id, lines: [line], gifts: [gift] }
}
