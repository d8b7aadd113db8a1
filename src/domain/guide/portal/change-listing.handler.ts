import { type Image, images } from '../../pictures/images.collection'
import { callerOf, callingPerson, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import type { StoredOf } from '../../shared/records/collection'
import { isScoped } from '../../shared/records/policy'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { isAddressLocked, mayChangeImages } from '../clock/what-deadlines-allow'
import { deadlines } from '../deadlines.collection'
import { editions, weekends } from '../editions.collection'
import { listings } from '../listings.collection'
import { changeListing } from './change-listing.contract'
import type { ListingField } from './listing-form-fields'
import { changesOf, type ListingFormValues } from './listing-form-values'

type Listing = StoredOf<typeof listings>
const pictureFields = ['imageId', 'entranceImageId'] as const

export const changeListingHandler = defineHandler(changeListing, async (context, { id, rev, changed, entered, openedAt }) => {
  const by = callingPerson(context)
  const isStaff = isScoped(callerOf(context).claims, 'guide')
  const isTheirs = (listing: Listing | undefined): listing is Listing => listing !== undefined && (isStaff || listing.ownerIds.includes(by))
  const prepare = async () => {
    const seen = await context.systemRecords.get(listings, id)
    // Others must not learn that the listing exists.
    if (!isTheirs(seen)) throw new Refused('not-found', id)
    const { tz, isOpenDay, blackouts } = await editionOf(context, seen.editionId)
    if (changed.includes('hours') && !(entered.hours ?? []).every(isOpenDay)) throw new RuleBroken('hours-outside')
    const closed =
      changed.includes('hours') &&
      blackouts.find(one => entered.hours?.some(day => day.date === one.date && day.open < one.until && one.from < day.close))
    if (closed) throw new RuleBroken('hours-blackout', { ...closed })
    if (!isStaff) await requireInTime(context, seen.editionId, changed, openedAt === undefined ? undefined : new Date(openedAt))
    return tz
  }
  return context.once(async (within, tz) => {
    const listing = await within.get(listings, id)
    if (!isTheirs(listing)) throw new Refused('not-found', id)
    if (listing.rev !== rev) throw recordOvertaken(listing)
    const isStaffAtDoor = isStaff && changed.every(name => name === 'entranceImageId')
    if (listing.status !== 'draft' && !isStaffAtDoor) throw new RuleBroken('listing-not-draft', { status: listing.status })
    await exchangePictures(within, listing, by, changed, entered)
    within.change(listings, listing, changesOf(listing, changed, entered, tz))
    return { rev: listing.rev + 1 }
  }, prepare)
})

/** The edition's time zone and blackouts, and a check that hours lie on one of its days. Without weekends every day is allowed. */
async function editionOf({ systemRecords }: HandlerContext, id: string) {
  const [edition, found] = await Promise.all([systemRecords.get(editions, id), systemRecords.find(weekends, { params: { edition: id } })])
  const days = new Set(found.flatMap(weekend => weekend.days.map(({ date }) => date)))
  const isOpenDay = ({ date, open, close }: NonNullable<ListingFormValues['hours']>[number]) => (days.size === 0 || days.has(date)) && open < close
  return { tz: edition?.tz ?? 'UTC', isOpenDay, blackouts: found.flatMap(({ blackouts = [] }) => blackouts) }
}

async function requireInTime(
  { systemRecords, clock }: HandlerContext,
  edition: string,
  changed: readonly ListingField[],
  openedAt: Date | undefined,
) {
  const dates = await systemRecords.find(deadlines, { params: { edition } })
  const now = clock.now()
  const has = (...names: readonly ListingField[]) => names.some(name => changed.includes(name))
  if (has('imageId', 'imageCrop') && !mayChangeImages(dates, now, openedAt)) throw new RuleBroken('pictures-due')
  if (has('address', 'unit') && isAddressLocked(dates, now, openedAt)) throw new RuleBroken('address-locked')
}

/** Replaces a picture, which must belong to an owner and have a description. Updates `usedIn` of the new and the former picture. */
async function exchangePictures(within: RecordsWithin, listing: Listing, by: string, changed: readonly ListingField[], entered: ListingFormValues) {
  const place = `${listings.path}/${listing.id}`
  const names = pictureFields.filter(name => changed.includes(name) && entered[name] !== listing[name])
  const shown = pictureFields.map(name => (changed.includes(name) ? entered[name] : listing[name]))
  const found = await within.getAll(
    images,
    names.flatMap(name => [listing[name], entered[name]]),
  )
  for (const name of names) {
    const imageId = entered[name]
    if (imageId !== undefined) requireUsable(found.get(imageId), [...listing.ownerIds, by])
  }
  for (const image of found.values()) {
    const usedIn = image.usedIn.filter(other => other !== place)
    within.change(images, image, { usedIn: shown.includes(image.id) ? [...usedIn, place] : usedIn })
  }
}

function requireUsable(image: Image | undefined, owners: readonly string[]) {
  if (image?.status !== 'ready' || !owners.includes(image.ownerId)) throw new RuleBroken('picture-refused', { problem: 'missing' })
  if (!image.alt.trim()) throw new RuleBroken('picture-undescribed')
}
