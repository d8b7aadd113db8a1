import { isTrustedOrganizer } from '../../../../domain/calendar/submissions/trusted-organizer'
import type { Event } from '../../../../domain/events/events.collection'
import { useApp } from '../../../app-services/app-context'
import { useLiveQuery } from '../../../app-services/live-query'
import TicketPart from '../../../event-form/ticket-part'
import { hostQueries } from '../../../event-replies/host.queries'

interface HostTicketsProps {
  readonly event: Event
  readonly pid: string
  readonly now: Date
}

/** Only hosts whose events need no review sell places themselves; for others, staff do. */
export default function HostTickets({ event, pid, now }: HostTicketsProps) {
  const submitted = useLiveQuery(hostQueries(useApp()).allSubmissions(pid))
  return isTrustedOrganizer(submitted, now) ? <TicketPart event={event} /> : null
}
