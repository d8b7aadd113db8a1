import type { HandlerContext } from '../../shared/functions/handler-context'
import { signedByShop } from '../order-keys/mail-key'

/** Days for which a link is good, from the payment or from its renewal. */
export const downloadDays = 7

export const daysAfter = (at: Date): Date => new Date(at.getTime() + downloadDays * 86_400_000)

/** What a link opens, and until when. */
interface DownloadLink {
  readonly orderId: string
  readonly lineId: string
  /** ISO instant. */
  readonly until: string
}

/** Nobody but the server can make it, so a link needs no key of an order, and no link is stored. */
export const linkSignature = (context: HandlerContext, { orderId, lineId, until }: DownloadLink): Promise<string> =>
  signedByShop(context, `download ${JSON.stringify([orderId, lineId, until])}`)
