import * as v from 'valibot'
import type { StoredOf } from '../../../shared/records/collection'
import type { listings, sites } from '../../listings.collection'

export const spot = v.strictObject({
  lat: v.pipe(v.number(), v.finite(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.finite(), v.minValue(-180), v.maxValue(180)),
})
export type Spot = v.InferOutput<typeof spot>

export const sameSpot = (a: Spot | undefined, b: Spot | undefined) => a?.lat === b?.lat && a?.lng === b?.lng

type Pinned = Pick<StoredOf<typeof listings>, 'pin' | 'siteId'>
type Pin = NonNullable<Pinned['pin']>

/** Where visitors find a listing: its own pin, else its building's. */
export const pinOf = ({ pin, siteId }: Pinned, site: (id: string) => Pick<StoredOf<typeof sites>, 'pin'> | undefined): Pin | undefined =>
  pin ?? (siteId === undefined ? undefined : site(siteId)?.pin)
