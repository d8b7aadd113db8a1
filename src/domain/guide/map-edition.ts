import { byNumber } from './card-order'
import { buildFacets, type FacetChoice, type FacetName, facetNames } from './guide-facets'
import type { GuideCard, GuideIndex } from './guide-snapshot'

/** What a map and the list beside it say of a studio. Its picture stands on the card of a pressed pin, once the whole index is there. */
export type MapListing = Pick<
  GuideCard,
  'id' | 'number' | 'name' | 'unit' | 'siteId' | 'neighbourhoodId' | 'media' | 'tags' | 'address' | 'pin' | 'openings' | 'byAppointment'
> &
  Partial<Pick<GuideCard, 'picture'>>

/** What a filter offers before anything is asked. */
interface MapChoices {
  readonly choices: readonly Pick<FacetChoice, 'value' | 'label'>[]
  /** Whether choosing something would leave somebody out. */
  readonly narrows: boolean
}

/** What the map of an edition draws until something is asked: every place, in the order of the numbers, and what can be asked. */
export interface MapEdition extends Pick<GuideIndex, 'edition' | 'land' | 'weekends' | 'neighbourhoods' | 'sites'> {
  readonly listings: readonly MapListing[]
  readonly facets: Readonly<Record<FacetName, MapChoices>>
}

export function mapEdition(index: GuideIndex): MapEdition {
  const { edition, land, weekends, neighbourhoods, sites, listings } = index
  const facets = buildFacets(index)
  const offered = facetNames.map(name => {
    const { choices, ofCard } = facets[name]
    const narrows = choices.length > 1 || (choices.length === 1 && ofCard.some(values => values.length === 0))
    return [name, { choices, narrows }] as const
  })
  return {
    edition,
    land,
    weekends,
    neighbourhoods,
    sites,
    listings: [...listings].sort(byNumber).map(mapListing),
    facets: Object.fromEntries(offered) as unknown as MapEdition['facets'],
  }
}

const mapListing = ({ id, number, name, unit, siteId, neighbourhoodId, media, tags, address, pin, openings, byAppointment }: GuideCard) =>
  ({ id, number, name, unit, siteId, neighbourhoodId, media, tags, address, pin, openings, byAppointment }) as MapListing
