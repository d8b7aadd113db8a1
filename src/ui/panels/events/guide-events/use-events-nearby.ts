import { useMemo } from 'react'
import { type Event, events } from '../../../../domain/events/events.collection'
import { dateOfDay, dayNumber } from '../../../../domain/shared/time/local-day'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import { useEdition } from '../../guide/use-edition'
import { useWeekends } from '../../guide/weekends/use-weekends-and-neighbourhoods'

/** Days before the first and after the last weekend of which events are offered, such as openings and closing parties. */
const daysAround = 14

/** An event with the edition that it can be added to. */
export interface NearbyEvent extends Event {
  readonly offeredTo: string
}

/** Events in the weeks of the chosen edition that are in no guide, and in no trash. */
export function useEventsNearby(): readonly NearbyEvent[] {
  const edition = useEdition()
  const all = useLiveQuery(recordsQuery(useApp(), events, { where: [['status', 'in', ['draft', 'pending', 'published']]] }))
  const dates = useWeekends(edition?.id).flatMap(({ days }) => days.map(({ date }) => date))
  const [first = '', last = ''] = [edition?.startsOn ?? dates.toSorted()[0], edition?.endsOn ?? dates.toSorted().at(-1)]
  const offeredTo = edition?.id ?? ''
  return useMemo(() => {
    if (!first || !last) return []
    const [from, until] = [dateOfDay(dayNumber(first) - daysAround), dateOfDay(dayNumber(last) + daysAround)]
    const isNearby = ({ editionId, deletedAt, start: { local } }: Event) =>
      !editionId && !deletedAt && local.slice(0, 10) >= from && local.slice(0, 10) <= until
    return all.filter(isNearby).map(event => ({ ...event, offeredTo }))
  }, [all, first, last, offeredTo])
}
