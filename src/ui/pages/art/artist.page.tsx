import { Navigate } from 'react-router-dom'
import { useLiveQuery } from '../../app-services/app-context'
import { PageFrame } from '../../layout/page-frame'
import { artQueries } from '../../queries/art.queries'
import { clockQueries } from '../../queries/clock.queries'
import { notFound } from '../../routing/route-failure'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { artistPath } from './art-paths-and-texts'
import { ArtistView } from './artist-view'

const artistOf = ({ app, params }: Pick<Visit, 'app' | 'params'>) => artQueries(app).artist(params['id'] ?? '')

export const data = (visit: Visit) => [artistOf(visit), clockQueries(visit.app).now()]

/** `/artist/{handle}`: an artist's page. A person's id redirects to the handle; a hidden artist has no page. */
export default function ArtistPage() {
  const visit = useRouteVisit()
  const found = useLiveQuery(artistOf(visit))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!found) throw notFound()
  if (visit.params['id'] !== found.artist.handle) return <Navigate to={artistPath(found.artist)} replace />
  return (
    <PageFrame>
      <ArtistView key={found.artist.id} found={found} now={now} />
    </PageFrame>
  )
}
