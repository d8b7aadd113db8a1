import { accessLevel } from '../../accessibility/access-level'
import type { PriceBand } from '../../artists/price-and-size-bands'
import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf } from '../../shared/records/collection'
import type { weekends } from '../editions.collection'
import type { listings, sites } from '../listings.collection'
import { numberOf } from '../numbering/map-number'
import type { CardOpening } from '../publishing/guide-snapshot-types'
import { cardOpenings } from '../reading/card-openings'

/** The texts on a listing's printed card. */
export interface PrintedListing {
  /** As on the map: `217`, `217a`. Empty until it is assigned; the card keeps room for it. */
  readonly number?: string
  readonly weekend?: string
  readonly neighbourhood?: string
  readonly name: string
  readonly media: readonly string[]
  readonly studio?: string
  readonly address?: string
  readonly unit?: string
  readonly openings: readonly CardOpening[]
  readonly byAppointment: boolean
  readonly doorNote?: string
  readonly blurb: string
  /** Without `https://`. */
  readonly site?: string
  readonly access?: 'full' | 'partial' | 'none'
  /** What most works cost, where the artist says so. */
  readonly priceBand?: PriceBand
}

interface ListingPlace {
  /** The edition's time zone. */
  readonly tz: string
  readonly building?: Pick<DataOf<typeof sites>, 'name' | 'address' | 'neighbourhoodId' | 'access'> | undefined
  readonly weekends: readonly Pick<DataOf<typeof weekends>, 'n' | 'neighbourhoodIds'>[]
  readonly neighbourhoods: readonly { readonly id: string; readonly name: string }[]
}

type Printable = DataOf<typeof listings>

/** A listing as its card prints it; missing fields come from its building. */
export function printedListing(listing: Printable, { tz, building, weekends: all, neighbourhoods }: ListingPlace): PrintedListing {
  const neighbourhoodId = listing.neighbourhoodId ?? building?.neighbourhoodId
  const weekend = all.find(({ neighbourhoodIds }) => neighbourhoodId !== undefined && neighbourhoodIds.includes(neighbourhoodId))
  return omitUndefined<PrintedListing>({
    number: numberOf(listing),
    weekend: weekend && `Weekend ${weekend.n}`,
    neighbourhood: neighbourhoods.find(({ id }) => id === neighbourhoodId)?.name,
    name: listing.displayName,
    media: listing.media,
    studio: listing.studioName ?? building?.name,
    address: listing.address ?? building?.address,
    unit: listing.unit,
    openings: cardOpenings(listing.openings, tz),
    byAppointment: listing.byAppointment,
    doorNote: listing.doorNote,
    blurb: listing.blurb ?? '',
    site: listing.links[0]?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''),
    access: accessLevel(listing.access ?? building?.access)?.level,
    priceBand: listing.priceBand,
  })
}
