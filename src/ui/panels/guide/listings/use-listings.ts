import { useMemo } from 'react'
import { houseStyle, type StyleFinding } from '../../../../domain/guide/house-style/house-style'
import { countParts, listingPartNames } from '../../../../domain/guide/house-style/listing-parts'
import type { listings } from '../../../../domain/guide/listings.collection'
import type { registrations } from '../../../../domain/guide/registrations.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { pickInput } from '../../engine/fields/option-inputs'
import { useEdition } from '../use-edition'
import { listingQueries } from './listing.queries'

/** A listing with its registration, how complete it is, and where it departs from the style of the guide. */
export interface ListingRow extends StoredOf<typeof listings> {
  readonly registration: StoredOf<typeof registrations> | undefined
  readonly parts: string
  /** Where it is, as its visitors say. */
  readonly place: string | undefined
  readonly findings: readonly StyleFinding[]
}

/** The listings of the chosen edition. */
export function useListings(): readonly ListingRow[] {
  const app = useApp()
  const { id: editionId = '', city = '' } = useEdition() ?? {}
  const all = useLiveQuery(listingQueries(app).all(editionId))
  const registered = useLiveQuery(listingQueries(app).registrations(editionId))
  const buildings = useLiveQuery(listingQueries(app).buildings(city))
  return useMemo(() => {
    const names = new Map(buildings.map(({ id, name }) => [id, name]))
    const byId = new Map(registered.map(one => [one.id, one]))
    return all
      .filter(({ deletedAt }) => !deletedAt)
      .map(listing => ({
        ...listing,
        registration: byId.get(listing.registrationId ?? ''),
        parts: `${countParts(listing)} of ${listingPartNames.length}`,
        place: names.get(listing.siteId ?? '') ?? listing.address,
        findings: houseStyle(listing),
      }))
  }, [all, registered, buildings])
}

/** What several tabs say of a listing. */
export const findingsColumn = {
  name: 'style',
  label: 'House style',
  value: ({ findings = [] }: Partial<ListingRow>) => findings.map(({ text }) => text).join(' '),
} as const
export const partsColumn = { name: 'parts', label: 'Complete', value: ({ parts }: Partial<ListingRow>) => parts } as const

/** Chooses one of the listings that fit, by a part of its name. */
export const listingInput = (fits: (row: ListingRow) => boolean) =>
  pickInput({
    useOptions: () =>
      useListings()
        .filter(fits)
        .map(({ id, displayName }) => ({ value: id, label: displayName })),
    nothingFound: 'No listing of this name can be chosen here.',
  })
