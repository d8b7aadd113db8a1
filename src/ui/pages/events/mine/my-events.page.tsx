import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApp } from '../../../app-services/app-context'
import { useLiveQuery } from '../../../app-services/live-query'
import { LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import { clockQueries } from '../../../queries/clock.queries'
import { hostQueries } from '../../../queries/host.queries'
import { sessionQueries } from '../../../queries/session.queries'
import type { Visit } from '../../../routing/route-definition'
import { EventTable } from './event-table'
import { MyEvent } from './my-event'

export const data = ({ app }: Pick<Visit, 'app'>) => [sessionQueries(app).user(), clockQueries(app).now()]

/** The events of the signed-in host, or one of them (`?event=`). */
export default function MyEventsPage() {
  const [asked] = useSearchParams()
  const id = asked.get('event')
  const pid = useLiveQuery(sessionQueries(useApp()).user())?.claims.pid
  return (
    <PageFrame>
      <PageHead over="Calendar" title="My events" lead="Your events, who comes to them, and what you can change." />
      <Suspense fallback={<Skeleton lines={8} />}>{pid === undefined ? <NoEvents /> : <Hosted pid={pid} id={id} />}</Suspense>
    </PageFrame>
  )
}

function Hosted({ pid, id }: { readonly pid: string; readonly id: string | null }) {
  const app = useApp()
  const now = useLiveQuery(clockQueries(app).now())
  const hosted = useLiveQuery(hostQueries(app).events(pid)).filter(({ deletedAt }) => deletedAt === undefined)
  const open = hosted.find(event => event.id === id)
  if (open) return <MyEvent event={open} pid={pid} now={now} />
  return hosted.length === 0 ? <NoEvents /> : <EventTable events={hosted} now={now} />
}

const NoEvents = () => (
  <EmptyState title="You have no events yet" action={<LinkButton to="/addevent">Submit an event</LinkButton>}>
    <p>Events that you submit appear here, with their state and who comes.</p>
  </EmptyState>
)
