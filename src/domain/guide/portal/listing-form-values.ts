import { sortNameOf } from '../../people/normal-name-and-phone'
import type { DataOf } from '../../shared/records/collection'
import type { RecordOf } from '../../shared/records/fields'
import { wallTime } from '../../shared/time/wall-time'
import type { listings, Opening } from '../listings.collection'
import { amenities, type ListingField, type listingEntry } from './listing-form-fields'

type Listing = DataOf<typeof listings>
type Entered = RecordOf<typeof listingEntry>
export type ListingFormValues = { readonly [K in keyof Entered]?: Entered[K] | undefined }

const isAmenity = (facility: string) => (amenities as readonly string[]).includes(facility)
const dayOf = ({ start }: Opening) => start.local.slice(0, 10)
const timeOf = ({ local }: Opening['start']) => local.slice(11, 16)

/** A listing in the form's shape: hours by day, and only the facilities that the form offers. */
export function listingFormValues(listing: Partial<Listing>): ListingFormValues {
  const { openings = [], facilities = [], ...same } = listing
  return {
    ...same,
    hours: openings
      .map(opening => ({ date: dayOf(opening), open: timeOf(opening.start), close: timeOf(opening.end) }))
      .sort((a, b) => (`${a.date} ${a.open}` < `${b.date} ${b.open}` ? -1 : 1)),
    facilities: facilities.filter(isAmenity) as ListingFormValues['facilities'],
  } as ListingFormValues
}

/** The changed fields in their stored shape. Unchanged openings keep their other data, such as tickets. */
export function changesOf(listing: Listing, changed: readonly ListingField[], entered: ListingFormValues, tz: string): Partial<Listing> {
  const { hours = [], facilities = [], displayName = listing.displayName } = entered
  const plain = changed.filter(name => name !== 'hours' && name !== 'facilities').map(name => [name, entered[name]])
  return {
    ...(Object.fromEntries(plain) as Partial<Listing>),
    ...(changed.includes('hours') && { openings: openingsOf(listing.openings, hours, tz) }),
    ...(changed.includes('facilities') && { facilities: [...listing.facilities.filter(one => !isAmenity(one)), ...facilities] }),
    ...(changed.includes('displayName') && { sortName: sortNameOf(displayName) }),
    ...(changed.includes('address') && elsewhere(listing)),
  }
}

/** After a change of address the old pin is wrong, so its confidence is lowered until somebody places it again. */
const elsewhere = ({ pin }: Listing): Partial<Listing> => (pin ? { pin: { ...pin, confidence: 'centroid' } } : {})

function openingsOf(before: readonly Opening[], hours: NonNullable<ListingFormValues['hours']>, tz: string): Opening[] {
  const left = [...before]
  return hours.map(({ date, open, close }, i) => {
    const at = left.findIndex(opening => dayOf(opening) === date)
    const [known] = at < 0 ? [] : left.splice(at, 1)
    const key = known?.key ?? (hours.findIndex(other => other.date === date) === i ? date : `${date} ${i}`)
    return { ...known, key, start: wallTime(`${date}T${open}`, tz), end: wallTime(`${date}T${close}`, tz) }
  })
}
