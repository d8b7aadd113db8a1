import { moneyOf } from '../../kit/format-money'
import { numberText } from '../../kit/number-text'
import { calendarDayText } from '../../kit/time/format-time'
import { Time } from '../../kit/time/time'
import type { Resource } from '../../queries/resource.queries'
import css from './artist-resources.module.css'
import { ResourceEntry } from './resource-entry'

interface StudioSpaceOfferProps {
  readonly resource: Resource
  readonly tz: string
}

/** A space to share: its price first, then place, size and from when. */
export function StudioSpaceOffer({ resource, tz }: StudioSpaceOfferProps) {
  const { space, expiresAt } = resource
  return (
    <li className={css.note}>
      {space?.rent && (
        <p className={css.rent}>
          {moneyOf(space.rent)} <span>a month</span>
        </p>
      )}
      <ResourceEntry resource={resource}>
        {space && (
          <p className={css.facts}>
            {[
              space.place,
              space.squareFeet && `${numberText(space.squareFeet)} square feet`,
              space.from && `from ${calendarDayText(space.from, { short: true, year: true })}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {expiresAt && (
          <p className={css.facts}>
            Listed until <Time at={expiresAt} tz={tz} show="day" year />
          </p>
        )}
      </ResourceEntry>
    </li>
  )
}
