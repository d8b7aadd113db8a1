import { omitUndefined } from '../../shared/omit-undefined'
import type { CallFacts } from './call-facts'
import { opensAt } from './place-refusals'
import type { WantedPlace } from './registration-input'
import type { Registration } from './registrations-transaction'

type PlaceFields = Pick<Registration, 'siteId' | 'unit' | 'ownAddress' | 'neighbourhoodId' | 'weekendId' | 'tier'>

/** The sequence that serializes the registrations of one person for one edition, so that their number is limited across devices. */
export const registrationsOf = (editionId: string, personId: string) => `registrations-${editionId}-${personId}`

/** The fields of a registration that say where and when it opens. */
export function registeredLocation(wanted: WantedPlace, facts: Pick<CallFacts, 'edition' | 'sites'>): PlaceFields {
  const { siteId, unit, street, postcode, weekendId, tier } = wanted
  const own = siteId === undefined && street !== undefined ? { line1: street, city: facts.edition.city, postcode, country: 'US' } : undefined
  return omitUndefined<PlaceFields>({
    siteId,
    unit,
    ownAddress: own && omitUndefined<NonNullable<Registration['ownAddress']>>(own),
    neighbourhoodId: opensAt(wanted, facts).neighbourhoodId,
    weekendId,
    tier,
  })
}
