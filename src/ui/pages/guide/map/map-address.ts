import type { GuideFilter } from '../../../../domain/guide/reading/guide-search'
import type { AddressFormat } from '../../../routing/use-address-state'

/** State of the map in the address: filters, selected listing and view. */
export interface MapAddress {
  readonly filters: MapFilters
  /** Id of the selected listing. */
  readonly at?: string | undefined
  /** `zoom/latitude/longitude`. */
  readonly view?: string | undefined
  /** Order of the list: what is open first, instead of by number. */
  readonly order?: 'open' | undefined
}

/** Filter values as text; a filter that is not set is absent. */
export type MapFilters = { readonly [F in GuideFilter]?: string }

/** Query parameter of each filter. */
const names: Readonly<Record<GuideFilter, string>> = {
  text: 'q',
  weekend: 'weekend',
  date: 'day',
  neighbourhood: 'hood',
  medium: 'medium',
  kind: 'kind',
  facility: 'facility',
  access: 'access',
  ticketed: 'tickets',
  openAt: 'open',
  saved: 'saved',
}
export const filterNames = Object.keys(names) as readonly GuideFilter[]

function readMapAddress(search: URLSearchParams): MapAddress {
  const filters = filterNames.flatMap(filter => {
    const value = search.get(names[filter])
    return value ? [[filter, value] as const] : []
  })
  return {
    filters: Object.fromEntries(filters) as MapFilters,
    at: search.get('at') ?? undefined,
    view: search.get('z') ?? undefined,
    order: search.get('order') === 'open' ? 'open' : undefined,
  }
}

/** The query string for this state; other parameters (the edition) are kept. */
function writeMapAddress({ filters, at, view, order }: MapAddress, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  const values = [
    ...filterNames.map(filter => [names[filter], filters[filter]] as const),
    ['at', at] as const,
    ['z', view] as const,
    ['order', order] as const,
  ]
  for (const [name, value] of values) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

export const mapAddress: AddressFormat<MapAddress> = { read: readMapAddress, write: writeMapAddress }

export const isAsking = (filters: MapFilters) => filterNames.some(filter => filters[filter])
