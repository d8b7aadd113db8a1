import { showPictures, withdrawPictures } from '../../pictures/publish-pictures'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf } from '../../shared/records/collection'
import { type AdOnPage, placedAdsOfEdition } from '../flat-plan/placed-ads-of-edition'
import { mailAd } from '../mails/mail-ads.job'
import { AdOrdersWithin } from '../orders/ad-orders-transaction'
import { placedAds } from '../placed-ads.collection'
import { linkWithSource } from './ad-link'
import { publishAds } from './manage-ads.contract'

type PicturedAd = AdOnPage & { readonly image: NonNullable<AdOnPage['image']> }

/** Pictures first: nothing is shown whose picture is not public. */
export const publishAdsHandler = defineHandler(publishAds, async (context, { editionId }) => {
  const found = await picturedAds(context, editionId)
  const set = `ads/${editionId}`
  const ports = { records: context.systemRecords, storage: context.storage }
  const show = (ads: readonly PicturedAd[]) =>
    showPictures(
      ports,
      set,
      ads.map(({ image }) => image),
    )
  await show(found)
  let published = 0
  for (const ad of found) {
    if (!(await publish(context, editionId, ad))) continue
    published += 1
    await mailAd(context, ad.id)
  }
  // The placed ads are read again: meanwhile one may have been removed, or another publication may have shown more.
  await withdrawPictures(ports, set, new Set((await picturedAds(context, editionId)).map(({ image }) => image.id)))
  // What another publication showed between those two steps is shown again; it does the same at its end.
  await show(await publishedAds(context, editionId))
  return { published }
})

async function picturedAds({ systemRecords }: HandlerContext, editionId: string): Promise<readonly PicturedAd[]> {
  return (await placedAdsOfEdition(systemRecords, editionId)).flatMap(({ image, ...ad }) => (image ? [{ ...ad, image }] : []))
}

/** Those that visitors see. */
async function publishedAds(context: HandlerContext, editionId: string): Promise<readonly PicturedAd[]> {
  const shown = new Set((await context.systemRecords.find(placedAds, { where: [['editionId', '==', editionId]] })).map(({ imageId }) => imageId))
  return (await picturedAds(context, editionId)).filter(({ image }) => shown.has(image.id))
}

/** False for one that was taken off the plan meanwhile. */
const publish = (context: HandlerContext, editionId: string, { id, page, slot, image, link }: PicturedAd): Promise<boolean> =>
  context.records.transact(async within => {
    const before = await within.get(placedAds, id)
    const ads = await AdOrdersWithin.read(within, [id])
    const now = ads.current(id)
    if (!now || (now.status !== 'placed' && now.status !== 'published')) return false
    const shown = omitUndefined<DataOf<typeof placedAds>>({
      editionId,
      imageId: image.id,
      link: link && linkWithSource(link, editionId),
      page,
      slot,
    })
    if (before) within.change(placedAds, before, shown)
    else within.create(placedAds, id, shown)
    if (now.status === 'placed') ads.move(id, 'publish')
    ads.write(context.clock.now())
    return true
  })
