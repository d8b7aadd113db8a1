import { lazy, Suspense } from 'react'
import { adQueries } from '../../ads/ad.queries'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { LinkButton } from '../../kit/button'
import { DocumentTitle } from '../../kit/document-title'
import { EmptyState } from '../../kit/feedback/empty-state'
import { Skeleton } from '../../kit/feedback/skeleton'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { offerQueries } from '../../queries/offer.queries'
import { sessionQueries } from '../../queries/session.queries'
import { notFound } from '../../routing/route-failure'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { AdList } from './ad-list'

const BookAdForm = lazy(() => import('./book-ad-form'))
const AdWorkbench = lazy(() => import('./ad-workbench'))

type Asked = Pick<Visit, 'app' | 'params'>
const isNew = ({ params }: Asked) => params['id'] === 'new'

export const data = (visit: Asked) =>
  isNew(visit)
    ? [offerQueries(visit.app).ads(), adQueries(visit.app).all(), sessionQueries(visit.app).user(), clockQueries(visit.app).now()]
    : [adQueries(visit.app).one(visit.params['id'] ?? ''), clockQueries(visit.app).now()]

/** Booking an advertisement, and everything about one that is booked. */
export default function AdPortalPage() {
  const visit = useRouteVisit()
  return <PageFrame>{isNew(visit) ? <Booking /> : <OneAd id={visit.params['id'] ?? ''} />}</PageFrame>
}

function Booking() {
  const app = useApp()
  const offer = useLiveQuery(offerQueries(app).ads())
  const own = useLiveQuery(adQueries(app).all())
  return (
    <>
      <PageHead over={offer?.edition.name} title="Book an advertisement" />
      <AdList ads={own} />
      {offer?.prices ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <BookAdForm offer={offer} prices={offer.prices} />
        </Suspense>
      ) : (
        <EmptyState title="The prices are not set yet" action={<LinkButton to="/advertise">About advertising</LinkButton>}>
          <p>You can book here once the sizes and prices of the next guide are known.</p>
        </EmptyState>
      )}
    </>
  )
}

function OneAd({ id }: { readonly id: string }) {
  const app = useApp()
  const found = useLiveQuery(adQueries(app).one(id))
  const now = useNow()
  if (!found) throw notFound()
  const title = found.ad.business ?? 'Your advertisement'
  return (
    <>
      <DocumentTitle specific={title} />
      <PageHead over={found.edition.name} title={<bdi>{title}</bdi>} />
      <Suspense fallback={<Skeleton lines={8} />}>
        <AdWorkbench key={found.ad.id} found={found} now={now} />
      </Suspense>
    </>
  )
}
