import type { HandlerContext } from '../../shared/functions/handler'
import { draftFacts } from './draft-facts'
import type { Buyer } from './new-order'
import type { OrderDraft } from './order-draft'
import { priceDraft } from './price-draft'
import { pricedLineOf } from './priced-lines'
import type { Quoted } from './quote-order.contract'

/** The current price of a draft for this buyer. With an email address, earlier uses of a code with that address count. */
export async function quoteDraft(
  context: HandlerContext,
  draft: OrderDraft & { readonly email?: string | undefined },
  buyer: Buyer,
): Promise<Quoted> {
  const facts = await draftFacts(context, draft, buyer)
  const priced = await priceDraft(context.systemRecords, draft, facts)
  if (priced.state === 'refused') return { state: 'refused', refusals: [...priced.refusals] }
  const { quote, hasMemberPrices, hasThings, isSent, canBeSent } = priced
  return {
    state: 'priced',
    lines: quote.lines.map(pricedLineOf),
    totalCents: quote.total.cents,
    taxCents: quote.tax.cents,
    hasMemberPrices,
    hasThings,
    isSent,
    canBeSent,
  }
}
