import type { CalendarCard } from '../../../domain/calendar/calendar-snapshot-types'
import { type EventState, eventState } from '../../../domain/calendar/event-state'
import { kindsOf } from '../../../domain/calendar/event-tags'
import { Anchor } from '../../kit/anchor'
import { MapNumber } from '../../kit/map-number'
import { Picture } from '../../kit/pictures/picture'
import { hoursAt, hoursOf, priceOf } from './event-hours'
import css from './event-line.module.css'

interface EventLineProps {
  readonly event: CalendarCard
  readonly now: Date
  /** Its date, if it is not listed under the heading of a day. */
  readonly date?: string
  readonly neighbourhood?: string | undefined
  /** False in a narrow column, where it has no picture. */
  readonly pictured?: boolean
}

/** One event in a list: when, what, where. A canceled one stays, so that nobody comes in vain. */
export function EventLine({ event, now, date, neighbourhood, pictured = true }: EventLineProps) {
  const { id, title, summary, start, venue, number, picture, online } = event
  const Heading = date === undefined ? 'h4' : 'h3'
  const state = eventState(event, now)
  const price = priceOf(event)
  return (
    <article className={css.line} data-state={state} data-plain={!pictured || undefined}>
      <p className={css.when}>
        {date && <span className={css.date}>{date}</span>}
        <time dateTime={start.utc}>{state === 'past' ? hoursOf(event) : hoursAt(event, now)}</time>
        {signs[state] && <strong className={css.sign}>{signs[state]}</strong>}
      </p>
      <div className={css.what}>
        <Heading className={css.title}>
          <Anchor to={`/events/${id}`}>{title}</Anchor>
        </Heading>
        <p className={css.summary}>{summary}</p>
        <p className={css.where}>
          {number !== undefined && <MapNumber n={number} size="s" />}
          <span>{[venue, neighbourhood].filter(Boolean).join(', ')}</span>
        </p>
        <p className={css.facts}>
          {[
            ...kindsOf(event),
            price,
            event.membersOnly && 'members only',
            online && 'also online',
            event.access === 'full' && 'wheelchair accessible',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {pictured && picture && (
        <div className={css.picture}>
          <Picture {...picture} alt="" sizes="9rem" />
        </div>
      )}
    </article>
  )
}

const signs: Readonly<Partial<Record<EventState, string>>> = { cancelled: 'Canceled', 'on-now': 'On now' }
