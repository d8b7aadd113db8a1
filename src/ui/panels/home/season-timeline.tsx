import type { SeasonDate } from '../../../domain/guide/clock/season-dates'
import { editionAtWork } from '../../../domain/guide/edition-at-work'
import { scope } from '../../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { daysOf, distance, nameOf } from '../../blocks/season-timeline/season-date-text'
import { SeasonStrip } from '../../blocks/season-timeline/season-strip'
import { useMayGo } from '../../office/use-may-go'
import { useStaff } from '../../office/use-staff'
import { editionsQuery } from '../../queries/edition.queries'
import { homeQueries } from '../../queries/home.queries'
import { Link } from '../../routing/link'
import css from './season-timeline.module.css'

interface SeasonTimelineProps {
  /** The edition that visitors see first. */
  readonly current: string | undefined
  /** Name of the season. */
  readonly name: string
  /** Today in the edition's time zone, `YYYY-MM-DD`. */
  readonly today: string
}

/** The season that staff work on; before there is one, nothing. */
export function SeasonTimeline({ current, ...rest }: SeasonTimelineProps) {
  const { may } = useStaff()
  const editions = useLiveQuery(editionsQuery(useApp(), may(scope('guide'))))
  const editionId = editionAtWork(editions, current)
  return editionId === undefined ? null : <Season {...rest} editionId={editionId} />
}

/** Deadlines, weekends and today on a strip; the list below has the same content. */
function Season({ editionId, name, today }: Omit<SeasonTimelineProps, 'current'> & { readonly editionId: string }) {
  const dates = useLiveQuery(homeQueries(useApp()).season(editionId))
  const past = dates.filter(({ until }) => until < today)
  const coming = dates.filter(({ until }) => until >= today)
  return (
    <section aria-labelledby="season" className={css.season}>
      <h2 id="season">
        {name} {editionId}
      </h2>
      {dates.length === 0 && (
        <p className={css.quiet}>
          No deadlines or weekends yet. <Next to={`/cpanel/sfosweekends?edition=${editionId}`} label="Enter the weekends" />
        </p>
      )}
      <SeasonStrip dates={dates} today={today} />
      {coming.length > 0 && <Dates label="Upcoming" dates={coming} today={today} />}
      {dates.length > 0 && coming.length === 0 && (
        <p className={css.quiet}>
          All dates have passed. <Next to="/cpanel/sfosweekends?view=new" label="Plan the next edition" />
        </p>
      )}
      {past.length > 0 && (
        <details className={css.past}>
          <summary>{past.length === 1 ? '1 date has passed' : `${past.length} dates have passed`}</summary>
          <Dates label="Passed" dates={past} today={today} />
        </details>
      )}
    </section>
  )
}

/** What to do next, for whoever may do it. */
function Next({ to, label }: { readonly to: string; readonly label: string }) {
  const mayGo = useMayGo()
  return mayGo(to) ? <Link to={to}>{label}</Link> : null
}

function Dates({ label, dates, today }: { readonly label: string; readonly dates: readonly SeasonDate[]; readonly today: string }) {
  return (
    <ol className={css.dates} aria-label={label}>
      {dates.map(date => (
        <li key={date.is === 'weekend' ? `weekend ${date.n}` : date.key} data-now={date.from <= today && today <= date.until ? true : undefined}>
          <span>{daysOf(date)}</span>
          <strong>{nameOf(date)}</strong>
          <small>{distance(date, today)}</small>
        </li>
      ))}
    </ol>
  )
}
