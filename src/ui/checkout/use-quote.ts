import { Callables } from '../../domain/shared/functions/callables'
import type { OrderDraft } from '../../domain/shop/checkout/order-draft'
import { type Quoted, quoteOrder } from '../../domain/shop/checkout/quote-order.contract'
import { useService } from '../app-services/app'
import { type DebouncedCall, useDebouncedCall } from './use-debounced-call'

export type AskedQuote = Omit<DebouncedCall<Quoted>, 'answer'> & { readonly quoted: Quoted | undefined }

/** What a draft costs now, for whoever is signed in (`payer`). An empty one is not asked for. */
export function useQuote(draft: OrderDraft | undefined, payer: string | undefined): AskedQuote {
  const callables = useService(Callables)
  const { answer, ...rest } = useDebouncedCall(draft && JSON.stringify([draft, payer]), () => callables.call(quoteOrder, draft!))
  return { quoted: answer, ...rest }
}
