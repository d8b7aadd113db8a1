import type { HandlerContext } from '../../shared/functions/handler'
import { serverSecret } from '../../shared/functions/server-secret'
import { hmac } from '../../shared/signature'
import { shopKeys } from './shop-keys.collection'

/** Id of the only key. */
const shopKeyId = 'links'

/**
 * The key that opens an order from a mail's link. Derived from the order's id and a server secret, so that a repeated mail has the same link,
 * and no such key is stored.
 */
export const mailKey = (context: HandlerContext, orderId: string): Promise<string> => signedByShop(context, `order ${orderId}`)

/** A signature of a text with the server's secret. */
export const signedByShop = async (context: HandlerContext, text: string): Promise<string> =>
  hmac(text, await serverSecret(context.systemRecords, shopKeys, shopKeyId))
