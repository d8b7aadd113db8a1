import { isPortError } from '../../../ports/errors'
import { type Image, images } from '../../pictures/images.collection'
import type { Records } from '../../shared/records/records'
import { type AdMeasures, type AdOrder, adOrders } from '../ad-orders.collection'
import { type AdSlot, adSlots } from './ad-slots'

/** An approved advertisement at its place in the guide. */
export interface AdOnPage {
  /** The id of the ad's order, which is also that of its `placedAds` record. */
  readonly id: string
  readonly business: string
  /** Page 1 is the front cover, 2 the inside of it; the last page is the back cover. */
  readonly page: number
  readonly slot: AdSlot
  /** The position that was booked, such as the back cover. */
  readonly position: string | undefined
  /** Its size after trimming, in millimeters, with bleed, as it was booked. */
  readonly space: AdMeasures | undefined
  /** The approved artwork. With a bleed, the picture covers it on every side. */
  readonly image: Image | undefined
  readonly link: string | undefined
}

/**
 * The approved advertisements on the flat plan of an edition, by page and slot, for publishing, the printed guide and the flipbook. Guide staff
 * may read a picture once the advertisements are published; until then it is absent for them.
 */
export async function placedAdsOfEdition(records: Pick<Records, 'find' | 'get'>, editionId: string): Promise<readonly AdOnPage[]> {
  const placed = await records.find(adOrders, {
    where: [
      ['editionId', '==', editionId],
      ['status', 'in', ['placed', 'published']],
    ],
  })
  const found = await Promise.all(
    placed.map(async (order): Promise<AdOnPage | undefined> => {
      const { id, business = 'Advertisement', position, space, link, flatPlan } = order
      return flatPlan && { id, business, ...flatPlan, position, space, image: await approvedImage(records, order), link }
    }),
  )
  return found.filter(ad => ad !== undefined).toSorted((a, b) => a.page - b.page || adSlots.indexOf(a.slot) - adSlots.indexOf(b.slot))
}

/** The last version is the approved one, because approved art never changes. */
async function approvedImage(records: Pick<Records, 'get'>, { art }: AdOrder): Promise<Image | undefined> {
  const last = art.at(-1)
  const image = last && (await records.get(images, last.imageId).catch(unlessDenied))
  return image?.status === 'ready' ? image : undefined
}

function unlessDenied(error: unknown): undefined {
  if (!isPortError(error, 'documents', 'permission-denied')) throw error
}
