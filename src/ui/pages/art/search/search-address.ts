import type { ArtFilter, ArtQuery } from '../../../../domain/art/art-search'
import { savedFilterNames } from '../../../../domain/art/read-saved-search'
import type { LocalMoment } from '../../../../domain/shared/time/local-day'
import type { Doors } from '../../../door-status/use-door-statuses'
import type { AddressFormat } from '../../../routing/use-address-state'

/** The three views of a result. */
export const sights = ['works', 'artists', 'map'] as const
export type Sight = (typeof sights)[number]

/** The search as text, by filter; a filter that is not set is absent. */
export type SearchFilters = { readonly [F in ArtFilter]?: string | undefined }

const filterNames = Object.keys(savedFilterNames) as readonly ArtFilter[]

export interface SearchAddress {
  readonly filters: SearchFilters
  readonly sight: Sight
}

function readSearch(search: URLSearchParams): SearchAddress {
  const filters = filterNames.flatMap(filter => {
    const value = search.get(savedFilterNames[filter])
    return value ? [[filter, value] as const] : []
  })
  return { filters: Object.fromEntries(filters) as SearchFilters, sight: sights.find(sight => sight === search.get('show')) ?? 'works' }
}

export function writeSearch({ filters, sight }: SearchAddress): URLSearchParams {
  const set = filterNames.flatMap(filter => (filters[filter] ? [[savedFilterNames[filter], filters[filter]] as [string, string]] : []))
  return new URLSearchParams([...set, ...(sight === 'works' ? [] : [['show', sight] as [string, string]])])
}

export const searchAddress: AddressFormat<SearchAddress> = { read: readSearch, write: writeSearch }

export function questionOf({ openAt, ...plain }: SearchFilters, now: LocalMoment | undefined, doors?: Doors): ArtQuery {
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value)) as Omit<ArtQuery, 'openAt' | 'doors'>
  return { ...given, ...(openAt && now && { openAt: now, doors }) }
}

export const isAsking = (filters: SearchFilters) => filterNames.some(filter => filters[filter])
