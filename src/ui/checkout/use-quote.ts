import { Callables } from '../../domain/shared/functions/callables'
import type { OrderDraft } from '../../domain/shop/checkout/order-draft'
import { type Quoted, quoteOrder } from '../../domain/shop/checkout/quote-order.contract'
import { useService } from '../app-services/app-context'
import { type DebouncedCall, useDebouncedCall } from './use-debounced-call'

export type AskedQuote = Omit<DebouncedCall<Quoted>, 'answer'> & { readonly quoted: Quoted | undefined }

/** The current price of a draft for the signed-in person (`payer`). An empty draft is not sent. */
export function useQuote(draft: OrderDraft | undefined, payer: string | undefined): AskedQuote {
  const callables = useService(Callables)
  const { answer, ...rest } = useDebouncedCall(draft && JSON.stringify([draft, payer]), () => callables.call(quoteOrder, draft!))
  return { quoted: answer, ...rest }
}
