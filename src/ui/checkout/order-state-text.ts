import type { OrderView } from '../../domain/shop/checkout/order-view'
import { isGift } from '../../domain/shop/is-gift'
import { moneyOf } from '../kit/format-money'
import { dayOf } from '../kit/time/format-time'

/** The state of an order, and what happens next. Whoever gives is thanked for the gift. */
export function orderStateText({
  status,
  email,
  totalCents,
  refundedCents,
  orderedAt,
  payBy,
  lines,
}: Pick<OrderView, 'status' | 'email' | 'totalCents' | 'refundedCents' | 'orderedAt' | 'payBy' | 'lines'>): {
  readonly title: string
  readonly next: string
} {
  const it = isGift(lines) ? 'gift' : 'order'
  switch (status) {
    case 'draft':
    case 'pending':
      return { title: `This ${it} waits for its payment`, next: `You have not been charged. ${payText(orderedAt, payBy)}, or it ends by itself.` }
    case 'awaiting_payment':
      return { title: `Your ${it} waits for your check`, next: 'It is complete when your check is here. We then send you the receipt.' }
    case 'paid':
      return { title: isGift(lines) ? 'Thank you for your gift' : 'Thank you. Your order is paid', next: `We send the receipt to ${email}.` }
    case 'part_refunded':
      return {
        title: `Part of this ${it} is refunded`,
        next: `${moneyOf({ cents: refundedCents })} of ${moneyOf({ cents: totalCents })} goes back to how you paid.`,
      }
    case 'refunded':
      return {
        title: `This ${it} is refunded`,
        next: `${moneyOf({ cents: refundedCents })} goes back to how you paid. It may take your bank some days.`,
      }
    case 'expired':
      return { title: 'This order has ended', next: 'It was not paid in time, and nothing was charged. You can order again.' }
    case 'failed':
      return { title: 'The payment failed', next: 'You have not been charged. You can pay with another card, or order again.' }
    case 'cancelled':
      return { title: 'This order is canceled', next: 'Nothing is owed for it.' }
  }
}

/** For a mailed payment link: the day before it expires, so that the named day is a full one in every time zone. */
function payText(orderedAt: string, payBy: string | undefined): string {
  const last = payBy === undefined ? 0 : Date.parse(payBy) - 86_400_000
  return last > Date.parse(orderedAt) ? `Pay by ${dayOf(new Date(last), 'UTC', { short: true })}` : 'Pay within an hour of ordering'
}
