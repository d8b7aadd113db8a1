import { filedWords, questionWords } from '../shared/text/search-words'
import { lastDay, startDay, weekendAt } from './agenda'
import type { CalendarCard, CalendarIndex } from './calendar-snapshot-types'
import { isFree, kindsOf } from './event-tags'

/** The filters of the calendar; absent ones do not filter. */
export interface CalendarQuery {
  readonly text?: string
  readonly kind?: string
  readonly neighbourhood?: string
  readonly free?: boolean
  /** Accessible by wheelchair, as measured. */
  readonly accessible?: boolean
  readonly weekend?: boolean
  readonly members?: boolean
}

/** The events that match all filters, in the calendar's order. `today` is a date in the organization's time zone. */
export function calendarAnswer(index: CalendarIndex, query: CalendarQuery, today: string): readonly CalendarCard[] {
  const words = questionWords(query.text ?? '')
  const { from, to } = weekendAt(today)
  return index.events.filter(
    event =>
      (!query.free || isFree(event)) &&
      (!query.members || event.membersOnly === true) &&
      (!query.accessible || event.access === 'full') &&
      (!query.weekend || (startDay(event) <= to && lastDay(event) >= from)) &&
      (query.kind === undefined || kindsOf(event).includes(query.kind)) &&
      (query.neighbourhood === undefined || event.neighbourhoodId === query.neighbourhood) &&
      (words.length === 0 || matchesWords(index, event, words)),
  )
}

const filed = new WeakMap<CalendarCard, readonly string[]>()

/** Whether each word of the search is the beginning of a word of the event. */
function matchesWords(index: CalendarIndex, event: CalendarCard, words: readonly string[]): boolean {
  let own = filed.get(event)
  if (!own) {
    const { title, summary, venue, address = '', tags, neighbourhoodId } = event
    const quarter = index.neighbourhoods.find(({ id }) => id === neighbourhoodId)?.name ?? ''
    filed.set(event, (own = filedWords([title, summary, venue, address, quarter, ...tags].join(' '))))
  }
  return words.every(word => own.some(known => known.startsWith(word)))
}

export interface CalendarChoice {
  readonly value: string
  readonly label: string
}

/** The kinds and neighborhoods of the calendar's events, and those asked for, by alphabet and in the city's order. */
export function calendarChoices(
  { events, neighbourhoods }: CalendarIndex,
  { kind, neighbourhood }: CalendarQuery,
): Record<'kind' | 'neighbourhood', readonly CalendarChoice[]> {
  const kinds = [...new Set([...events.flatMap(kindsOf), ...(kind === undefined ? [] : [kind])])].sort((a, b) => a.localeCompare(b, 'en'))
  const used = new Set([...events.map(({ neighbourhoodId }) => neighbourhoodId), neighbourhood])
  return {
    kind: kinds.map(value => ({ value, label: value })),
    neighbourhood: neighbourhoods.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ value: id, label: name })),
  }
}
