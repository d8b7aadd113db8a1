import type { CalendarCard } from '../../../domain/events/calendar-snapshot'
import { dayOf } from '../../kit/format-time'
import { useViewerZone } from '../../kit/viewer-zone'
import css from './event-sheet.module.css'
import { hoursElsewhere, hoursWithZone } from './event-words'

/** The time on the clock of the place, its zone named; and on the visitor's own clock, where that shows another. */
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
      <p className={css.elsewhere}>{elsewhere && `On your clock: ${elsewhere}`}</p>
    </>
  )
}
