import { lazy, Suspense } from 'react'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { portalQueries } from '../../listings-portal/portal.queries'
import { clockQueries } from '../../queries/clock.queries'
import type { Visit } from '../../routing/use-route-visit'
import OwnEditions from './own-editions'

const OwnDoorStatuses = lazy(() => import('./door-status/own-door-statuses'))
const OwnDoorStamps = lazy(() => import('./door-status/own-door-stamps'))
const OwnInvitations = lazy(() => import('../../registrations/own-invitations'))

export const data = ({ app }: Pick<Visit, 'app'>) => [portalQueries(app).all(), clockQueries(app).now()]

export default function ListingsPortalPage() {
  return (
    <PageFrame>
      <PageHead title="My listings" lead="What the guide says of your studio, in print and on the web, and what is still missing." />
      <Suspense fallback={null}>
        <OwnDoorStatuses />
      </Suspense>
      <Suspense fallback={null}>
        <OwnInvitations />
      </Suspense>
      <OwnEditions />
      <Suspense fallback={null}>
        <OwnDoorStamps />
      </Suspense>
    </PageFrame>
  )
}
