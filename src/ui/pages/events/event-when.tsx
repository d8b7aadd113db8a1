import type { CalendarCard } from '../../../domain/calendar/calendar-snapshot-types'
import { dayOf } from '../../kit/time/format-time'
import { useViewerZone } from '../../kit/time/viewer-zone'
import { hoursElsewhere, hoursWithZone } from './event-hours'
import css from './event-view.module.css'

/** The time in the place's time zone, with the zone; also in the visitor's, if it differs. */
export function EventWhen({ event }: { readonly event: Pick<CalendarCard, 'start' | 'end'> }) {
  const { start } = event
  const viewer = useViewerZone()
  const elsewhere = viewer && hoursElsewhere(event, viewer)
  return (
    <>
      <p className={css.when}>
        <time dateTime={start.utc}>
          {dayOf(new Date(start.utc), start.tz, { year: true })}
          <br />
          {hoursWithZone(event)}
        </time>
      </p>
      <p className={css.elsewhere}>{elsewhere && `In your time zone: ${elsewhere}`}</p>
    </>
  )
}
