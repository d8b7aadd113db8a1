import { useMemo } from 'react'
import { calendarAnswer } from '../../../domain/calendar/calendar-query'
import type { CalendarCard, CalendarIndex } from '../../../domain/calendar/calendar-snapshot-types'
import { useSaved } from '../../app-services/stored-saves'
import type { CalendarAddress } from './calendar-address'

/** The events that match the filters of an address. `today` is a date in the organization's time zone. */
export function useMatchingEvents(
  index: CalendarIndex,
  { query, saved }: Pick<CalendarAddress, 'query' | 'saved'>,
  today: string,
): readonly CalendarCard[] {
  const kept = useSaved('event')
  return useMemo(() => {
    const found = calendarAnswer(index, query, today)
    return saved ? found.filter(({ id }) => kept.includes(id)) : found
  }, [index, query, saved, today, kept])
}
