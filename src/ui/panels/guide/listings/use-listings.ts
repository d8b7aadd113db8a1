import { useMemo } from 'react'
import { houseStyle, type StyleFinding } from '../../../../domain/guide/house-style/house-style'
import { countParts, listingPartNames } from '../../../../domain/guide/house-style/listing-completeness'
import type { listings } from '../../../../domain/guide/listings.collection'
import type { registrations } from '../../../../domain/guide/registrations.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { pickInput } from '../../engine/fields/option-inputs'
import { useEdition } from '../use-edition'
import { listingQueries } from './listing.queries'

/** A listing with its registration, its completeness, and its departures from the guide's style. */
export interface ListingRow extends StoredOf<typeof listings> {
  readonly registration: StoredOf<typeof registrations> | undefined
  readonly parts: string
  /** Its location as visitors describe it. */
  readonly place: string | undefined
  readonly findings: readonly StyleFinding[]
  /** Names on the listings of those who share its card. */
  readonly sharing: string
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
    const ofRegistration = new Map(all.map(one => [one.registrationId, one.displayName]))
    return all
      .filter(({ deletedAt }) => !deletedAt)
      .map(listing => ({
        ...listing,
        registration: byId.get(listing.registrationId ?? ''),
        parts: `${countParts(listing)} of ${listingPartNames.length}`,
        place: names.get(listing.siteId ?? '') ?? listing.address,
        findings: houseStyle(listing),
        sharing: (listing.sharedBy ?? []).map(id => ofRegistration.get(id) ?? 'A deleted listing').join(', '),
      }))
  }, [all, registered, buildings])
}

/** Columns that several tabs share. */
export const findingsColumn = {
  name: 'style',
  label: 'House style',
  value: ({ findings = [] }: Partial<ListingRow>) => findings.map(({ text }) => text).join(' '),
} as const
export const sharingColumn = { name: 'sharing', label: 'On one card with', value: ({ sharing }: Partial<ListingRow>) => sharing } as const
export const partsColumn = { name: 'parts', label: 'Complete', value: ({ parts }: Partial<ListingRow>) => parts } as const

/** Input that picks a listing by part of its name, among those that fit. */
export const listingInput = (fits: (row: ListingRow) => boolean) =>
  pickInput({
    useOptions: () =>
      useListings()
        .filter(fits)
        .map(({ id, displayName }) => ({ value: id, label: displayName })),
    nothingFound: 'No listing of this name can be chosen here.',
  })
