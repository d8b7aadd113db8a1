import { type AdOrder, adOrders } from '../ads/ad-orders.collection'
import { placedAds } from '../ads/placed-ads.collection'
import { people } from '../people/people.collection'
import { type Image, images } from '../pictures/images.collection'
import { isOrganisationFile, pictureFile, picturePath, type StoredType } from '../pictures/picture-file'
import type { HandlerContext } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import type { Records } from '../shared/records/records'
import type { Subject } from './data-subject'
import { recordsOf } from './records-of-person'

/** Whether the person booked the advertisement, and does not only work on it for somebody else. */
export const isOwnAd = ({ advertiserId }: Pick<AdOrder, 'advertiserId'>, { personIds }: Subject): boolean => personIds.includes(advertiserId)

/**
 * Takes the person out of the advertisements that others booked, before anything is deleted. Pictures that they sent for one become its
 * advertiser's, who paid for it. Can be repeated after an interruption.
 */
export async function leaveAdsOfOthers(records: Records, { storage }: HandlerContext, subject: Subject): Promise<void> {
  for (const { record } of await recordsOf(records, images, subject)) {
    const image = record as Image
    const ads = await Promise.all(
      image.usedIn.filter(path => path.startsWith(`${adOrders.path}/`)).map(path => records.get(adOrders, path.split('/')[1]!)),
    )
    const other = ads.find(ad => ad && !isOwnAd(ad, subject))
    if (other && (await records.get(people, other.advertiserId))?.status === 'active') await handOver(records, storage, image, other.advertiserId)
  }
  for (const { record } of await recordsOf(records, adOrders, subject)) {
    const ad = record as AdOrder
    if (!isOwnAd(ad, subject))
      await records.commit(records.changing(adOrders, ad, { coworkerIds: ad.coworkerIds.filter(id => !subject.personIds.includes(id)) }))
  }
}

/**
 * The advertisement is all that the new owner has of the picture: whose it was, its license and its other uses are the person's. The former
 * file goes with the folder that it lies in.
 */
async function handOver(records: Records, storage: HandlerContext['storage'], image: Image, ownerId: string): Promise<void> {
  const usedIn = image.usedIn.filter(path => path.startsWith(`${adOrders.path}/`))
  const change = { ownerId, usedIn, credit: undefined, rightsHolder: undefined, licence: undefined }
  const from = pictureFile(image)
  if (!from || isOrganisationFile(from)) return records.commit(records.changing(images, image, change))
  const path = picturePath(ownerId, image.id, image.mime as StoredType)
  await storage.copy(from, path, { contentType: image.mime }).catch(unlessMissing)
  await records.commit(records.changing(images, image, { ...change, path }))
}

/** Where visitors see these advertisements: paths whose former values the audit has, too. */
export const placedPaths = (own: readonly { readonly of: object; readonly record: { readonly id: string } }[]): readonly string[] =>
  own.flatMap(({ of, record }) => (of === adOrders ? [`${placedAds.path}/${record.id}`] : []))

/** Takes the person's own advertisements from what visitors see; returns their editions. A repeated call returns the same. */
export async function forgetPlacedAds(records: Records, subject: Subject): Promise<ReadonlySet<string>> {
  const own = (await recordsOf(records, adOrders, subject)).map(({ record }) => record as AdOrder).filter(ad => isOwnAd(ad, subject))
  for (const { id } of own) if (await records.get(placedAds, id)) await records.commit(records.deleting(placedAds, id))
  return new Set(own.map(({ editionId }) => editionId))
}
