import { defineHandler } from '../../shared/functions/handler'
import { buyerOf } from './new-order'
import { quoteDraft } from './quote-draft'
import { quoteOrder } from './quote-order.contract'

export const quoteOrderHandler = defineHandler(quoteOrder, (context, draft) => quoteDraft(context, draft, buyerOf(context)))
