import type { HandlerContext } from '../shared/functions/handler'
import { serverSecret } from '../shared/functions/server-secret'
import { hmac } from '../shared/signature'
import { shopKeys } from '../shop/order-keys/shop-keys.collection'
import type { SharePass } from './resolve-private-share.contract'

/** Id of the key among those of mailed links. */
const shareKeyId = 'privateShares'

/** A signature of a text with the server's secret. */
export const signedForShares = async (context: HandlerContext, text: string): Promise<string> =>
  hmac(text, await serverSecret(context.systemRecords, shopKeys, shareKeyId))

/** How long a view may load its pictures, in milliseconds. */
const passTime = 3_600_000

export async function newPass(context: HandlerContext, shareId: string): Promise<SharePass> {
  const until = new Date(context.clock.now().getTime() + passTime).toISOString()
  return { shareId, until, signature: await passSignature(context, shareId, until) }
}

export async function isPassValid(context: HandlerContext, { shareId, until, signature }: SharePass): Promise<boolean> {
  return signature === (await passSignature(context, shareId, until)) && new Date(until) > context.clock.now()
}

const passSignature = (context: HandlerContext, shareId: string, until: string) =>
  signedForShares(context, `view ${JSON.stringify([shareId, until])}`)
