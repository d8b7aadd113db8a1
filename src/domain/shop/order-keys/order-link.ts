import type { HandlerContext } from '../../shared/functions/handler-context'
import { nameOf } from '../../shared/functions/organisation-name'
import type { Order } from '../orders.collection'
import { mailKey } from './mail-key'

/** What every mail about an order says besides. */
export interface MailFacts {
  /** As payers read it. */
  readonly organisation: string
  /** Where the payer finds the order. */
  readonly link: string
}

/** The page of an order that is opened with a key. The key stands behind the `#`, which browsers send to no server. */
export const keyLink = (orderId: string, orderKey: string): string => `/shop?order=${encodeURIComponent(orderId)}#${encodeURIComponent(orderKey)}`

/** For whoever buys without an account the link opens the order by itself; with an account they sign in. */
export async function mailFacts(context: HandlerContext, { id, keyHash }: Pick<Order, 'keyHash'> & { readonly id: string }): Promise<MailFacts> {
  const link = keyHash === undefined ? '/dashboard/orders' : keyLink(id, await mailKey(context, id))
  return { organisation: await nameOf(context), link }
}
