import { Suspense } from 'react'
import { seasonPhase } from '../../../domain/guide/clock/season-phase'
import { nextEvents } from '../../../domain/guide/reading/next-events'
import { localMoment } from '../../../domain/shared/time/local-day'
import { useApp } from '../../app-services/app-context'
import { useLiveQuery } from '../../app-services/live-query'
import { callQuery } from '../../blocks/season-timeline/call.queries'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { BelowFold } from '../../layout/below-fold'
import { PageFrame } from '../../layout/page-frame'
import { clockQueries } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { siteQueries } from '../../queries/site.queries'
import type { Visit } from '../../routing/route-definition'
import { EntryLinks } from './entry-links'
import { FeaturedWall } from './featured-wall'
import { Hero } from './hero'
import { NextEvents } from './next-events'
import { WeekendStrip } from './weekend-strip'

// Keeps its prerendered HTML until after hydration.
const Sponsors = lazyAfterHydration(async () => ({ default: (await import('../../sponsors/sponsors')).Sponsors }))

export const data = ({ app }: Pick<Visit, 'app'>) => [
  siteQueries(app).organisation(),
  guideQueries(app).front(),
  clockQueries(app).now(),
  callQuery(app),
]

/** Home page. It follows the season; sections without content are left out. */
export default function HomePage() {
  const app = useApp()
  const organisation = useLiveQuery(siteQueries(app).organisation())
  const front = useLiveQuery(guideQueries(app).front())
  const now = useLiveQuery(clockQueries(app).now())
  const call = useLiveQuery(callQuery(app))?.now
  const phase = seasonPhase(front ?? undefined, now)
  const [card, ...cards] = front?.wall ?? []
  const events = nextEvents(front?.events ?? [], now)
  return (
    <PageFrame>
      <Hero front={front} phase={phase} call={call} organisation={organisation} card={card} />
      <BelowFold>
        {front && front.weekends.length > 0 && (
          <WeekendStrip
            front={front}
            current={phase.phase === 'over' ? undefined : phase.weekend?.n}
            today={localMoment(now, front.edition.tz).date}
          />
        )}
        {front && cards.length > 0 && <FeaturedWall cards={cards} front={front} />}
        <EntryLinks hasNumbers={!!front} />
        {events.length > 0 && <NextEvents events={events} />}
        <Suspense fallback={null}>{organisation && organisation.sponsors.length > 0 && <Sponsors sponsors={organisation.sponsors} />}</Suspense>
      </BelowFold>
    </PageFrame>
  )
}
