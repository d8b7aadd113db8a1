import { events, publicEventStates } from '../events/events.collection'
import { callerOf } from '../shared/functions/caller'
import { defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { isScoped } from '../shared/records/policy'
import { isMember } from './is-member'
import { openEventLink } from './open-event-link.contract'

export const openEventLinkHandler = defineHandler(openEventLink, async (context, { id }) => {
  const event = await context.records.get(events, id)
  if (!event || event.deletedAt || !publicEventStates.some(state => state === event.status)) throw new Refused('not-found', id)
  const { claims } = callerOf(context)
  const isTheirs = claims.pid !== undefined && event.hostIds.includes(claims.pid)
  const mayOpen =
    !event.membersOnly ||
    isTheirs ||
    isScoped(claims, 'content') ||
    isScoped(claims, 'guide') ||
    (claims.pid !== undefined && (await isMember(context.records, claims.pid, await context.today())))
  return mayOpen ? { outcome: 'open' as const, ...(event.onlineUrl && { link: event.onlineUrl }) } : { outcome: 'members-only' as const }
})
