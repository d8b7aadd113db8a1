import { mailAd } from '../../ads/mails/mail-ads.job'
import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOrder } from '../checkout/make-order'

/** Mails advertisers about what their order changed of their advertisement, once. Safe to repeat. */
export async function mailAdsOfOrder(context: HandlerContext, { id, lines }: Pick<StoredOrder, 'id' | 'lines'>): Promise<void> {
  if (lines.some(({ kind }) => kind === 'ad')) await mailAd(context, id)
}
