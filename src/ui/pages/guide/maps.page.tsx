import { useLiveQuery } from '../../app-services/live-query'
import { clockQueries } from '../../queries/clock.queries'
import type { Visit } from '../../routing/row'
import { useVisit } from '../../routing/use-visit'
import { GuideFrame } from './guide-frame'
import { editionIn } from './guide-links'
import { MapBoard } from './map-board'
import { NoGuideYet } from './no-guide-yet'
import { guideData, useGuide } from './use-guide'

export const data = (visit: Visit) => [...guideData(visit, editionIn(visit.search)), clockQueries(visit.app).now()]

/** The map of the edition beside the list that says the same. */
export default function MapsPage() {
  const visit = useVisit()
  const { index, links, past } = useGuide(visit, editionIn(visit.search))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!index) return <NoGuideYet title="Guide map" />
  return (
    <GuideFrame {...{ links, index, past }} wide>
      <MapBoard key={index.edition.id} {...{ index, links, now }} />
    </GuideFrame>
  )
}
