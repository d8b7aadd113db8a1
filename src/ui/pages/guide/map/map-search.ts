import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { type GuideQuery, type GuideSearchResult, guideSearch } from '../../../../domain/guide/reading/guide-search'
import type { LocalMoment } from '../../../../domain/shared/time/local-day'
import { savedNow } from '../../../app-services/stored-saves'
import type { Doors } from '../../../door-status/use-door-statuses'
import type { MapFilters } from './map-address'

/** Returns the matching studios; `now` and the doors of today are needed for “open now”. */
export type MapSearch = (filters: MapFilters, now?: LocalMoment, doors?: Doors) => GuideSearchResult

/** The search over an edition by filter values. In a separate chunk, because no page needs it before the first filter. */
export function mapSearch(index: GuideIndex): MapSearch {
  const search = guideSearch(index)
  return (filters, now, doors) => search.ask(questionOf(filters, now, doors))
}

/** An unknown value gives an empty result, not an error. */
function questionOf(filters: MapFilters, now: LocalMoment | undefined, doors: Doors | undefined): GuideQuery {
  const { text, weekend, access, ticketed, openAt, saved, ...plain } = filters
  return {
    ...plain,
    ...(text && { text }),
    ...(weekend && { weekend: Number(weekend) }),
    ...(access && { access: access === 'full' ? 'full' : 'partial' }),
    ...(ticketed && { ticketed: ticketed === 'yes' }),
    ...(openAt && now && { openAt: now, doors }),
    ...(saved && { saved: savedNow('listing') }),
  }
}
