import { publishCalendarAfter } from '../../calendar/publish-calendar-after'
import { changesOfEvent, eventOfSubmission, submissionOfEvent } from '../../calendar/submissions/event-of-submission'
import { problemOfDates, type SubmittedEvent, submittedEventFields } from '../../calendar/submissions/event-submission-fields'
import { isTrustedOrganizer } from '../../calendar/submissions/trusted-organizer'
import { withTagsForSynonyms } from '../../calendar/tags/replace-tag-synonyms'
import { type EventSubmission, eventSubmissions } from '../../events/event-submissions.collection'
import { eventStates, events } from '../../events/events.collection'
import { people } from '../../people/people.collection'
import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { transition } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { localMoment } from '../../shared/time/local-day'
import type { EventTicket } from '../../shop/tickets/set-event-ticket.contract'
import { createTicket, ticketAtPrice } from '../../shop/tickets/ticket-of-event'
import { submitEvent } from './submit-event.contract'

export const submitEventHandler = defineHandler(submitEvent, async (context, { eventId, event: entered, ticket: sold }) => {
  const by = callingPerson(context)
  let isRetry = true
  const { ids, isPublished, at } = await context.once(
    async (within, { event, former, isTrusted, ticket, ...known }) => {
      isRetry = false
      const submitted =
        eventId === undefined
          ? createAll(within, { event, by, ...known, isTrusted, ticket, newId: () => context.ids.next() })
          : await submitAgain(within, { event, by, ...known, eventId, former })
      return { ...submitted, at: context.clock.now().toISOString() }
    },
    async () => {
      const tz = await context.zone()
      const problem = problemOfDates(entered.dates, localMoment(context.clock.now(), tz))
      if (problem) throw new RuleBroken('event-dates', { problem: problem.problem })
      const ticket = ticketAtPrice(entered.price, sold)
      const own = await context.systemRecords.find(eventSubmissions, { where: [['submittedBy', '==', by]] })
      const organizer = (await context.systemRecords.get(people, by))?.names.display ?? ''
      const former = own.find(one => one.eventId === eventId && one.status === 'changes')
      const event = await withTagsForSynonyms(context.systemRecords, entered)
      const isTrusted = isTrustedOrganizer(own, context.clock.now())
      if (ticket && (eventId !== undefined || !isTrusted)) throw new RuleBroken('event-ticket-trusted')
      return { event, tz, organizer, former, isTrusted, ticket }
    },
  )
  if (isPublished) await publishCalendarAfter(context, { at, isRetry })
  return { ids, isPublished }
})

interface Submitting {
  readonly event: SubmittedEvent
  readonly by: string
  readonly tz: string
}

interface New extends Submitting {
  readonly organizer: string
  readonly isTrusted: boolean
  readonly ticket: EventTicket | undefined
  readonly newId: () => string
}

function createAll(within: RecordsWithin, { event, by, tz, organizer, isTrusted, ticket, newId }: New) {
  const ids = event.dates.map(date => {
    const id = newId()
    const data = eventOfSubmission(event, date, tz)
    within.create(events, id, { ...data, ...(ticket && { hasTicket: true }), hostIds: [by], status: isTrusted ? 'published' : 'pending' })
    if (ticket) createTicket(within, id, data, ticket)
    const status = isTrusted ? 'approved' : 'pending'
    within.create(eventSubmissions, newId(), {
      eventId: id,
      submittedBy: by,
      organizer,
      diff: changesOfEvent(undefined, data),
      trusted: isTrusted,
      status,
    })
    return id
  })
  return { ids, isPublished: isTrusted }
}

interface Again extends Submitting {
  readonly eventId: string
  readonly former: EventSubmission | undefined
}

/** What was sent back is read again, whoever submits it. */
async function submitAgain(within: RecordsWithin, { event, by, tz, eventId, former }: Again) {
  const [before, submission] = [await within.get(events, eventId), former && (await within.get(eventSubmissions, former.id))]
  if (!before?.hostIds.includes(by)) throw new Refused('not-found', eventId)
  if (event.dates.length !== 1) throw new Refused('invalid-argument', 'an event has one date')
  const status = transition(eventStates, before.status, 'submit')
  if (!submission) throw recordOvertaken()
  const after = eventOfSubmission(event, event.dates[0]!, tz)
  // What was emptied in the form is emptied in the event.
  const { dates: _dates, ...texts } = submittedEventFields
  const emptied = Object.fromEntries(Object.keys(texts).map(name => [name, undefined]))
  const { dates: _former, ...formerTexts } = submissionOfEvent(before)
  within.change(events, before, { ...emptied, ...after, status })
  within.move(eventSubmissions, submission, 'submit', { diff: changesOfEvent({ ...formerTexts, start: before.start, end: before.end }, after) })
  return { ids: [eventId], isPublished: false }
}
