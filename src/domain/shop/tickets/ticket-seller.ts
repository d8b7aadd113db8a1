import { isTrustedOrganizer } from '../../calendar/submissions/trusted-organizer'
import { eventSubmissions } from '../../events/event-submissions.collection'
import type { Event } from '../../events/events.collection'
import { callerOf, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { isScoped } from '../../shared/records/policy'
import { RuleBroken } from '../../shared/records/rule-broken'
import { ticketScopes } from './set-event-ticket.contract'

/** Asked before the transaction; the answer refuses, within it, an event whose places the caller may not sell. */
export async function ticketSeller(context: HandlerContext): Promise<(eventId: string, event: Event | undefined) => Event> {
  const { claims } = callerOf(context)
  const { pid } = claims
  const isStaff = ticketScopes.some(name => isScoped(claims, name))
  const own = isStaff || pid === undefined ? [] : await context.systemRecords.find(eventSubmissions, { where: [['submittedBy', '==', pid]] })
  const isTrusted = isTrustedOrganizer(own, context.clock.now())
  return (eventId, event) => {
    const isHost = pid !== undefined && event?.hostIds.includes(pid)
    if (!event || event.deletedAt || !(isStaff || isHost)) throw new Refused('not-found', eventId)
    if (!isStaff && !isTrusted) throw new RuleBroken('event-ticket-trusted')
    return event
  }
}
