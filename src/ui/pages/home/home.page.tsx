import { Suspense } from 'react'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { callQuery } from '../../blocks/season-timeline/call.queries'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { BelowFold } from '../../layout/below-fold'
import { PageFrame } from '../../layout/page-frame'
import { clockQueries } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { sectionQueries } from '../../queries/section.queries'
import { siteQueries } from '../../queries/site.queries'
import type { Visit } from '../../routing/use-route-visit'
import { useHomeFacts } from './home-facts'
import { HomeTop } from './home-top'

// Keeps its prerendered HTML until after hydration.
const HomeModules = lazyAfterHydration(() => import('./home-modules'))

export const data = ({ app }: Pick<Visit, 'app'>) => [
  siteQueries(app).organisation(),
  guideQueries(app).front(),
  clockQueries(app).now(),
  callQuery(app),
  sectionQueries(app).home(),
]

/**
 * The home page, as staff arranged it in the home page editor. It follows the season. Nothing here is drawn anew when the time or a record
 * changes: each part reads for itself, so that the modules keep their prerendered HTML until their code is there.
 */
export default function HomePage() {
  return (
    <PageFrame>
      <TodaysTop />
      <BelowFold>
        {/* Its own boundary: that of `BelowFold` is drawn anew once the page is hydrated, and would be emptied. */}
        <Suspense fallback={null}>
          <HomeModules />
        </Suspense>
      </BelowFold>
    </PageFrame>
  )
}

function TodaysTop() {
  const home = useLiveQuery(sectionQueries(useApp()).home())
  return <HomeTop home={home} facts={useHomeFacts()} />
}
