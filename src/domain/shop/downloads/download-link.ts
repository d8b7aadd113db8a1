import type { HandlerContext } from '../../shared/functions/handler'
import { signedByShop } from '../order-keys/order-mail-key'

/** Days for which a link works, from the payment or from its renewal. */
export const downloadDays = 7

export const daysAfter = (at: Date): Date => new Date(at.getTime() + downloadDays * 86_400_000)

/** What a link opens, and until when. */
interface DownloadLink {
  readonly orderId: string
  readonly lineId: string
  /** ISO instant. */
  readonly until: string
}

/** The link's signature. Only the server can create it, so the link contains no order key and is not stored. */
export const linkSignature = (context: HandlerContext, { orderId, lineId, until }: DownloadLink): Promise<string> =>
  signedByShop(context, `download ${JSON.stringify([orderId, lineId, until])}`)
