import { defineHandler } from '../../shared/functions/handler'
import { continueCheckout } from './create-checkout.contract'
import { payersOrder } from './payers-order'
import { startPayment } from './start-payment'

export const continueCheckoutHandler = defineHandler(continueCheckout, async (context, input) =>
  startPayment(context, await payersOrder(context, input)),
)
