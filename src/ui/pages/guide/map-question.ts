import type { GuideFilter, GuideQuestion } from '../../../domain/guide/guide-search'
import type { LocalMoment } from '../../../domain/guide/local-day'

/** What the map's address says: the question, the studio that is chosen and where the map looks. */
export interface MapAddress {
  readonly filters: MapFilters
  /** Id of the chosen listing. */
  readonly at?: string | undefined
  /** `zoom/latitude/longitude`. */
  readonly view?: string | undefined
}

/** The question as text, filter by filter; a filter that is not set is absent. */
export type MapFilters = { readonly [F in GuideFilter]?: string }

/** How each filter is called in the address. */
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
}
export const filterNames = Object.keys(names) as readonly GuideFilter[]

export function readMapAddress(search: URLSearchParams): MapAddress {
  const filters = filterNames.flatMap(filter => {
    const value = search.get(names[filter])
    return value ? [[filter, value] as const] : []
  })
  return { filters: Object.fromEntries(filters) as MapFilters, at: search.get('at') ?? undefined, view: search.get('z') ?? undefined }
}

/** The search part of the address; what else stands in it (the edition) stays. */
export function writeMapAddress({ filters, at, view }: MapAddress, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  const values = [...filterNames.map(filter => [names[filter], filters[filter]] as const), ['at', at] as const, ['z', view] as const]
  for (const [name, value] of values) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The question in the words of the guide's search. A value that no listing has gives an empty answer, not an error. */
export function questionOf(filters: MapFilters, now: LocalMoment): GuideQuestion {
  const { text, weekend, access, ticketed, openAt, ...plain } = filters
  return {
    ...plain,
    ...(text && { text }),
    ...(weekend && { weekend: Number(weekend) }),
    ...(access && { access: access === 'full' ? 'full' : 'partial' }),
    ...(ticketed && { ticketed: ticketed === 'yes' }),
    ...(openAt && { openAt: now }),
  }
}

export const isAsking = (filters: MapFilters) => filterNames.some(filter => filters[filter])

export const filterLabels: Readonly<Record<GuideFilter, string>> = {
  text: 'the words',
  weekend: 'the weekend',
  date: 'the day',
  neighbourhood: 'the neighborhood',
  medium: 'the medium',
  kind: 'the kind',
  facility: 'the facility',
  access: 'the access',
  ticketed: 'the ticket',
  openAt: '“open now”',
}
