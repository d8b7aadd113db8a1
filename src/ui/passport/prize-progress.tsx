import { useApp } from '../app-services/app-context'
import { useLiveQuery } from '../app-services/live-query'
import { counted } from '../kit/counted'
import { calendarDay, dayOf } from '../kit/time/format-time'
import { passportQueries } from './passport.queries'

interface PrizeProgressProps {
  readonly editionId: string
  /** Different studios that stamped. */
  readonly studios: number
}

/** What it takes to take part in the edition's prize draw, and how far this passport is. Nothing where no draw is planned. */
export function PrizeProgress({ editionId, studios }: PrizeProgressProps) {
  const draw = useLiveQuery(passportQueries(useApp()).draw(editionId))
  if (!draw) return null
  const missing = draw.studios - studios
  const until = dayOf(calendarDay(draw.endsOn), 'UTC', { year: true })
  return (
    <>
      <p>
        {missing > 0
          ? `Visit ${counted(missing, 'more studio', 'more studios')} to take part in the prize draw. It takes stamps of ${counted(draw.studios, 'studio')}, until ${until}.`
          : `You have enough stamps for the prize draw after ${until}. Each person takes part once.`}
      </p>
      <p>
        <strong>Prizes:</strong> {draw.prizes}
      </p>
    </>
  )
}
