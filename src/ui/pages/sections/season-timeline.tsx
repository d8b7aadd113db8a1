import type { GuideHomeData } from '../../../domain/guide/reading/guide-home-data'
import { callState } from '../../../domain/programs/call-state'
import type { Program } from '../../../domain/programs/offered-programs'
import { daysBetween, localMoment } from '../../../domain/shared/time/local-day'
import { dayRange } from '../../kit/time/format-time'
import css from './season-timeline.module.css'

interface SeasonTimelineProps {
  readonly front: GuideHomeData
  readonly now: Date
  /** The call for taking part, if there is one. */
  readonly call?: Program['call'] | undefined
}

interface Stop {
  readonly from: string
  readonly to: string
  readonly name: string
  readonly says: string
  readonly is: 'past' | 'now' | 'ahead'
}

/** The dates of the season, with the current one marked. */
export function SeasonTimeline({ front, now, call }: SeasonTimelineProps) {
  const { tz, name } = front.edition
  const today = localMoment(now, tz).date
  const stops = [...weekendStops(front, today), ...callStops(call, tz, now, today)].sort((a, b) => a.from.localeCompare(b.from))
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
      <p className={css.note}>Dates of {name}, in local time.</p>
    </section>
  )
}

function weekendStops({ weekends, listings }: GuideHomeData, today: string): Stop[] {
  return weekends.flatMap(({ n, name, days }): Stop[] => {
    const dates = days.map(day => day.date).sort()
    const [from, to] = [dates[0], dates.at(-1)]
    if (from === undefined || to === undefined) return []
    const count = listings.filter(listing => listing.weekends.includes(n)).length
    const studios = `${count.toLocaleString('en-US')} ${count === 1 ? 'studio' : 'studios'}`
    if (to < today) return [{ from, to, name, is: 'past', says: `${studios} were open` }]
    if (from <= today) return [{ from, to, name, is: 'now', says: `Now: ${studios}` }]
    return [{ from, to, name, is: 'ahead', says: `${studios}, ${inDays(daysBetween(today, from))}` }]
  })
}

function callStops(call: Program['call'], tz: string, now: Date, today: string): Stop[] {
  if (!call) return []
  const [from, to] = [localMoment(call.opens, tz).date, localMoment(call.closes, tz).date]
  const state = callState(call, now)
  const says = { 'not-yet': `Opens ${inDays(daysBetween(today, from))}`, open: 'Open now', closed: 'Closed' }[state]
  return [{ from, to, name: call.title, says, is: ({ 'not-yet': 'ahead', open: 'now', closed: 'past' } as const)[state] }]
}

const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)
