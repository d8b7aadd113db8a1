import { defineHandler } from '../../shared/functions/handler'
import { payersOrder } from '../order-keys/read-payers-order'
import { readOrder } from './create-checkout.contract'
import { orderViewOf } from './order-view-of'

export const readOrderHandler = defineHandler(readOrder, async (context, input) => orderViewOf(context, await payersOrder(context, input)))
