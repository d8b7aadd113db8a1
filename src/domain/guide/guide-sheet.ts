import { present } from '../shared/present'
import { type DoorRow, doorRow } from './door-cards'
import { guidePlace, inBuilding, type NumberedStop, neighbouringStops } from './guide-place'
import type { GuideCard, GuideDetail, GuideIndex, PublishedSite } from './guide-snapshot'

interface Sheet {
  readonly edition: GuideIndex['edition']
  /** Name of its part of the city. */
  readonly neighbourhood?: string
  readonly site?: PublishedSite
  /** The numbers before and after this one, with itself; none where the place has no number. */
  readonly stops: readonly NumberedStop[]
}

/** A studio by itself. */
export interface ListingSheet extends Sheet {
  readonly kind: 'listing'
  readonly card: GuideCard
  readonly detail: GuideDetail | null
  /** The other studios behind its door. */
  readonly others: readonly DoorRow[]
}

/** A number with several studios behind it. */
export interface BuildingSheet extends Sheet {
  readonly kind: 'building'
  readonly number: number
  readonly studios: readonly (DoorRow & Pick<GuideCard, 'openings' | 'address' | 'pin'>)[]
}

/** What the page at `/sfosguide/{id}` draws: the place and its next neighbours, however large the edition. */
export type GuideSheet = ListingSheet | BuildingSheet

/** `undefined` where the edition has no such number and no such listing. */
export async function guideSheet(
  index: GuideIndex,
  id: string,
  detailOf: (listingId: string) => Promise<GuideDetail | undefined>,
): Promise<GuideSheet | undefined> {
  const { edition, neighbourhoods, sites, listings } = index
  const place = guidePlace(index, id)
  if (!place) return undefined
  const nameOf = (neighbourhoodId: string | undefined) => neighbourhoods.find(one => one.id === neighbourhoodId)?.name
  const around = (number: number | undefined) => (number === undefined ? [] : neighbouringStops(index, number))
  if (place.kind === 'building') {
    const { number, site, cards } = place
    return present<BuildingSheet>({
      kind: 'building',
      edition,
      neighbourhood: nameOf(site?.neighbourhoodId ?? cards[0]?.neighbourhoodId),
      site,
      stops: around(number),
      number,
      studios: cards.map(card =>
        present<BuildingSheet['studios'][number]>({ ...doorRow(card), openings: card.openings, address: card.address, pin: card.pin }),
      ),
    })
  }
  const { card } = place
  const site = sites.find(one => one.id === card.siteId)
  return present<ListingSheet>({
    kind: 'listing',
    edition,
    neighbourhood: nameOf(card.neighbourhoodId),
    site,
    stops: around(card.number),
    card,
    detail: (await detailOf(card.id)) ?? null,
    others: site ? inBuilding(listings.filter(one => one.siteId === site.id && one.id !== card.id)).map(doorRow) : [],
  })
}
