import { events, publicEventStates } from '../events/events.collection'
import { rsvps } from '../events/rsvps.collection'
import { callerOf, defineHandler, type HandlerContext } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { isScoped } from '../shared/records/policy'
import { isMember } from './is-member'
import { openEventLink } from './open-event-link.contract'

export const openEventLinkHandler = defineHandler(openEventLink, async (context, { id }) => {
  const event = await context.records.get(events, id)
  if (!event || event.deletedAt || !publicEventStates.some(state => state === event.status)) throw new Refused('not-found', id)
  const { claims } = callerOf(context)
  const link = { outcome: 'open' as const, ...(event.onlineUrl && { link: event.onlineUrl }) }
  const isStaff = isScoped(claims, 'content') || isScoped(claims, 'guide')
  if (isStaff || (claims.pid !== undefined && event.hostIds.includes(claims.pid))) return link
  if (event.membersOnly && !(claims.pid !== undefined && (await isMember(context.records, claims.pid, await context.today()))))
    return { outcome: 'members-only' as const }
  return claims.pid !== undefined && (await comes(context, id, claims.pid)) ? link : { outcome: 'reply-first' as const }
})

async function comes({ systemRecords }: HandlerContext, eventId: string, personId: string): Promise<boolean> {
  const own = await systemRecords.find(rsvps, {
    where: [
      ['eventId', '==', eventId],
      ['personId', '==', personId],
    ],
  })
  return own.some(({ status }) => status === 'going' || status === 'attended')
}
