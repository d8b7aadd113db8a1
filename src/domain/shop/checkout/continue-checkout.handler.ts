import { defineHandler } from '../../shared/functions/handler'
import { payersOrder } from '../order-keys/read-payers-order'
import { continueCheckout } from './create-checkout.contract'
import { startPayment } from './start-payment'

export const continueCheckoutHandler = defineHandler(continueCheckout, async (context, input) =>
  startPayment(context, await payersOrder(context, input)),
)
