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

/** What a letter can be about: an order, or a gift without one. */
export interface LetterSource {
  readonly id: string
  readonly lines: readonly LetterLine[]
  /** The recorded gifts among its lines. */
  readonly gifts: readonly StoredGift[]
}

/** Lines of orders that may be given; goods, tickets and fees have the order's receipt. */
export const isGiven = ({ kind }: Pick<OrderLine, 'kind'>): boolean => kind === 'donation' || kind === 'membership'

/** Whether it is a month of a monthly gift, which have one letter a year. */
export const isMonthly = ({ subscriptionId }: Pick<Order, 'subscriptionId'>, { kind, gift }: Pick<OrderLine, 'kind' | 'gift'>): boolean =>
  kind === 'donation' && (gift?.monthly === true || subscriptionId !== undefined)

/** Whether an order was ever paid. */
const wasPaid = ({ status }: Order) => status === 'paid' || status === 'part_refunded' || status === 'refunded'

/**
 * The gifts and memberships of a paid order as letters see them. Refunds count from the moment that they were asked for. While the payment is
 * disputed nobody knows what was given: there are no lines.
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

/** What is left of a recorded gift: also where the bank sent its refund back, and the money is owed. */
const givenCents = ({ status, amount }: StoredGift) => (status === 'void' ? 0 : amount.cents)

const receivedWith = ({ kind, title }: OrderLine) => (kind === 'membership' ? `the benefits of ${title}` : title)

/** A gift that came without an order. */
export function giftSource(gift: StoredGift): LetterSource {
  const { id, personId, receivedOn, taxYear, amount, inKind } = gift
  if (gift.orderId !== undefined) return { id, lines: [], gifts: [] }
  const isVoid = gift.status === 'void'
  // A gift in kind that did not come has nothing to describe.
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
