import type { StoredOf } from '../../shared/records/collection'
import { declinedRequestMail } from '../../shared/text/declined-request-mail'
import { dollarText } from '../../shared/text/dollar-text'
import { shortened } from '../../shared/text/shortened'
import { dayText } from '../../shared/time/day-text'
import type { MailFacts } from '../order-keys/order-link'
import type { orders } from '../orders.collection'
import type { PayerMail } from './mail-payer'
import type { StoredPayment } from './order-ledger'
import { paidTwice, soldOut } from './pay-order'

/** Mails the payer about a refund, once; also about a refund of sold-out lines or of a duplicate payment. */
export function refundMail(order: StoredOf<typeof orders>, refund: StoredPayment, { organisation, link }: MailFacts): PayerMail {
  const amount = dollarText(0 - refund.amount.cents)
  const titles = (refund.lines ?? []).flatMap(({ lineId }) => order.lines.find(({ id }) => id === lineId)?.title ?? [])
  const of = titles.map(title => `- ${shortened(title, 100)}`).join('\n')
  const isMembership = (refund.lines ?? []).every(({ lineId }) => order.lines.find(({ id }) => id === lineId)?.kind === 'membership')
  return {
    to: order.email,
    ...textOf(refund, { amount, of, orderId: order.id, organisation, isMembership }),
    link,
    event: `refund ${refund.id}`,
  }
}

/** Tells the payer once why a requested refund was declined. */
export const declinedMail = (order: StoredOf<typeof orders>, answer: string, { organisation, link }: MailFacts): PayerMail => ({
  to: order.email,
  subject: `Your question about a refund from ${organisation}`,
  text: declinedRequestMail(`You asked for a refund of your order ${order.id}. We cannot refund it:`, answer),
  link,
  event: `refund declined ${order.id}`,
})

interface RefundMailFacts {
  readonly amount: string
  /** The refunded lines, separated by commas. */
  readonly of: string
  readonly orderId: string
  readonly organisation: string
  /** Only memberships are refunded. */
  readonly isMembership: boolean
}

function textOf(
  { reason, method, receivedOn }: StoredPayment,
  { amount, of, orderId, organisation, isMembership }: RefundMailFacts,
): Pick<PayerMail, 'subject' | 'text'> {
  const arrives = method === 'card' ? 'Your bank may need up to ten days to show it.' : ''
  const text = (...parts: readonly string[]) => parts.filter(Boolean).join('\n\n')
  if (reason === soldOut && isMembership)
    return {
      subject: 'Your membership could not be changed',
      text: text(
        `Your membership had changed when your payment for order ${orderId} arrived, so this no longer applies:`,
        of,
        `We have refunded ${amount}. ${arrives}`.trim(),
      ),
    }
  if (reason === soldOut)
    return {
      subject: 'Part of your order was sold out',
      text: text(
        `When your payment for order ${orderId} arrived, somebody else had bought the last pieces of:`,
        of,
        `We have refunded ${amount}. ${arrives}`.trim(),
      ),
    }
  if (reason === paidTwice)
    return {
      subject: `A payment to ${organisation} was not needed`,
      text: text(`You paid ${amount} for order ${orderId}, which was paid or canceled already. We have refunded all of it. ${arrives}`.trim()),
    }
  return {
    subject: `Your refund from ${organisation}`,
    text: text(`On ${dayText(receivedOn)} we refunded ${amount} of your order ${orderId}.`, of, arrives),
  }
}
