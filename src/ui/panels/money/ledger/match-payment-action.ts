import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { text } from '../../../../domain/shared/records/fields'
import { matchPayment } from '../../../../domain/shop/payments/match-payment.contract'
import type { providerEvents } from '../../../../domain/shop/provider-events.collection'
import type { PanelAction, RowOf } from '../../engine/panel-spec'

/** Pays an order with a payment that the provider reported and that names none of our orders. */
export const matchPaymentAction: PanelAction<RowOf<typeof providerEvents>> = {
  label: 'Match to an order',
  on: 'one',
  rule: matchPayment.access,
  fits: ({ status, problem }) => status === 'failed' && problem === 'order-unknown',
  ask: {
    what: 'The order is paid with this payment, and the payer gets a receipt. Both have to be the same amount.',
    fields: { orderId: text('Order number', 128), reason: reasonField('How do you know that it is for this order?') },
  },
  run: async ([event], services, { orderId = '', reason = '' }) => {
    await services.get(Callables).call(matchPayment, { eventId: event!.id, orderId: orderId.trim(), reason: reason.trim() })
    return { message: `Order ${orderId.trim()} is paid with this payment.` }
  },
}
