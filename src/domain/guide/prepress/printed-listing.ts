import { accessLevel } from '../../accessibility/access-level'
import { omitUndefined } from '../../shared/omit-undefined'
import { type PublishedPart, publishedPart } from '../../shared/published-fields'
import type { DataOf } from '../../shared/records/collection'
import type { weekends } from '../editions.collection'
import { listings, type sites } from '../listings.collection'
import { numberOf } from '../numbering/map-number'
import type { CardOpening } from '../publishing/guide-snapshot-types'
import { cardOpenings } from '../reading/card-openings'

/** What is published of a listing unchanged, without the long text for the web. */
type PrintedFacts = Omit<PublishedPart<typeof listings>, 'about'>

/** The texts on a listing's printed card. */
export interface PrintedListing extends PrintedFacts {
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
  readonly blurb: string
  /** Without `https://`. */
  readonly site?: string
  readonly access?: 'full' | 'partial' | 'none'
}

interface ListingPlace {
  /** The edition's time zone. */
  readonly tz: string
  readonly building?: Pick<DataOf<typeof sites>, 'name' | 'address' | 'neighbourhoodId' | 'access'> | undefined
  readonly weekends: readonly Pick<DataOf<typeof weekends>, 'n' | 'neighbourhoodIds'>[]
  readonly neighbourhoods: readonly { readonly id: string; readonly name: string }[]
}

type Printable = DataOf<typeof listings>

export function printedFacts(of: PublishedPart<typeof listings>): PrintedFacts {
  const { about: _, ...facts } = publishedPart(listings, of)
  return facts
}

/** A listing as its card prints it; missing fields come from its building. */
export function printedListing(listing: Printable, { tz, building, weekends: all, neighbourhoods }: ListingPlace): PrintedListing {
  const neighbourhoodId = listing.neighbourhoodId ?? building?.neighbourhoodId
  const weekend = all.find(({ neighbourhoodIds }) => neighbourhoodId !== undefined && neighbourhoodIds.includes(neighbourhoodId))
  return omitUndefined<PrintedListing>({
    ...printedFacts(listing),
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
    blurb: listing.blurb ?? '',
    site: listing.links[0]?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''),
    access: accessLevel(listing.access ?? building?.access)?.level,
  })
}
