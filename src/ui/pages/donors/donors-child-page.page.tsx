import { lastDayOnEarth } from '../../../domain/shared/time/last-day-on-earth'
import { useLiveQuery } from '../../app-services/app-context'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { offerQueries } from '../../queries/offer.queries'
import { sectionQueries } from '../../queries/section.queries'
import { siteQueries, useOrganisation } from '../../queries/site.queries'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { MovedPage } from '../sections/moved-page'
import { SectionFrame } from '../sections/section-frame'
import { SectionMissing } from '../sections/section-missing'
import { WrittenPage } from '../sections/written-page'
import { CampaignView } from './campaign-view'

const idOf = ({ params }: Pick<Visit, 'params'>) => params['id'] ?? ''

export const data = (visit: Visit) => [
  sectionQueries(visit.app).section('donors'),
  sectionQueries(visit.app).page('donors', idOf(visit)),
  offerQueries(visit.app).campaigns(),
  siteQueries(visit.app).organisation(),
  clockQueries(visit.app).now(),
]

/** `/donors/{id}`: a campaign or fund, or a written page of the section. */
export default function DonorPage() {
  const visit = useRouteVisit()
  const { app, path } = visit
  const section = useLiveQuery(sectionQueries(app).section('donors'))
  const page = useLiveQuery(sectionQueries(app).page('donors', idOf(visit)))
  const campaign = useLiveQuery(offerQueries(app).campaigns()).find(({ id }) => id === idOf(visit))
  const organisation = useOrganisation()
  const today = lastDayOnEarth(useNow())
  if (!campaign && page && 'movedTo' in page) return <MovedPage to={page.movedTo} />
  if (!campaign && !page) return <SectionMissing slug="donors" section={section} path={path} />
  return (
    <SectionFrame slug="donors" section={section} path={path}>
      {campaign ? <CampaignView {...{ campaign, organisation, today }} /> : page && !('movedTo' in page) && <WrittenPage page={page} />}
    </SectionFrame>
  )
}
