import type { GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { shortDay } from '../../blocks/days-and-hours-text'
import { wallClockTime } from '../../kit/time/format-time'
import { Link } from '../../routing/link'
import { useOpenBook } from '../book-context'
import css from './events-sheet.module.css'

/** Events of the edition, by day. */
export function EventsSheet({ page: { title, events } }: { readonly page: GuidePageOf<'events'> }) {
  const { eventLink } = useOpenBook()
  return (
    <>
      <h2>{title}</h2>
      <ol className={css.list}>
        {events.map(({ id, title: name, summary, start, venue, address, cancelled, featured }) => (
          <li key={id}>
            <p className={css.when}>
              {shortDay(start.local.slice(0, 10))}, {wallClockTime(start.local.slice(11, 16))}
              {featured && ' · Featured'}
            </p>
            <h3>
              <Link to={eventLink(id)}>{name}</Link>
            </h3>
            <p>{[venue, address].filter(Boolean).join(', ')}</p>
            <p className={css.summary}>{cancelled ? 'Canceled.' : summary}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
