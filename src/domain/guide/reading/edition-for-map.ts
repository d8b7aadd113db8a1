import type { GuideCard, GuideIndex } from '../publishing/guide-snapshot-types'
import { byNumber } from './card-order'
import { buildFacets, type FacetChoice, type FacetName, facetNames } from './guide-facets'
import { rowsAtFirst } from './rows-at-first'

/** The fields of a studio that the map and the list beside it use. Pictures of later rows come with the whole index. */
export type MapListing = Pick<
  GuideCard,
  'id' | 'number' | 'name' | 'unit' | 'siteId' | 'neighbourhoodId' | 'media' | 'tags' | 'address' | 'pin' | 'openings' | 'byAppointment'
> &
  Partial<Pick<GuideCard, 'picture'>>

/** The choices of the map's filters before a search. */
interface MapChoices {
  readonly choices: readonly Pick<FacetChoice, 'value' | 'label'>[]
  /** Whether choosing it would exclude any listing. */
  readonly narrows: boolean
}

/** Data that the map of an edition draws before a search: all places by number, and the filter choices. */
export interface MapEdition extends Pick<GuideIndex, 'edition' | 'land' | 'streets' | 'weekends' | 'neighbourhoods' | 'sites'> {
  readonly listings: readonly MapListing[]
  readonly facets: Readonly<Record<FacetName, MapChoices>>
}

export function mapEdition(index: GuideIndex): MapEdition {
  const { edition, land, streets, weekends, neighbourhoods, sites, listings } = index
  const facets = buildFacets(index)
  const offered = facetNames.map(name => {
    const { choices, ofCard } = facets[name]
    const narrows = choices.length > 1 || (choices.length === 1 && ofCard.some(values => values.length === 0))
    return [name, { choices, narrows }] as const
  })
  return {
    edition,
    land,
    ...(streets !== undefined && { streets }),
    weekends,
    neighbourhoods,
    sites,
    listings: [...listings]
      .sort(byNumber)
      .map((card, i) => (i < rowsAtFirst ? { ...mapListing(card), picture: card.picture } : mapListing(card)) as MapListing),
    facets: Object.fromEntries(offered) as unknown as MapEdition['facets'],
  }
}

const mapListing = ({ id, number, name, unit, siteId, neighbourhoodId, media, tags, address, pin, openings, byAppointment }: GuideCard) =>
  ({ id, number, name, unit, siteId, neighbourhoodId, media, tags, address, pin, openings, byAppointment }) as MapListing
