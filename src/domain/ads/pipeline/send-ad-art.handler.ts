import { type Image, images } from '../../pictures/images.collection'
import { isOrganisationFile, pictureFile } from '../../pictures/picture-file'
import { callingPerson, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { unlessMissing } from '../../shared/functions/unless-missing'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { adOrders, maxArtVersions } from '../ad-orders.collection'
import { mailAd } from '../mails/mail-ads.job'
import { AdOrdersWithin } from '../orders/ad-orders-transaction'
import { findingText } from '../preflight/ad-finding-text'
import { adPreflight } from '../preflight/ad-preflight'
import { pictureFileSize } from '../preflight/picture-file-size'
import { ownAd } from './advertiser-permissions'
import { sendAdArt } from './change-own-ad.contract'

/** Bytes that hold the header of every picture that we store. */
const headerBytes = 256 * 1024

export const sendAdArtHandler = defineHandler(sendAdArt, async (context, { adId, imageId, notes, pdf }) => {
  const sent = await context.once(
    async (within, { space, size }) => {
      const ads = await AdOrdersWithin.read(within, [adId])
      const ad = ads.current(adId)
      if (!ad || !(ad.status === 'paid' || ad.status === 'art_due')) throw new RuleBroken('ad-art-locked')
      if (ad.art.length >= maxArtVersions) throw new RuleBroken('ad-art-full', { limit: maxArtVersions })
      const { result, dpi, findings } = adPreflight({ ...size, notes, pdf }, space)
      const texts = findings.map(findingText)
      await useImage(within, imageId, adId)
      ads.change(adId, { art: [...ad.art, { imageId, at: context.clock.now(), dpi, result, findings: texts }] })
      if (ad.status === 'paid') ads.move(adId, 'ask')
      if (result !== 'block') ads.move(adId, 'check')
      ads.write(context.clock.now())
      return { result, findings: texts }
    },
    async () => {
      const ad = await ownAd(context, adId)
      const image = await ownImage(context, imageId)
      const size = await measured(context, image)
      if (!size || !ad.space) throw new RuleBroken('ad-art-blocked')
      return { space: { ...ad.space, position: ad.position }, size }
    },
  )
  await mailAd(context, adId)
  return sent
})

/** A picture that the caller has sent; nobody publishes somebody else's. */
async function ownImage(context: HandlerContext, id: string): Promise<Image> {
  const image = await context.systemRecords.get(images, id)
  if (image?.status !== 'ready' || image.ownerId !== callingPerson(context)) throw new Refused('not-found', id)
  return image
}

/** Pixels of the stored file. The organization's own drawings have those of their record. */
async function measured({ storage }: HandlerContext, image: Image) {
  const path = pictureFile(image)
  if (!path) return undefined
  if (isOrganisationFile(path)) return { width: image.width, height: image.height }
  const file = await storage.readPart(path, 0, headerBytes).catch(unlessMissing)
  return file && pictureFileSize(new Uint8Array(await file.arrayBuffer()))
}

/** What an advertisement uses cannot be thrown away. */
async function useImage(within: RecordsWithin, imageId: string, adId: string): Promise<void> {
  const image = await within.get(images, imageId)
  const use = `${adOrders.path}/${adId}`
  if (image && !image.usedIn.includes(use)) within.byProgram().change(images, image, { usedIn: [...image.usedIn, use] })
}
