import type { StoredOf } from '../../shared/records/collection'
import { dollarText } from '../../shared/text/dollar-text'
import { shortened } from '../../shared/text/shortened'
import { dayText } from '../../shared/time/day-text'
import { downloadDays } from '../downloads/download-link'
import { isGift } from '../is-gift'
import type { MailFacts } from '../order-keys/order-link'
import type { OrderLine, orders } from '../orders.collection'
import { lineCents } from '../pricing/price-order'
import type { PaidTicket } from '../tickets/paid-tickets'
import type { PayerMail } from './mail-payer'
import type { StoredPayment } from './order-ledger'

type StoredOrder = StoredOf<typeof orders>

const nameOf = ({ lines }: StoredOrder) => (isGift(lines) ? 'gift' : 'order')

/** The receipt of a payment, sent once. */
export function receiptMail(
  order: StoredOrder,
  payment: StoredPayment,
  { organisation, address, link }: MailFacts,
  tickets: readonly PaidTicket[],
): PayerMail {
  const deductibleCents = order.lines.reduce((sum, line) => sum + line.deductibleCents, 0)
  return {
    to: order.email,
    subject: `Your receipt from ${organisation}`,
    text: [
      `Thank you. ${organisation} has received ${dollarText(payment.amount.cents)} for your ${nameOf(order)} ${order.id} on ${dayText(payment.receivedOn)}.`,
      order.lines.map(lineText).join('\n'),
      [
        ...(order.tax.cents > 0 ? [`Sales tax: ${dollarText(order.tax.cents)}`] : []),
        `Total: ${dollarText(order.total.cents)}`,
        methodText(payment),
      ].join('\n'),
      ...(order.isFetched && address !== '' ? [`You can fetch your order at: ${address}.`] : []),
      ...(deductibleCents > 0
        ? [`You can deduct up to ${dollarText(deductibleCents)} of it from your taxes. We will send you a letter for your records.`]
        : []),
      ...tickets.map(ticket => ticketText(order, ticket)),
      ...(order.lines.some(({ isDigital }) => isDigital)
        ? [`Open your order to download your files. The download is open for ${downloadDays} days; after that you can renew it there.`]
        : []),
    ].join('\n\n'),
    link,
    event: `receipt ${payment.id}`,
  }
}

function ticketText({ lines }: StoredOrder, { lineId, places, code }: PaidTicket): string {
  const title = lines.find(({ id }) => id === lineId)?.title ?? ''
  return `Your code for the door of ${shortened(title, 100)} is ${code}. It lets in ${places === 1 ? 'one person' : `${places} people`}.`
}

const lineText = (line: OrderLine) => `${line.quantity} × ${shortened(line.title, 100)}: ${dollarText(lineCents(line) - line.taxCents)}`

function methodText({ method, card }: Pick<StoredPayment, 'method' | 'card'>): string {
  if (card) return `Paid with a card ending in ${card.last4}`
  return { card: 'Paid by card', link: 'Paid by card', cheque: 'Paid by check', cash: 'Paid in cash', comp: 'Nothing to pay', test: 'Test payment' }[
    method
  ]
}

/** How to pay an order by check, sent once. */
export const checkMail = (order: StoredOrder, { organisation, address, link }: MailFacts, until: string): PayerMail => ({
  to: order.email,
  subject: `Your ${isGift(order.lines) ? 'gift to' : 'order from'} ${organisation} waits for your check`,
  text: [
    `Thank you for your ${nameOf(order)} ${order.id}.`,
    order.lines.map(lineText).join('\n'),
    [...(order.tax.cents > 0 ? [`Sales tax: ${dollarText(order.tax.cents)}`] : []), `Total: ${dollarText(order.total.cents)}`].join('\n'),
    [
      `Make your check out to ${organisation}, for ${dollarText(order.total.cents)}.`,
      `Write the number of your ${nameOf(order)} on it: ${order.id}.`,
      ...(address === '' ? [] : [`Send it to: ${address}.`]),
    ].join('\n'),
    `It has to arrive by ${dayText(until)}.`,
  ].join('\n\n'),
  link,
  event: `order ${order.id}`,
})

/** Sent once per order, even if several cards are declined. */
export const failedPaymentMail = (order: StoredOrder, { organisation, link }: MailFacts): PayerMail => ({
  to: order.email,
  subject: `Your payment to ${organisation} did not go through`,
  text: [
    `Your bank declined the payment of ${dollarText(order.total.cents)} for your ${nameOf(order)} ${order.id}. You have not been charged.`,
    'Open your order to try again with another card. If you have paid since, you can ignore this mail.',
  ].join('\n\n'),
  link,
  event: `payment failed ${order.id}`,
})
