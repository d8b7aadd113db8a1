import { localMoment } from '../../../domain/guide/local-day'
import { seasonPhase } from '../../../domain/guide/season-phase'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { PageFrame } from '../../layout/page-frame'
import { clockQueries } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { siteQueries } from '../../queries/site.queries'
import type { Visit } from '../../routing/row'
import { Doors } from './doors'
import { featured } from './featured'
import { Hero } from './hero'
import { NextEvents, nextEvents } from './next-events'
import { Sponsors } from './sponsors'
import { Wall } from './wall'
import { WeekendStrip } from './weekend-strip'

export const data = ({ app }: Pick<Visit, 'app'>) => [siteQueries(app).organisation(), guideQueries(app).index(), clockQueries(app).now()]

const dayLength = 86_400_000
/** Pictures on the wall, besides the one on the cover. */
const onTheWall = 12

/** The front page. It follows the season by itself; what has nothing to show is not there. */
export default function HomePage() {
  const app = useApp()
  const organisation = useLiveQuery(siteQueries(app).organisation())
  const index = useLiveQuery(guideQueries(app).index())
  const now = useLiveQuery(clockQueries(app).now())
  const phase = seasonPhase(index ?? undefined, now)
  const [card, ...cards] = index ? featured(index.listings, Math.floor(now.getTime() / dayLength), 1 + onTheWall) : []
  const events = index ? nextEvents(index, now) : []
  return (
    <PageFrame>
      <Hero index={index} phase={phase} organisation={organisation} card={card} />
      {index && index.weekends.length > 0 && (
        <WeekendStrip index={index} current={phase.phase === 'over' ? undefined : phase.weekend?.n} today={localMoment(now, index.edition.tz).date} />
      )}
      {index && cards.length > 0 && <Wall cards={cards} index={index} />}
      <Doors />
      {events.length > 0 && <NextEvents events={events} />}
      {organisation && organisation.sponsors.length > 0 && <Sponsors sponsors={organisation.sponsors} />}
    </PageFrame>
  )
}
