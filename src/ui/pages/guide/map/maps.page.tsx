import { lazy } from 'react'
import { useLiveQuery } from '../../../app-services/app-context'
import { clockQueries } from '../../../queries/clock.queries'
import { guideQueries } from '../../../queries/guide.queries'
import { useRouteVisit, type Visit } from '../../../routing/use-route-visit'
import { GuideFrame } from '../guide-frame'
import { editionIn } from '../guide-links'
import { guideData, useGuide } from '../use-guide'
import { FilteredMap } from './filtered-map'

// Downloaded with the first sheet that somebody prints.
const NeighbourhoodSheets = lazy(() => import('../sheets/neighbourhood-sheets'))
const NoGuideYet = lazy(() => import('../no-guide-yet'))

const ownOf = ({ app, search }: Visit) => guideQueries(app).map(editionIn(search))

export const data = (visit: Visit) => [...guideData(visit, ownOf(visit)), clockQueries(visit.app).now()]

/** The map of the edition with the same studios as a list. */
export default function MapsPage() {
  const visit = useRouteVisit()
  const editionId = editionIn(visit.search)
  const { guide, links, past } = useGuide(editionId, ownOf(visit))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!guide) return <NoGuideYet title="Guide map" />
  const whole = guideQueries(visit.app).index(editionId)
  return (
    <GuideFrame {...{ links, past }} edition={guide.edition} wide>
      {visit.search.has('sheet') ? (
        <NeighbourhoodSheets {...{ whole, links }} />
      ) : (
        <FilteredMap key={guide.edition.id} {...{ guide, links, now, whole }} />
      )}
    </GuideFrame>
  )
}
