import type { HandlerContext } from '../../shared/functions/handler-context'
import { hmac } from '../../shared/signature'
import { shopKeys } from './shop-keys.collection'

/** Id of the only key. */
const shopKeyId = 'links'

/**
 * What opens an order from a mail. It follows from the order's id and a secret of the server, so that a mail that is made again has the same link,
 * and nothing that opens an order is stored.
 */
export const mailKey = (context: HandlerContext, orderId: string): Promise<string> => signedByShop(context, `order ${orderId}`)

/** What follows from a text and the server's secret. */
export const signedByShop = async (context: HandlerContext, text: string): Promise<string> => hmac(text, await shopSecret(context))

/** The first call makes it; two calls at once agree on one. */
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
