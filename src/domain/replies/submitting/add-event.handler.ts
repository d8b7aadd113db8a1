import { publishCalendarAfter } from '../../calendar/publish-calendar-after'
import { changesOfEvent, eventOfSubmission } from '../../calendar/submissions/event-of-submission'
import { problemOfDates } from '../../calendar/submissions/event-submission-fields'
import { withTagsForSynonyms } from '../../calendar/tags/replace-tag-synonyms'
import { eventSubmissions } from '../../events/event-submissions.collection'
import { events } from '../../events/events.collection'
import { editions } from '../../guide/editions.collection'
import { mailAddress } from '../../people/mail-person'
import { type Person, people } from '../../people/people.collection'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { localMoment } from '../../shared/time/local-day'
import { createTicket, ticketAtPrice } from '../../shop/tickets/ticket-of-event'
import { addEvent } from './add-event.contract'

export const addEventHandler = defineHandler(addEvent, async (context, { event: entered, organizerId, publish, ticket: sold }) => {
  let isRetry = true
  const { ids, at, tellsId } = await context.once(
    async (within, { event, tz, organizer, ticket }) => {
      isRetry = false
      const waits = organizer ? 'pending' : 'draft'
      const made = event.dates.map(date => {
        const id = context.ids.next()
        const data = eventOfSubmission(event, date, tz)
        if (ticket) createTicket(within, id, data, ticket)
        within.create(events, id, {
          ...data,
          ...(ticket && { hasTicket: true }),
          hostIds: organizer ? [organizer.id] : [],
          status: publish ? 'published' : waits,
        })
        if (organizer && !publish) {
          const { id: submittedBy, names } = organizer
          const submission = { eventId: id, submittedBy, organizer: names.display, diff: changesOfEvent(undefined, data), trusted: false }
          within.create(eventSubmissions, context.ids.next(), { ...submission, status: 'pending' })
        }
        return id
      })
      return { ids: made, at: context.clock.now().toISOString(), tellsId: publish ? (organizer?.id ?? '') : '' }
    },
    async () => {
      const tz = await context.zone()
      const problem = problemOfDates(entered.dates, localMoment(context.clock.now(), tz))
      if (problem) throw new RuleBroken('event-dates', { problem: problem.problem })
      if (entered.editionId !== undefined && !(await context.systemRecords.get(editions, entered.editionId)))
        throw new RuleBroken('edition-missing', { editionId: entered.editionId })
      if (sold && !publish) throw new RuleBroken('event-ticket-draft')
      const ticket = ticketAtPrice(entered.price, sold)
      const event = await withTagsForSynonyms(context.systemRecords, entered)
      return { event, tz, ticket, organizer: organizerId === undefined ? undefined : await organizerOf(context, organizerId) }
    },
  )
  if (publish) await publishCalendarAfter(context, { at, isRetry })
  if (tellsId) await tellOrganizer(context, await organizerOf(context, tellsId), entered.title, ids[0]!)
  return { ids }
})

async function organizerOf({ systemRecords }: HandlerContext, id: string): Promise<Person> {
  const person = await systemRecords.get(people, id)
  if (person?.status !== 'active') throw new Refused('not-found', id)
  return person
}

async function tellOrganizer({ mailer }: HandlerContext, organizer: Person, title: string, eventId: string): Promise<void> {
  const to = mailAddress(organizer)
  if (to === undefined) return
  await mailer.send({
    to,
    subject: `“${title}” is in our calendar`,
    text: `We entered “${title}” for you and published it. Visitors find it here:`,
    link: `/events/${eventId}`,
    event: `event added ${eventId}`,
  })
}
