import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { hostQueries } from '../../../event-replies/host.queries'
import { LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { useNow } from '../../../queries/clock.queries'
import { useSignedIn } from '../../../queries/session.queries'
import { EventTable } from './event-table'
import { MyEvent } from './my-event'

/** The events that the signed-in person hosts, or one of them. */
export default function HostedEvents({ id }: { readonly id: string | null }) {
  const pid = useSignedIn()?.claims.pid
  return pid === undefined ? <NoEvents /> : <Hosted pid={pid} id={id} />
}

function Hosted({ pid, id }: { readonly pid: string; readonly id: string | null }) {
  const app = useApp()
  const now = useNow()
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
