import { publishCalendarAfter } from '../../calendar/publish-calendar-after'
import { isTrustedOrganizer } from '../../calendar/submissions/trusted-organizer'
import { eventSubmissions } from '../../events/event-submissions.collection'
import { type Event, events } from '../../events/events.collection'
import { callerOf } from '../../shared/functions/caller'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf } from '../../shared/records/collection'
import { isScoped } from '../../shared/records/policy'
import { RuleBroken } from '../../shared/records/rule-broken'
import { shortened } from '../../shared/text/shortened'
import { products } from '../products.collection'
import { isSellable } from './follow-events.job'
import { type EventTicket, setEventTicket, ticketScopes } from './set-event-ticket.contract'
import { placeSku } from './ticket-lines'

export const setEventTicketHandler = defineHandler(setEventTicket, async (context, { eventId, ticket }) => {
  const { claims } = callerOf(context)
  const isStaff = ticketScopes.some(name => isScoped(claims, name))
  let isRetry = true
  const at = await context.once(
    async (within, { isTrusted }) => {
      isRetry = false
      const [event, before] = [await within.get(events, eventId), await within.get(products, eventId)]
      const isHost = claims.pid !== undefined && event?.hostIds.includes(claims.pid)
      if (!event || event.deletedAt || !(isStaff || isHost)) throw new Refused('not-found', eventId)
      if (!isStaff && !isTrusted) throw new RuleBroken('event-ticket-trusted')
      const now = context.clock.now()
      if (!isSellable(event, now) || before?.status === 'archived') throw new RuleBroken('event-closed')
      within.change(events, event, { price: ticket.price, hasTicket: true })
      const product = productOf(event, ticket)
      if (before) within.change(products, before, product)
      else within.create(products, eventId, omitUndefined<DataOf<typeof products>>({ ...product, kind: 'ticket', order: 100, status: 'live' }))
      return now.toISOString()
    },
    async () => {
      if (ticket.from !== undefined && ticket.until !== undefined && ticket.until < ticket.from) throw new RuleBroken('event-ticket-days')
      if (isStaff || claims.pid === undefined) return { isTrusted: isStaff }
      const own = await context.systemRecords.find(eventSubmissions, { where: [['submittedBy', '==', claims.pid]] })
      return { isTrusted: isTrustedOrganizer(own, context.clock.now()) }
    },
  )
  await publishCalendarAfter(context, { at, isRetry })
  return {}
})

const productOf = ({ title, summary, imageId, membersOnly }: Event, { price, memberPrice, from, until }: EventTicket) => ({
  title: shortened(title, 90),
  summary,
  imageId,
  variants: [omitUndefined<DataOf<typeof products>['variants'][number]>({ sku: placeSku, label: 'One place', price, memberPrice })],
  memberOnly: membersOnly === true,
  from,
  until,
})
