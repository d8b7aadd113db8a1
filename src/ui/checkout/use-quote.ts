import { Callables } from '../../domain/shared/functions/callables'
import type { OrderDraft } from '../../domain/shop/checkout/order-draft'
import { type Quoted, quoteOrder } from '../../domain/shop/checkout/quote-order.contract'
import { useService } from '../app-services/app'
import { type Asked, useAsked } from './use-asked'

export type AskedQuote = Omit<Asked<Quoted>, 'answer'> & { readonly quoted: Quoted | undefined }

/** What a draft costs now, for whoever is signed in (`payer`). An empty one is not asked for. */
export function useQuote(draft: OrderDraft | undefined, payer: string | undefined): AskedQuote {
  const callables = useService(Callables)
  const { answer, ...rest } = useAsked(draft && JSON.stringify([draft, payer]), () => callables.call(quoteOrder, draft!))
  return { quoted: answer, ...rest }
}
