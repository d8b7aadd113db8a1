import { publishCalendarAfter } from '../calendar/publish-calendar-after'
import { changesOfEvent, type EventDiff, eventOfSubmission, fieldsOfDiff, submissionOfEvent } from '../calendar/submissions/event-of-submission'
import { problemOfDates } from '../calendar/submissions/event-submission-fields'
import { mailGuests, newsOfChange } from '../calendar/submissions/mail-guests'
import { isTrustedOrganizer } from '../calendar/submissions/trusted-organizer'
import { withTagsForSynonyms } from '../calendar/tags/replace-tag-synonyms'
import { placesOf, placesTaken } from '../capacity/places-taken'
import { type EventSubmission, eventSubmissionStates, eventSubmissions } from '../events/event-submissions.collection'
import { type Event, events } from '../events/events.collection'
import { people } from '../people/people.collection'
import { callingPerson, defineHandler, type HandlerContext } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { transition } from '../shared/records/collection'
import type { RecordsWithin } from '../shared/records/records'
import { RuleBroken, recordOvertaken } from '../shared/records/rule-broken'
import { serializeTransactions } from '../shared/records/serialize-transactions'
import { localMoment } from '../shared/time/local-day'
import { changeEvent } from './change-event.contract'

export const changeEventHandler = defineHandler(changeEvent, async (context, { id, rev, event: entered }) => {
  const by = callingPerson(context)
  let isRetry = true
  const done = await context.once(
    async (within, { event, isTrusted, organizer, open }) => {
      isRetry = false
      const [before, submission] = [await requireOwn(within, context, id, by), open && (await within.get(eventSubmissions, open.id))]
      if (before.rev !== rev) throw recordOvertaken(before)
      const after = eventOfSubmission(event, event.dates[0]!, before.start.tz)
      const endCount = after.capacity === before.capacity ? undefined : await requireRoom(within, context, id, after.capacity)
      const { dates: _dates, ...texts } = submissionOfEvent(before)
      const { capacity: _places, ...diff } = changesOfEvent({ ...texts, start: before.start, end: before.end }, after)
      const isSame = Object.values(diff).every(([was, is]) => JSON.stringify(was) === JSON.stringify(is))
      const places = after.capacity === before.capacity ? {} : { capacity: after.capacity }
      const change = { ...places, ...(isTrusted && !isSame && fieldsOfDiff(diff, before.start.tz)) }
      endCount?.()
      if (Object.keys(change).length > 0) within.change(events, before, change)
      if (!isSame) submitChange(within, submission, { id: context.ids.next(), eventId: id, by, organizer, diff, isTrusted })
      const outcome = !isSame && !isTrusted ? ('submitted' as const) : Object.keys(change).length > 0 ? ('changed' as const) : ('same' as const)
      const told = isTrusted && !isSame ? diff : undefined
      const at = context.clock.now().toISOString()
      return { outcome, isPublic: Object.keys(change).length > 0, told, title: after.title, tz: before.start.tz, rev: rev + 1, at }
    },
    async () => {
      if (entered.dates.length !== 1) throw new Refused('invalid-argument', 'an event has one date')
      const problem = problemOfDates(entered.dates, localMoment(context.clock.now(), await context.zone()))
      if (problem) throw new RuleBroken('event-dates', { problem: problem.problem })
      const own = await context.systemRecords.find(eventSubmissions, { where: [['submittedBy', '==', by]] })
      const about = await context.systemRecords.find(eventSubmissions, { where: [['eventId', '==', id]] })
      const organizer = (await context.systemRecords.get(people, by))?.names.display ?? ''
      const open = about.find(({ status }) => status === 'pending' || status === 'changes')
      const event = await withTagsForSynonyms(context.systemRecords, entered)
      return { event, isTrusted: isTrustedOrganizer(own, context.clock.now()), organizer, open }
    },
  )
  if (done.isPublic) await publishCalendarAfter(context, { at: done.at, isRetry })
  const news = done.told && newsOfChange(done.title, done.tz, done.told)
  return { outcome: done.outcome, told: news ? await mailGuests(context, { eventId: id, rev: done.rev, ...news }) : 0 }
})

/** A public event of this host that is not over. */
export async function requireOwn(within: RecordsWithin, { clock }: HandlerContext, id: string, by: string): Promise<Event> {
  const event = await within.get(events, id)
  if (!event?.hostIds.includes(by) || event.deletedAt) throw new Refused('not-found', id)
  if (event.status !== 'published' || event.end.utc <= clock.now()) throw new RuleBroken('event-closed')
  return event
}

/** No fewer places than are taken. Returns what ends the count, after all reads. */
async function requireRoom(within: RecordsWithin, context: HandlerContext, id: string, capacity: number | undefined): Promise<() => void> {
  const end = await serializeTransactions(within, placesOf(id))
  const taken = await placesTaken(context, id)
  if (capacity !== undefined && capacity < taken) throw new RuleBroken('event-places', { taken })
  return end
}

interface Change {
  readonly id: string
  readonly eventId: string
  readonly by: string
  readonly organizer: string
  readonly diff: EventDiff
  readonly isTrusted: boolean
}

/** A change that waits for review is replaced by the next one, so that staff decide about the latest. */
function submitChange(within: RecordsWithin, open: EventSubmission | undefined, { id, eventId, by, organizer, diff, isTrusted }: Change): void {
  if (open && !isTrusted) {
    const status = open.status === 'changes' ? transition(eventSubmissionStates, open.status, 'submit') : open.status
    within.change(eventSubmissions, open, { diff, status })
  } else
    within.create(eventSubmissions, id, { eventId, submittedBy: by, organizer, diff, trusted: isTrusted, status: isTrusted ? 'approved' : 'pending' })
}
