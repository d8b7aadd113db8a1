import { alphabet } from '../../shared/text/alphabet'
import type { GuideCard, GuideIndex } from '../publishing/guide-snapshot-types'

export const facetNames = ['weekend', 'date', 'neighbourhood', 'medium', 'kind', 'facility', 'access', 'ticketed'] as const
export type FacetName = (typeof facetNames)[number]

/** One choice of a facet; `count` is the number of results if it is chosen and all other filters stay. */
export interface FacetChoice {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** The choices of one facet over an edition, and for each listing (by its position in the index) which of them apply. */
export interface Facet {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly ofCard: readonly (readonly number[])[]
}

/** The values of a listing in each facet. A listing with full access also counts as `partial`; `ticketed` is `yes` or `no`. */
const valuesOf: Record<FacetName, (card: GuideCard) => readonly string[]> = {
  weekend: card => card.weekends.map(String),
  date: card => card.openings.map(([date]) => date),
  neighbourhood: card => (card.neighbourhoodId === undefined ? [] : [card.neighbourhoodId]),
  medium: card => card.media,
  kind: card => card.tags,
  facility: card => card.facilities,
  access: card => (card.access === 'full' ? ['full', 'partial'] : card.access === 'partial' ? ['partial'] : []),
  ticketed: card => [card.ticketed ? 'yes' : 'no'],
}

/** Choices in the expected order: weekends and dates by time, neighborhoods in the edition's order, the others alphabetically. */
export function buildFacets(index: GuideIndex): Record<FacetName, Facet> {
  const labels: Partial<Record<FacetName, Map<string, string>>> = {
    weekend: new Map([...index.weekends].sort((a, b) => a.n - b.n).map(w => [String(w.n), w.name])),
    neighbourhood: new Map([...index.neighbourhoods].sort((a, b) => a.order - b.order).map(n => [n.id, n.name])),
  }
  return Object.fromEntries(facetNames.map(name => [name, buildFacet(index.listings, valuesOf[name], labels[name])])) as Record<FacetName, Facet>
}

function buildFacet(cards: readonly GuideCard[], values: (card: GuideCard) => readonly string[], labels?: ReadonlyMap<string, string>): Facet {
  const sets = cards.map(card => new Set(values(card)))
  const used = new Set(sets.flatMap(set => [...set]))
  const ordered = labels ? [...labels.keys()].filter(value => used.has(value)) : [...used].sort(alphabet.compare)
  const position = new Map(ordered.map((value, i) => [value, i]))
  return {
    choices: ordered.map(value => ({ value, label: labels?.get(value) ?? value })),
    ofCard: sets.map(set => [...set].flatMap(value => position.get(value) ?? [])),
  }
}
