import { defineHandler } from '../../shared/functions/handler'
import { draftFacts } from './draft-facts'
import { priceDraft } from './price-draft'
import { pricedLineOf } from './priced-lines'
import { quoteOrder } from './quote-order.contract'

export const quoteOrderHandler = defineHandler(quoteOrder, async (context, draft) => {
  const facts = await draftFacts(context, draft)
  const priced = await priceDraft(context.systemRecords, draft, facts)
  if (priced.state === 'refused') return { state: 'refused' as const, refusals: [...priced.refusals] }
  const { quote, isSent, canBeSent } = priced
  return {
    state: 'priced' as const,
    lines: quote.lines.map(pricedLineOf),
    totalCents: quote.total.cents,
    taxCents: quote.tax.cents,
    isMember: facts.isMember,
    isSent,
    canBeSent,
  }
})
