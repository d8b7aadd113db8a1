import { accessLevel } from '../../accessibility/access-level'
import type { PublishedPicture } from '../../pictures/published-picture'
import { ascending } from '../../shared/ascending'
import { omitUndefined } from '../../shared/omit-undefined'
import { publishedPart } from '../../shared/published-fields'
import type { WallTime } from '../../shared/time/wall-time'
import { listings, printLimits } from '../listings.collection'
import type { MapNumber } from '../numbering/map-number'
import { cardOpenings } from '../reading/card-openings'
import { weekendsOf } from '../reading/guide-weekends'
import type { EditionRecords, Listing } from './edition-records'
import type { GuideCard, GuideDetail, PublishedOpening, PublishedTime, PublishedWeekend, SiteDetail } from './guide-snapshot-types'
import type { ListingToPublish } from './listings-to-publish'
import type { Entrances } from './published-entrances'

/** The data from which cards and details are built. */
export interface CardSources {
  readonly records: Pick<EditionRecords, 'edition' | 'artists' | 'sites' | 'artworks'>
  readonly weekends: readonly PublishedWeekend[]
  readonly numbers: ReadonlyMap<string, MapNumber>
  readonly pictures: ReadonlyMap<string, PublishedPicture>
  readonly entrances: Entrances
}

/** The fields of a listing that lists, search and map use. */
export function guideCard({ listing, pin }: ListingToPublish, { records, weekends, numbers, pictures }: CardSources): GuideCard {
  const openings = cardOpenings(listing.openings, records.edition.tz)
  return omitUndefined<GuideCard>({
    id: listing.id,
    number: numbers.get(listing.id),
    name: listing.displayName,
    sortName: listing.sortName,
    artist: shownArtist(listing, records)?.handle,
    media: listing.media,
    tags: listing.tags,
    blurb: listing.blurb ?? shortened(listing.about),
    address: listing.address ?? siteOf(listing, records)?.address,
    unit: listing.unit,
    studio: listing.studioName,
    siteId: listing.siteId,
    neighbourhoodId: neighbourhoodOf(listing, records),
    pin,
    byAppointment: listing.byAppointment || undefined,
    openings,
    weekends: weekendsOf(openings, weekends),
    facilities: listing.facilities,
    access: accessLevel(accessOf(listing, records))?.level,
    // One opening without a ticket is enough for visitors to drop in.
    ticketed: (listing.openings.length > 0 && listing.openings.every(opening => opening.ticketed)) || undefined,
    picture: pictures.get(listing.imageId ?? '') ?? firstWork(listing, { records, pictures }),
  })
}

/** The remaining fields of a listing, loaded when a visitor opens it. */
export function guideDetail({ listing }: ListingToPublish, { records, pictures, entrances }: Omit<CardSources, 'weekends' | 'numbers'>): GuideDetail {
  const shown = shownArtist(listing, records)
  const { note, imageId } = entrances.ofListing.get(listing.id) ?? {}
  return omitUndefined<GuideDetail>({
    id: listing.id,
    ...publishedPart(listings, listing),
    doorNote: note,
    openings: [...listing.openings].sort((a, b) => a.start.utc.getTime() - b.start.utc.getTime() || ascending('key')(a, b)).map(publishedOpening),
    links: listing.links,
    access: accessOf(listing, records),
    entrance: pictures.get(imageId ?? ''),
    errata: listing.errata?.map(({ at, text }) => ({ at: at.toISOString(), text })),
    artist:
      shown &&
      omitUndefined<NonNullable<GuideDetail['artist']>>({ id: shown.id, handle: shown.handle, name: shown.displayName, statement: shown.statement }),
    works: shown ? worksOf(shown.id, { records, pictures }) : [],
  })
}

/** The remaining fields of a building, loaded when a visitor opens its number. */
export function siteDetail(id: string, { records, pictures, entrances }: Omit<CardSources, 'weekends' | 'numbers'>): SiteDetail {
  const { note, imageId } = entrances.ofBuilding.get(id) ?? {}
  return omitUndefined<SiteDetail>({ access: records.sites.get(id)?.access, doorNote: note, entrance: pictures.get(imageId ?? '') })
}

export const publishedTime = ({ local, tz, utc }: WallTime): PublishedTime => ({ local, tz, utc: utc.toISOString() })

/** The artist of a listing, if the artist's profile is public. */
function shownArtist({ artistId }: Listing, { artists }: Pick<EditionRecords, 'artists'>) {
  const artist = artists.get(artistId ?? '')
  return artist && (artist.status === 'public' || artist.status === 'memorial') ? artist : undefined
}

/** A building's neighborhood and access facts apply to its studios unless a listing overrides them. */
const siteOf = (listing: Listing, records: Pick<EditionRecords, 'sites'>) => records.sites.get(listing.siteId ?? '')
export const neighbourhoodOf = (listing: Listing, records: Pick<EditionRecords, 'sites'>) =>
  listing.neighbourhoodId ?? siteOf(listing, records)?.neighbourhoodId
const accessOf = (listing: Listing, records: Pick<EditionRecords, 'sites'>) => listing.access ?? siteOf(listing, records)?.access

function publishedOpening({ name, start, end, ticketed, capacity, bookingUrl, notes }: Listing['openings'][number]): PublishedOpening {
  return omitUndefined<PublishedOpening>({ name, start: publishedTime(start), end: publishedTime(end), ticketed, capacity, bookingUrl, notes })
}

function worksOf(artistId: string, { records, pictures }: Pick<CardSources, 'records' | 'pictures'>): GuideDetail['works'] {
  return (records.artworks.get(artistId) ?? []).flatMap(({ id, title, medium, year, imageIds }) => {
    const picture = pictures.get(imageIds[0] ?? '')
    return picture ? [{ ...picture, id, title, medium, year }] : []
  })
}

/** A listing without a picture of its own shows the artist's first work. */
function firstWork({ artistId }: Listing, { records, pictures }: Pick<CardSources, 'records' | 'pictures'>): PublishedPicture | undefined {
  const works = records.artworks.get(artistId ?? '') ?? []
  return works.map(work => pictures.get(work.imageIds[0] ?? '')).find(picture => picture !== undefined)
}

/** The beginning of a text, at most as long as a printed blurb, cut at a word boundary. */
function shortened(about: string | undefined): string | undefined {
  const text = about?.replace(/\s+/g, ' ').trim()
  if (!text || text.length <= printLimits.blurb) return text || undefined
  return `${text.slice(0, printLimits.blurb).replace(/ \S*$/, '')}…`
}
