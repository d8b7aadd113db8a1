import { useCallback, useMemo, useState } from 'react'
import { startDay } from '../../../domain/calendar/agenda'
import type { CalendarCard, CalendarIndex } from '../../../domain/calendar/calendar-snapshot-types'
import { eventState } from '../../../domain/calendar/event-state'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { Button } from '../../kit/button'
import StudioMap from '../../map/studio-map'
import { calendarQueries } from '../../queries/calendar.queries'
import { EventLine } from '../events/event-line'
import css from './calendar-map.module.css'
import { shortDayText } from './calendar-text'
import { eventBaseMap, eventPins } from './event-map-pins'

interface CalendarMapProps {
  readonly index: CalendarIndex
  readonly events: readonly CalendarCard[]
  readonly now: Date
  readonly today: string
}

/** The events on a map; downloaded when it is opened. The list beside it has the same events. */
export default function CalendarMap({ index, events, now, today }: CalendarMapProps) {
  const baseMap = useLiveQuery(calendarQueries(useApp()).baseMap())
  const [chosen, choose] = useState<readonly string[]>([])
  const map = useMemo(() => baseMap && eventBaseMap(baseMap, index.events), [baseMap, index])
  const places = useMemo(() => eventPins(events), [events])
  const onNow = useMemo(() => new Set(events.filter(event => eventState(event, now) === 'on-now').map(({ id }) => id)), [events, now])
  const select = useCallback((ids: readonly string[]) => choose(ids), [])
  if (!map) return null
  const here = events.filter(({ id }) => chosen.includes(id))
  return (
    <div className={css.board}>
      <div className={css.map}>
        <StudioMap index={map} listings={places} what="event" selectedId={chosen[0]} openIds={onNow} onSelect={select} onSpread={select} />
      </div>
      <section className={css.here} aria-label="Events on the map">
        <div className={css.top}>
          <h2>{here[0]?.venue ?? 'Everywhere'}</h2>
          {here.length > 0 && (
            <Button size="s" look="quiet" onClick={() => choose([])}>
              Show all
            </Button>
          )}
        </div>
        <ul className={css.list}>
          {(here.length > 0 ? here : events).map(event => (
            <li key={event.id}>
              <EventLine event={event} now={now} date={shortDayText(startDay(event), today)} pictured={false} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
