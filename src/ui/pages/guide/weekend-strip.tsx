import type { GuideHomeData } from '../../../domain/guide/reading/guide-home-data'
import { studiosOfWeekend } from '../../../domain/guide/reading/studio-hours'
import type { LocalMoment } from '../../../domain/shared/time/local-day'
import { weekendSpan } from '../../blocks/days-and-hours-text'
import { counted } from '../../kit/counted'
import { Link } from '../../routing/link'
import type { GuideLinks } from './guide-links'
import css from './weekend-strip.module.css'

/** The weekends as a table: dates, neighborhoods, number of studios. */
export const WeekendStrip = ({ front, links, at }: { readonly front: GuideHomeData; readonly links: GuideLinks; readonly at: LocalMoment }) => (
  <ol className={css.strip}>
    {front.weekends.map(weekend => {
      const names = front.neighbourhoods.filter(({ id }) => weekend.neighbourhoodIds.includes(id)).map(({ name }) => name)
      const studios = studiosOfWeekend(front.hours, weekend.n)
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
