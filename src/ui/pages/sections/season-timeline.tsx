import type { CalledSeason } from '../../../domain/guide/clock/season-dates'
import type { GuideHomeData } from '../../../domain/guide/reading/guide-home-data'
import { studiosOfWeekend } from '../../../domain/guide/reading/studio-hours'
import { ascending } from '../../../domain/shared/ascending'
import { daysBetween, localMoment } from '../../../domain/shared/time/local-day'
import type { CallNow, SeasonStop } from '../../blocks/season-timeline/call-for-artists'
import { LinkButton } from '../../kit/button'
import { counted } from '../../kit/counted'
import { dayRange } from '../../kit/time/format-time'
import { inDays } from '../../kit/time/in-days'
import css from './season-timeline.module.css'

interface SeasonTimelineProps {
  readonly front: GuideHomeData | null
  readonly now: Date
  /** The season for which artists register. */
  readonly call: { readonly season: CalledSeason; readonly now: CallNow } | null
}

/** The dates of the season for which artists register, or of the published one, with the current one marked. */
export function SeasonTimeline({ front, now, call }: SeasonTimelineProps) {
  const season = call?.season ?? front
  if (!season) return null
  const { id, tz, name } = season.edition
  const today = localMoment(now, tz).date
  const open = front?.edition.id === id ? weekendStops(front, today) : wholeSeason(season.edition, today)
  const stops = [...open, ...(call?.now.stops ?? [])].sort(ascending('from'))
  if (stops.length === 0) return null
  return (
    <section className={css.timeline} aria-labelledby="timeline">
      <h2 id="timeline">Dates of the season</h2>
      <ol className={css.stops}>
        {stops.map(({ from, to, name: stop, says, is }) => (
          <li key={`${from} ${stop}`} data-is={is} aria-current={is === 'now' ? 'date' : undefined}>
            <p className={css.when}>{dayRange(from, to)}</p>
            <p className={css.name}>{stop}</p>
            <p className={css.says}>{says}</p>
          </li>
        ))}
      </ol>
      {call && call.now.phase !== 'closed' && (
        <p>
          {call.now.says}{' '}
          <LinkButton look="main" to="/artists/sfosregistration">
            {call.now.phase === 'before' ? 'Get an email when it opens' : 'Register a studio'}
          </LinkButton>
        </p>
      )}
      <p className={css.note}>Dates of {name}, in local time.</p>
    </section>
  )
}

function weekendStops({ weekends, hours }: GuideHomeData, today: string): SeasonStop[] {
  return weekends.flatMap(({ n, name, days }): SeasonStop[] => {
    const dates = days.map(day => day.date).sort()
    const [from, to] = [dates[0], dates.at(-1)]
    if (from === undefined || to === undefined) return []
    const count = studiosOfWeekend(hours, n)
    const studios = counted(count, 'studio')
    if (to < today) return [{ from, to, name, is: 'past', says: `${studios} were open` }]
    if (from <= today) return [{ from, to, name, is: 'now', says: `Now: ${studios}` }]
    return [{ from, to, name, is: 'ahead', says: `${studios}, ${inDays(daysBetween(today, from))}` }]
  })
}

/** For an edition whose guide is not published yet. */
function wholeSeason({ startsOn: from, endsOn: to }: CalledSeason['edition'], today: string): SeasonStop[] {
  if (from === undefined || to === undefined) return []
  const is = to < today ? 'past' : from <= today ? 'now' : 'ahead'
  const says = { past: 'Over', now: 'Now', ahead: `First day ${inDays(daysBetween(today, from))}` }[is]
  return [{ from, to, name: 'Open studios', is, says }]
}
