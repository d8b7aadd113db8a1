import { Navigate } from 'react-router-dom'
import { useLiveQuery } from '../../app-services/app-context'
import { sectionQueries } from '../../queries/section.queries'
import { sectionOf } from '../../routing/route-table'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { ContactPage } from './contact-page'
import { MovedPage } from './moved-page'
import { SectionFrame } from './section-frame'
import { SectionMissing } from './section-missing'
import { WrittenPage } from './written-page'

const idOf = ({ params }: Pick<Visit, 'params'>) => params['id'] ?? ''

export const data = (visit: Visit) => {
  const queries = sectionQueries(visit.app)
  const slug = sectionOf(visit.path)
  return [queries.section(slug), queries.page(slug, idOf(visit)), ...(slug === 'artists' ? [queries.artist(idOf(visit))] : [])]
}

/** `/{section}/{id}`: a page of the section. Below `/artists`, a handle redirects to that artist. */
export default function SectionChildPage() {
  const visit = useRouteVisit()
  const slug = sectionOf(visit.path)
  const section = useLiveQuery(sectionQueries(visit.app).section(slug))
  const page = useLiveQuery(sectionQueries(visit.app).page(slug, idOf(visit)))
  if (page && 'movedTo' in page) return <MovedPage to={page.movedTo} />
  if (!page && slug === 'artists') return <ArtistOrMissing />
  const isContact = visit.path === '/about/contact'
  if (!page && !isContact) return <SectionMissing slug={slug} section={section} path={visit.path} />
  return (
    <SectionFrame slug={slug} section={section} path={visit.path}>
      {page ? <WrittenPage page={page} /> : <ContactPage />}
    </SectionFrame>
  )
}

function ArtistOrMissing() {
  const visit = useRouteVisit()
  const section = useLiveQuery(sectionQueries(visit.app).section('artists'))
  const artist = useLiveQuery(sectionQueries(visit.app).artist(idOf(visit)))
  return artist ? <Navigate to={`/artist/${artist.id}`} replace /> : <SectionMissing slug="artists" section={section} path={visit.path} />
}
