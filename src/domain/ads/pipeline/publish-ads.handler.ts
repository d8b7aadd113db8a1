import { showPictures, withdrawPictures } from '../../pictures/publish-pictures'
import { defineHandler } from '../../shared/functions/handler'
import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf } from '../../shared/records/collection'
import { placedAdsOfEdition } from '../flat-plan/placed-ads-of-edition'
import { mailAd } from '../mails/mail-ads.job'
import { AdOrdersWithin } from '../orders/ad-orders-transaction'
import { placedAds } from '../placed-ads.collection'
import { linkWithSource } from './ad-link'
import { publishAds } from './staff.contract'

/** Pictures first: nothing is shown whose picture is not public. */
export const publishAdsHandler = defineHandler(publishAds, async (context, { editionId }) => {
  const found = (await placedAdsOfEdition(context.systemRecords, editionId)).flatMap(({ image, ...ad }) => (image ? [{ ...ad, image }] : []))
  const set = `ads/${editionId}`
  const ports = { records: context.systemRecords, storage: context.storage }
  await showPictures(
    ports,
    set,
    found.map(({ image }) => image),
  )
  for (const { id, page, slot, image, link } of found) {
    await context.records.transact(async within => {
      const before = await within.get(placedAds, id)
      const ads = await AdOrdersWithin.read(within, [id])
      const now = ads.now(id)
      if (!now || (now.status !== 'placed' && now.status !== 'published')) return
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
    })
    await mailAd(context, id)
  }
  await withdrawPictures(ports, set, new Set(found.map(({ image }) => image.id)))
  return { published: found.length }
})
