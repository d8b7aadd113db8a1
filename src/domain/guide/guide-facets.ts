import { alphabet } from '../shared/alphabet'
import type { GuideCard, GuideIndex } from './guide-snapshot'

export const facetNames = ['weekend', 'date', 'neighbourhood', 'medium', 'kind', 'facility', 'access', 'ticketed'] as const
export type FacetName = (typeof facetNames)[number]

/** One choice of a facet; `count` is how many listings choosing it would give, all other filters standing. */
export interface FacetChoice {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** The choices of one facet over an edition, and which of them each listing has, by position in the index. */
export interface Facet {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly ofCard: readonly (readonly number[])[]
}

/** What a listing answers to under each facet. `partial` access holds full access too; `ticketed` is `yes` or `no`. */
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

/** Choices in the order a reader expects: weekends and dates by time, neighbourhoods as the edition orders them, the rest by alphabet. */
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
