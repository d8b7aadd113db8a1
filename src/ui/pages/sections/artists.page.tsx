import { useLiveQuery } from '../../app-services/app-context'
import { callQuery } from '../../blocks/season-timeline/call.queries'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { sectionQueries } from '../../queries/section.queries'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { SeasonTimeline } from './season-timeline'
import { SectionFrame } from './section-frame'
import { SectionLanding } from './section-landing'
import { SectionPages } from './section-pages'

export const data = ({ app }: Visit) => [sectionQueries(app).section('artists'), guideQueries(app).front(), clockQueries(app).now(), callQuery(app)]

/** For artists: how to take part, and the dates of the season. */
export default function ArtistsPage() {
  const { app, path } = useRouteVisit()
  const section = useLiveQuery(sectionQueries(app).section('artists'))
  const front = useLiveQuery(guideQueries(app).front())
  const now = useNow()
  const called = useLiveQuery(callQuery(app))
  return (
    <SectionFrame slug="artists" section={section} path={path}>
      <SectionLanding
        slug="artists"
        section={section}
        goesOn={front !== null || called !== null}
        live={{ timeline: <SeasonTimeline front={front} now={now} call={called} />, pages: <SectionPages slug="artists" section={section} /> }}
      />
    </SectionFrame>
  )
}
