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
import { ProgramView } from './program-view'

const idOf = ({ params }: Pick<Visit, 'params'>) => params['id'] ?? ''

export const data = (visit: Visit) => [
  sectionQueries(visit.app).section('programs'),
  sectionQueries(visit.app).page('programs', idOf(visit)),
  offerQueries(visit.app).programs(),
  siteQueries(visit.app).organisation(),
  clockQueries(visit.app).now(),
]

/** `/programs/{id}`: one program, or a written page of the section. */
export default function ProgramPage() {
  const visit = useRouteVisit()
  const { app, path } = visit
  const section = useLiveQuery(sectionQueries(app).section('programs'))
  const page = useLiveQuery(sectionQueries(app).page('programs', idOf(visit)))
  const programs = useLiveQuery(offerQueries(app).programs())
  const organisation = useOrganisation()
  const now = useNow()
  const program = programs.find(({ id }) => id === idOf(visit))
  const more = programs.map(({ id, title }) => ({ to: `/programs/${id}`, label: title }))
  if (!program && page && 'movedTo' in page) return <MovedPage to={page.movedTo} />
  if (!program && !page) return <SectionMissing slug="programs" section={section} path={path} more={more} />
  return (
    <SectionFrame slug="programs" section={section} path={path} more={more}>
      {program ? <ProgramView {...{ program, organisation, now }} /> : page && !('movedTo' in page) && <WrittenPage page={page} />}
    </SectionFrame>
  )
}
