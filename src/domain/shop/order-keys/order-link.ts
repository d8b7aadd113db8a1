import { type HandlerContext, nameOf } from '../../shared/functions/handler'
import type { Order } from '../orders.collection'
import { mailKey } from './order-mail-key'

/** What every mail about an order contains. */
export interface MailFacts {
  /** The name as payers see it. */
  readonly organisation: string
  /** Its postal address: there checks arrive, and buyers collect goods. Empty until staff enter it. */
  readonly address: string
  /** The address of the order's page. */
  readonly link: string
}

/** The address that opens an order with a key. The key is after the `#`, which browsers do not send to servers. */
export const keyLink = (orderId: string, orderKey: string): string => `/shop?order=${encodeURIComponent(orderId)}#${encodeURIComponent(orderKey)}`

/** For buyers without an account, the link opens the order directly; others have to sign in. */
export async function mailFacts(context: HandlerContext, { id, keyHash }: Pick<Order, 'keyHash'> & { readonly id: string }): Promise<MailFacts> {
  const link = keyHash === undefined ? '/dashboard/orders' : keyLink(id, await mailKey(context, id))
  return { organisation: await nameOf(context), address: (await context.organisation())?.address ?? '', link }
}
