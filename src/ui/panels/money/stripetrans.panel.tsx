import { Bookkeeping } from '../../../domain/exports/bookkeeping'
import { reasonField } from '../../../domain/shared/functions/reason'
import { scope } from '../../../domain/shared/records/policy'
import { payouts } from '../../../domain/shop/bank-payouts.collection'
import { orders } from '../../../domain/shop/orders.collection'
import { payments } from '../../../domain/shop/payments.collection'
import { providerEvents } from '../../../domain/shop/provider-events.collection'
import { resendReceipt } from '../../../domain/shop/receipts/resend-receipt.contract'
import { declineRefund } from '../../../domain/shop/refunds/ask-refund.contract'
import { choiceText } from '../../forms/choice-text'
import { callAction } from '../engine/actions/call-action'
import { collectionPanel } from '../engine/collection-panel'
import { tabsPanel } from '../engine/tabs-panel'
import { saveBookkeepingFile } from './ledger/bookkeeping-file'
import { matchPaymentAction } from './ledger/match-payment-action'
import { OrderDetails } from './ledger/order-details'
import { PaymentMethod } from './ledger/payment-method'
import { PayoutComparison } from './ledger/payout-comparison'
import { ProviderMessageProblem } from './ledger/provider-message-problem'

const bookkeeping = { label: 'Download for bookkeeping', on: 'many', rule: scope('money') } as const

/** The ledger: orders, payments, manual payments and refunds, provider messages, and bookkeeping files. */
export default tabsPanel({
  label: 'Ledger',
  tabs: {
    orders: {
      label: 'Orders',
      panel: collectionPanel(orders, {
        columns: [
          'email',
          'total',
          'status',
          // The kinds of its lines, for filtering orders.
          { name: 'lines.kind', label: 'Kinds', kind: 'list', value: ({ lines = [] }) => [...new Set(lines.map(({ kind }) => choiceText(kind)))] },
          'createdAt',
          { name: 'number', label: 'Order number', value: ({ id }) => id },
          {
            name: 'payments',
            label: 'Payment numbers',
            kind: 'list',
            value: ({ payments: named = [], providerId }) => [...new Set([providerId, ...named])].filter(one => one !== undefined),
          },
          'source',
        ],
        sort: '-createdAt',
        filters: ['status', 'lines.kind', 'createdAt', 'total', 'source'],
        form: ['personId', 'email', 'total', 'tax', 'status', 'source', 'payBy', 'sentTo', 'isFetched'],
        under: OrderDetails,
        actions: [
          {
            ...bookkeeping,
            run: async (rows, services) => saveBookkeepingFile(await services.get(Bookkeeping).ofOrders(rows.map(({ id }) => id))),
          },
        ],
      }),
    },
    payments: {
      label: 'Payments and refunds',
      panel: collectionPanel(payments, {
        columns: ['receivedOn', 'amount', 'method', 'status', 'fee', 'orderId', 'providerId', 'ref', 'createdAt'],
        sort: '-createdAt',
        filters: ['status', 'method', 'receivedOn', 'createdAt'],
        form: ['orderId', 'method', 'amount', 'fee', 'receivedOn', 'ref', 'reason', 'refundOf', 'providerId', 'status'],
        cells: { method: row => <PaymentMethod row={row} /> },
        actions: [
          { label: 'Open the order', on: 'one', to: ({ orderId = '' }) => `?open=${orderId}` },
          callAction(resendReceipt)({
            label: 'Send the receipt again',
            on: 'one',
            fits: ({ refundOf, status }) => refundOf === undefined && status !== 'failed',
            input: ({ id }) => ({ paymentId: id }),
            done: ({ to }) => `The receipt went to ${to} again.`,
          }),
          {
            ...bookkeeping,
            run: async (rows, services) => saveBookkeepingFile(await services.get(Bookkeeping).ofPayments(rows.map(({ id }) => id))),
          },
        ],
      }),
    },
    asked: {
      label: 'Refunds asked for',
      panel: collectionPanel(orders, {
        columns: ['email', 'refundReason', 'total', 'status', 'createdAt', 'updatedAt'],
        find: { where: [['refundAsked', '==', 'asked']] },
        sort: 'updatedAt',
        form: ['personId', 'email', 'refundReason', 'total', 'status'],
        under: OrderDetails,
        actions: [
          callAction(declineRefund)({
            label: 'Decline the refund',
            on: 'one',
            rule: scope('money'),
            ask: {
              what: 'The buyer is mailed your sentence. You can still refund the order later.',
              fields: { answer: reasonField('Why can it not be refunded?') },
            },
            input: ({ id }, { answer }) => ({ orderId: id, answer }),
            done: 'Declined. The buyer was mailed.',
          }),
        ],
      }),
    },
    messages: {
      label: 'Messages with a problem',
      panel: collectionPanel(providerEvents, {
        columns: ['type', 'problem', 'objectId', 'objectCreated', 'processedAt'],
        find: { where: [['status', '==', 'failed']] },
        sort: '-objectCreated',
        form: ['type', 'problem', 'objectId', 'objectCreated', 'processedAt'],
        actions: [matchPaymentAction],
        under: ProviderMessageProblem,
      }),
    },
    payouts: {
      label: 'Payouts',
      panel: collectionPanel(payouts, {
        columns: ['arrivesOn', 'amount', 'fees', 'payments', 'status'],
        sort: '-arrivesOn',
        form: ['arrivesOn', 'amount', 'fees', 'payments', 'status'],
        under: PayoutComparison,
      }),
    },
  },
})
