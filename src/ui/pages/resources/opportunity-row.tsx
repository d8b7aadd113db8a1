import { daysBetween, localMoment } from '../../../domain/shared/time/local-day'
import { partsOf } from '../../kit/time/format-time'
import { inDays } from '../../kit/time/in-days'
import { Time } from '../../kit/time/time'
import type { Resource } from '../../queries/resource.queries'
import css from './artist-resources.module.css'
import { ResourceEntry } from './resource-entry'

interface OpportunityRowProps {
  readonly resource: Resource
  readonly now: Date
  readonly tz: string
}

/** Days before the deadline from which it is marked. */
const soon = 14

/** An opportunity, with its deadline first. */
export function OpportunityRow({ resource, now, tz }: OpportunityRowProps) {
  const { expiresAt } = resource
  const days = expiresAt && daysBetween(localMoment(now, tz).date, localMoment(expiresAt, tz).date)
  const day = expiresAt && partsOf(expiresAt, tz)
  return (
    <li className={css.opportunity} data-soon={(days !== undefined && days <= soon) || undefined}>
      <p className={css.day} aria-hidden="true">
        {day ? (
          <>
            <span className={css.numeral}>{day.day}</span>
            <span>{day.month}</span>
          </>
        ) : (
          <span>No deadline</span>
        )}
      </p>
      <ResourceEntry resource={resource}>
        {expiresAt && days !== undefined && (
          <p className={css.deadline}>
            Closes {inDays(days)}: <Time at={expiresAt} tz={tz} year />
          </p>
        )}
      </ResourceEntry>
    </li>
  )
}
