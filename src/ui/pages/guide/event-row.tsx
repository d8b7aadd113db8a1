import type { AgendaEvent } from '../../../domain/guide/reading/guide-agenda'
import { moneyOf } from '../../kit/format-money'
import { MapNumber } from '../../kit/map-number'
import { dayOf, timeOf, timeRange } from '../../kit/time/format-time'
import { Link } from '../../routing/link'
import css from './event-row.module.css'
import type { GuideLinks } from './guide-links'

interface EventRowProps {
  readonly event: AgendaEvent
  readonly links: GuideLinks
  readonly past: boolean
}

/** One event of the agenda. Canceled events stay in the list, so that nobody travels in vain. */
export function EventRow({ event, links, past }: EventRowProps) {
  const { title, summary, start, end, venue, address, priceCents, cancelled, featured, studio, tags } = event
  const [from, to] = [new Date(start.utc), new Date(end.utc)]
  const sameDay = start.local.slice(0, 10) === end.local.slice(0, 10)
  return (
    <article className={css.event} data-quiet={past || cancelled || undefined}>
      <p className={css.when}>
        <time dateTime={start.utc}>
          {sameDay
            ? timeRange(timeOf(from, start.tz), timeOf(to, end.tz))
            : timeRange(timeOf(from, start.tz), `${dayOf(to, end.tz, { short: true })}, ${timeOf(to, end.tz)}`)}
        </time>
      </p>
      <div className={css.what}>
        <h3>
          {cancelled && <strong className={css.cancelled}>Canceled: </strong>}
          <Link to={`/events/${event.id}`} data-cancelled={cancelled}>
            {title}
          </Link>
        </h3>
        <p>{summary}</p>
        <p className={css.more}>
          {[featured && 'featured', ...tags.filter(tag => tag.toLowerCase() !== 'free'), past && 'past'].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className={css.where}>
        {studio?.number !== undefined && <MapNumber n={studio.number} />}
        <p className={css.venue}>
          {studio ? (
            <Link to={links.listing(studio)}>
              <bdi>{venue}</bdi>
            </Link>
          ) : (
            <bdi>{venue}</bdi>
          )}
          {address && address !== venue && <span className={css.more}> {address}</span>}
        </p>
        {priceCents !== undefined && <p className={css.price}>{priceCents === 0 ? 'Free' : moneyOf({ cents: priceCents })}</p>}
      </div>
    </article>
  )
}
