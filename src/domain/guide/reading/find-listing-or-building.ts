import { alphabet } from '../../shared/text/alphabet'
import { compareNumbers, type MapNumber } from '../numbering/map-number'
import type { GuideCard, GuideIndex, PublishedSite } from '../publishing/guide-snapshot-types'
import { guideAddress } from './parse-guide-address'

/** What `/sfosguide/{id}` shows in an edition: one listing, or a building with all its studios. */
export type ListingOrBuilding =
  | { readonly kind: 'listing'; readonly card: GuideCard }
  | { readonly kind: 'building'; readonly number: MapNumber; readonly site: PublishedSite | undefined; readonly cards: readonly GuideCard[] }

/** `undefined` if the edition has no such number and no such listing. */
export function findListingOrBuilding(index: GuideIndex, id: string | undefined): ListingOrBuilding | undefined {
  const address = guideAddress(id)
  if (address.kind === 'listing') {
    const card = index.listings.find(listing => listing.id === address.id)
    return card && { kind: 'listing', card }
  }
  if (address.kind !== 'number') return undefined
  const { number, unit } = address
  const cards = index.listings.filter(listing => listing.number === number)
  const [first, second] = cards
  if (!first) return undefined
  const inUnit = unit === undefined ? undefined : cards.find(card => card.unit?.toLowerCase() === unit.toLowerCase())
  if (inUnit) return { kind: 'listing', card: inUnit }
  if (!second) return { kind: 'listing', card: first }
  return { kind: 'building', number, site: index.sites.find(({ id: siteId }) => siteId === first.siteId), cards: inBuilding(cards) }
}

/** Studios of one building, by unit, then by name. */
export const inBuilding = (cards: readonly GuideCard[]): readonly GuideCard[] =>
  [...cards].sort((a, b) => alphabet.compare(a.unit ?? '', b.unit ?? '') || alphabet.compare(a.sortName, b.sortName))

export interface NumberedStop {
  readonly number: MapNumber
  readonly name: string
}

/** The map numbers of the guide in order, each building once: the walking order. */
export function stopsOf(index: GuideIndex): readonly NumberedStop[] {
  const sites = new Map(index.sites.map(({ id, name }) => [id, name]))
  const stops = new Map<MapNumber, NumberedStop>()
  for (const { number, name, siteId } of index.listings)
    if (number !== undefined && !stops.has(number)) stops.set(number, { number, name: (siteId && sites.get(siteId)) || name })
  return [...stops.values()].sort((a, b) => compareNumbers(a.number, b.number))
}

/** The stops up to two before and two after a number, including the number itself. */
export function neighbouringStops(index: GuideIndex, number: MapNumber): readonly NumberedStop[] {
  const stops = stopsOf(index)
  const at = stops.findIndex(stop => stop.number === number)
  return at === -1 ? [] : stops.slice(Math.max(0, at - 2), at + 3)
}
