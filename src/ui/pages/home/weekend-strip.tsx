import type { PublishedWeekend } from '../../../domain/guide/publishing/guide-snapshot-types'
import { groupedHours } from '../../../domain/guide/reading/grouped-hours'
import type { GuideHomeData } from '../../../domain/guide/reading/guide-home-data'
import { studiosOfWeekend } from '../../../domain/guide/reading/studio-hours'
import { Anchor } from '../../kit/anchor'
import { counted } from '../../kit/counted'
import { calendarDay, partsOf, timeRange, wallClockTime } from '../../kit/time/format-time'
import css from './weekend-strip.module.css'

interface WeekendStripProps {
  readonly front: GuideHomeData
  /** Number of the current or next weekend. */
  readonly current: number | undefined
  /** Today's date in the edition's time zone. */
  readonly today: string
}

/** The season's weekends, one column each. */
export const WeekendStrip = ({ front, current, today }: WeekendStripProps) => (
  <section aria-labelledby="weekends" className={css.strip}>
    <h2 id="weekends" className="visually-hidden">
      Weekends
    </h2>
    <ol className={css.list}>
      {front.weekends.map(weekend => (
        <li key={weekend.n} className={css.weekend} data-past={isPast(weekend, today) || undefined} data-current={weekend.n === current || undefined}>
          <h3 className={css.name}>{weekend.name}</h3>
          <ul className={css.days}>
            {weekend.days.map(({ date }) => {
              const { weekday, day, month } = partsOf(calendarDay(date), 'UTC')
              return (
                <li key={date} className={css.day}>
                  <span>{weekday}</span> <span className={css.numeral}>{day}</span> <span>{month}</span>
                </li>
              )
            })}
          </ul>
          <p className={css.hours}>{hoursOf(weekend).join(', ')}</p>
          <p className={css.where}>{neighbourhoodsOf(front, weekend)}</p>
          <p>
            <Anchor to="/sfosguide/weekends">
              {counted(studiosOfWeekend(front.hours, weekend.n), 'studio')}
              <span className="visually-hidden"> on {weekend.name}</span>
            </Anchor>
            {isPast(weekend, today) && <span className={css.was}> were open</span>}
          </p>
        </li>
      ))}
    </ol>
  </section>
)

/** `11 am – 6 pm`, or one entry per day where the hours differ. */
function hoursOf({ days }: PublishedWeekend): readonly string[] {
  const groups = groupedHours(days.map(({ date, open, close }) => [date, open, close] as const))
  return groups.map(({ dates, hours }) => {
    const spans = hours.map(([open, close]) => timeRange(wallClockTime(open), wallClockTime(close))).join(' and ')
    return groups.length === 1 ? spans : `${dates.map(date => partsOf(calendarDay(date), 'UTC').weekday).join(' and ')} ${spans}`
  })
}

const isPast = ({ days }: PublishedWeekend, today: string) => days.every(day => day.date < today)

function neighbourhoodsOf({ neighbourhoods }: GuideHomeData, { neighbourhoodIds }: PublishedWeekend): string {
  const names = neighbourhoods.filter(({ id }) => neighbourhoodIds.includes(id)).map(({ name }) => name)
  return names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ')
}
