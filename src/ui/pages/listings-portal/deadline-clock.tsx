import type { Deadline } from '../../../domain/guide/clock/deadline'
import { comingDeadlines } from '../../../domain/guide/portal/listing-next-step'
import { daysBetween, localMoment } from '../../../domain/shared/time/local-day'
import { Time } from '../../kit/time/time'
import css from './listings-portal.module.css'
import { deadlineLabels } from './portal-labels'

interface DeadlineClockProps {
  readonly deadlines: readonly Deadline[]
  readonly now: Date
  readonly tz: string
}

/** Number of dates shown. */
const shown = 3

/** The next deadlines for artists, with the days left. */
export function DeadlineClock({ deadlines, now, tz }: DeadlineClockProps) {
  const coming = comingDeadlines(deadlines, now).slice(0, shown)
  const today = localMoment(now, tz).date
  if (coming.length === 0) return null
  return (
    <ol className={css.clock} aria-label="Next deadlines">
      {coming.map(({ key, at }) => (
        <li key={key}>
          <strong>{daysLeft(daysBetween(today, at.local.slice(0, 10)))}</strong>
          <span>{deadlineLabels[key]}</span>
          <Time at={at.utc} tz={tz} short zone="always" />
        </li>
      ))}
    </ol>
  )
}

const daysLeft = (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`)
