import { Link } from 'react-router-dom'
import type { GuideFront } from '../../../domain/guide/guide-front'
import type { LocalMoment } from '../../../domain/guide/local-day'
import type { GuideLinks } from './guide-links'
import { counted, weekendSpan } from './guide-words'
import css from './weekend-strip.module.css'

/** The weekends as a printed table: when, where, how many. */
export const WeekendStrip = ({ front, links, at }: { readonly front: GuideFront; readonly links: GuideLinks; readonly at: LocalMoment }) => (
  <ol className={css.strip}>
    {front.weekends.map(weekend => {
      const names = front.neighbourhoods.filter(({ id }) => weekend.neighbourhoodIds.includes(id)).map(({ name }) => name)
      const studios = front.listings.filter(({ weekends }) => weekends.includes(weekend.n)).length
      const past = weekend.days.length > 0 && weekend.days.every(({ date }) => date < at.date)
      const now = weekend.days.some(({ date }) => date === at.date)
      return (
        <li key={weekend.n} data-past={past || undefined} data-now={now || undefined}>
          <Link to={links.maps({ weekend: String(weekend.n) })} className={css.dates}>
            {weekendSpan(weekend) || weekend.name}
          </Link>
          <span className={css.where}>{names.length > 0 ? names.join(', ') : weekend.name}</span>
          <span className={css.count}>
            {counted(studios, 'studio')}
            {past ? ', past' : now ? ', today' : ''}
          </span>
        </li>
      )
    })}
  </ol>
)
