import { useMemo } from 'react'
import type { CalendarCard } from '../../../domain/calendar/calendar-snapshot-types'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import StaticMap from '../../map/static-map'
import { calendarQueries } from '../../queries/calendar.queries'
import { eventBaseMap } from '../calendar/event-map-pins'

/** A zoom level that shows the streets around the marker. */
const quarterZoom = 11.4

/** The place on a map. It loads after the page; the address above says the same. */
export default function EventMap({ event }: { readonly event: CalendarCard }) {
  const baseMap = useLiveQuery(calendarQueries(useApp()).baseMap())
  const map = useMemo(() => baseMap && eventBaseMap(baseMap, [event]), [baseMap, event])
  return map && <StaticMap index={map} focus={event.id} nearest={quarterZoom} />
}
