import type { ArtFacet, ArtSearchResult } from '../../../../domain/art/art-search'
import { priceLabels } from '../../../blocks/studio-price-labels'
import { sizeLabels } from '../art-paths-and-texts'
import type { SearchFilters } from './search-address'

const bands: Readonly<Record<string, string>> = { ...priceLabels, ...sizeLabels, full: 'step-free', partial: 'few steps' }

/** A search as text, used as its name: `linocut, Drydock, under $250`. */
export function savedSearchName(filters: SearchFilters, answer: ArtSearchResult): string {
  const { text, openAt: _, ...facets } = filters
  const labels = Object.entries(facets).flatMap(([name, value]) => {
    if (!value) return []
    const known = bands[value] ?? answer.facets[name as ArtFacet].find(choice => choice.value === value)?.label ?? value
    return [name === 'price' || name === 'size' ? known[0]!.toLowerCase() + known.slice(1) : known]
  })
  return [text?.trim(), ...labels].filter(Boolean).join(', ')
}
