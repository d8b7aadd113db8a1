import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import { clockQueries } from '../../../queries/clock.queries'
import { sessionQueries } from '../../../queries/session.queries'
import type { Visit } from '../../../routing/use-route-visit'

const HostedEvents = lazy(() => import('./hosted-events'))
const HostDoor = lazy(() => import('./host-door'))

export const data = ({ app }: Pick<Visit, 'app'>) => [sessionQueries(app).user(), clockQueries(app).now()]

/** The events of the signed-in host, or one of them (`?event=`), or its door (`&door=1`), which works without a network. */
export default function MyEventsPage() {
  const [asked] = useSearchParams()
  const id = asked.get('event')
  return (
    <PageFrame>
      <PageHead over="Calendar" title="My events" lead="Your events, who comes to them, and what you can change." />
      <Suspense fallback={<Skeleton lines={8} />}>{id !== null && asked.has('door') ? <HostDoor id={id} /> : <HostedEvents id={id} />}</Suspense>
    </PageFrame>
  )
}
