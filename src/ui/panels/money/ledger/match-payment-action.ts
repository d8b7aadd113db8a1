import { reasonField } from '../../../../domain/shared/functions/reason'
import { text } from '../../../../domain/shared/records/fields'
import { matchPayment } from '../../../../domain/shop/payments/match-payment.contract'
import type { providerEvents } from '../../../../domain/shop/provider-events.collection'
import { callAction } from '../../engine/actions/call-action'
import type { PanelAction, RowOf } from '../../engine/panel-spec'

/** Pays an order with a payment that the provider reported and that names none of our orders. */
export const matchPaymentAction: PanelAction<RowOf<typeof providerEvents>> = callAction(matchPayment)({
  label: 'Match to an order',
  on: 'one',
  fits: ({ status, problem }) => status === 'failed' && problem === 'order-unknown',
  ask: {
    what: 'The order is paid with this payment, and the payer gets a receipt. Both have to be the same amount.',
    fields: { orderId: text('Order number', 128), reason: reasonField('How do you know that it is for this order?') },
  },
  input: ({ id }, { orderId, reason }) => ({ eventId: id, orderId, reason }),
  done: (_, __, { orderId }) => `Order ${orderId} is paid with this payment.`,
})
