import { type Event, publicEventStates } from '../events/events.collection'
import { callerOf, type HandlerContext } from '../shared/functions/handler'
import { isScoped } from '../shared/records/policy'

/** Whether the caller lets guests in: the hosts of a public event, and staff of the scope content. */
export function mayCheckInGuests(context: HandlerContext, event: Event | undefined): event is Event {
  const { claims } = callerOf(context)
  const isPublic = event !== undefined && !event.deletedAt && publicEventStates.some(state => state === event.status)
  return isPublic && ((claims.pid !== undefined && event.hostIds.includes(claims.pid)) || isScoped(claims, 'content'))
}
