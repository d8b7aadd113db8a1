import { omitUndefined } from '../../shared/omit-undefined'
import type { MapNumber } from '../numbering/map-number'
import type { GuideCard, GuideDetail, GuideIndex, PublishedSite, SiteDetail } from '../publishing/guide-snapshot-types'
import { findListingOrBuilding, inBuilding, type NumberedStop, neighbouringStops } from './find-listing-or-building'
import { type StudioListItem, studioListItem } from './studio-cards'

interface PlacePageData {
  readonly edition: GuideIndex['edition']
  /** Name of its neighborhood. */
  readonly neighbourhood?: string
  readonly site?: PublishedSite
  /** The numbers before and after this one, including it; empty if the place has no number. */
  readonly stops: readonly NumberedStop[]
}

/** A single studio. */
export interface ListingPageData extends PlacePageData {
  readonly kind: 'listing'
  readonly card: GuideCard
  readonly detail: GuideDetail | null
  /** The other studios in its building. */
  readonly others: readonly StudioListItem[]
}

/** A map number with several studios. */
export interface BuildingPageData extends PlacePageData {
  readonly kind: 'building'
  readonly number: MapNumber
  /** How visitors get into the building. */
  readonly detail: SiteDetail | null
  readonly studios: readonly (StudioListItem & Pick<GuideCard, 'openings' | 'address' | 'pin' | 'picture'>)[]
}

/** Data of the page `/sfosguide/{id}`: the place and the stops before and after it. Its size does not depend on the size of the edition. */
export type GuidePageData = ListingPageData | BuildingPageData

/** `undefined` if the edition has no such number and no such listing. */
export async function guidePageData(
  index: GuideIndex,
  id: string,
  detailOf: (listingId: string) => Promise<GuideDetail | undefined>,
  siteDetailOf: (siteId: string) => Promise<SiteDetail | undefined>,
): Promise<GuidePageData | undefined> {
  const { edition, neighbourhoods, sites, listings } = index
  const place = findListingOrBuilding(index, id)
  if (!place) return undefined
  const nameOf = (neighbourhoodId: string | undefined) => neighbourhoods.find(one => one.id === neighbourhoodId)?.name
  const around = (number: MapNumber | undefined) => (number === undefined ? [] : neighbouringStops(index, number))
  if (place.kind === 'building') {
    const { number, site, cards } = place
    return omitUndefined<BuildingPageData>({
      kind: 'building',
      edition,
      neighbourhood: nameOf(site?.neighbourhoodId ?? cards[0]?.neighbourhoodId),
      site,
      stops: around(number),
      number,
      detail: (site && (await siteDetailOf(site.id))) ?? null,
      studios: cards.map(card =>
        omitUndefined<BuildingPageData['studios'][number]>({
          ...studioListItem(card),
          openings: card.openings,
          address: card.address,
          pin: card.pin,
          picture: card.picture,
        }),
      ),
    })
  }
  const { card } = place
  const site = sites.find(one => one.id === card.siteId)
  return omitUndefined<ListingPageData>({
    kind: 'listing',
    edition,
    neighbourhood: nameOf(card.neighbourhoodId),
    site,
    stops: around(card.number),
    card,
    detail: (await detailOf(card.id)) ?? null,
    others: site ? inBuilding(listings.filter(one => one.siteId === site.id && one.id !== card.id)).map(studioListItem) : [],
  })
}
