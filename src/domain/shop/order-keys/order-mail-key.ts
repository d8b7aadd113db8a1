import type { HandlerContext } from '../../shared/functions/handler-context'
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
export const signedByShop = async (context: HandlerContext, text: string): Promise<string> => hmac(text, await shopSecret(context))

/** The first call creates the secret; two concurrent calls end up with the same one. */
async function shopSecret({ systemRecords }: HandlerContext): Promise<string> {
  const known = await systemRecords.get(shopKeys, shopKeyId)
  if (known) return known.secret
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('')
  return systemRecords.transact(async within => {
    const other = await within.get(shopKeys, shopKeyId)
    if (!other) within.create(shopKeys, shopKeyId, { secret })
    return other?.secret ?? secret
  })
}
