import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { DocumentTitle } from '../../kit/document-title'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { portalQueries } from '../../listings-portal/portal.queries'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { notFound } from '../../routing/route-failure'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { DeadlineClock } from './deadline-clock'

// The editor and its cards are in a separate chunk, so that other pages' chunks are not split by them.
const workbench = () => import('./listing-workbench')
const ListingWorkbench = lazy(workbench)

const listingQuery = ({ app, params }: Pick<Visit, 'app' | 'params'>) => portalQueries(app).one(params['id'] ?? '')

export const data = (visit: Pick<Visit, 'app' | 'params'>) => [listingQuery(visit), clockQueries(visit.app).now()]

export const parts = () => workbench()

/** A listing for its artist, the host of its building, and the guide's staff. */
export default function ListingEditorPage() {
  const visit = useRouteVisit()
  const app = useApp()
  const found = useLiveQuery(listingQuery(visit))
  const now = useNow()
  const earlier = useQuery({ ...portalQueries(app).earlier(visit.params['id'] ?? ''), enabled: found !== null }).data
  if (!found) throw notFound()
  const { listing, edition } = found
  return (
    <PageFrame>
      <DocumentTitle specific={listing.displayName} />
      <PageHead over={edition.name} title={<bdi>{listing.displayName}</bdi>} />
      <DeadlineClock deadlines={edition.deadlines} now={now} tz={edition.tz} />
      <ListingWorkbench key={listing.id} found={found} earlier={earlier ?? undefined} now={now} />
    </PageFrame>
  )
}
