import { lazy, Suspense } from 'react'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { portalQueries } from '../../listings-portal/portal.queries'
import { clockQueries } from '../../queries/clock.queries'
import type { Visit } from '../../routing/route-definition'
import OwnEditions from './own-editions'

const OwnDoors = lazy(() => import('./doors/own-doors'))
const DoorVisits = lazy(() => import('./doors/door-visits'))
const Invitations = lazy(() => import('../../registrations/invitations'))

export const data = ({ app }: Pick<Visit, 'app'>) => [portalQueries(app).all(), clockQueries(app).now()]

export default function ListingsPortalPage() {
  return (
    <PageFrame>
      <PageHead title="My listings" lead="What the guide says of your studio, in print and on the web, and what is still missing." />
      <Suspense fallback={null}>
        <OwnDoors />
      </Suspense>
      <Suspense fallback={null}>
        <Invitations />
      </Suspense>
      <OwnEditions />
      <Suspense fallback={null}>
        <DoorVisits />
      </Suspense>
    </PageFrame>
  )
}
