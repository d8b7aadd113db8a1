import type { PrizeDraw } from '../../domain/guide/passport/prize-draws.collection'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { counted } from '../kit/counted'
import { calendarDay, dayOf } from '../kit/time/format-time'
import { useOrganisation } from '../queries/site.queries'
import { passportQueries } from './passport.queries'

interface PrizeProgressProps {
  readonly editionId: string
  /** Different studios that stamped. */
  readonly studios: number
}

/** What it takes to take part in the edition's prize draw, and how far this passport is; then, how it went. Nothing where no draw is planned. */
export function PrizeProgress({ editionId, studios }: PrizeProgressProps) {
  const app = useApp()
  const draw = useLiveQuery(passportQueries(app).draw(editionId))
  const tz = useOrganisation()?.tz ?? 'UTC'
  if (!draw) return null
  return (
    <>
      <p>{draw.drawn ? drawnText(draw.drawn, tz) : progressText(draw, studios)}</p>
      <p>
        <strong>Prizes:</strong> {draw.prizes}
      </p>
    </>
  )
}

const drawnText = ({ at, people, winners }: NonNullable<PrizeDraw['drawn']>, tz: string) =>
  `${winners === 1 ? '1 winner was' : `${winners} winners were`} drawn on ${dayOf(at, tz, { year: true })} from ${counted(people, 'person', 'people')} with enough stamps. We write to winners by email.`

function progressText(draw: PrizeDraw, studios: number): string {
  const missing = draw.studios - studios
  const until = dayOf(calendarDay(draw.endsOn), 'UTC', { year: true })
  return missing > 0
    ? `Visit ${counted(missing, 'more studio', 'more studios')} to take part in the prize draw. It takes stamps of ${counted(draw.studios, 'studio')}, until ${until}.`
    : `You have enough stamps for the prize draw after ${until}. Each person takes part once.`
}
