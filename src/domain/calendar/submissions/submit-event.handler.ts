import { type EventSubmission, eventSubmissionStates, eventSubmissions } from '../../events/event-submissions.collection'
import { eventStates, events } from '../../events/events.collection'
import { people } from '../../people/people.collection'
import { callingPerson } from '../../shared/functions/caller'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { transition } from '../../shared/records/state-machine'
import { localMoment } from '../../shared/time/local-day'
import { publishCalendarAfter } from '../publish-calendar-after'
import { withMeantTags } from '../tags/meant-tags'
import { changesOfEvent, eventOfSubmission, submissionOfEvent } from './event-of-submission'
import { problemOfDates, submittedEventFields } from './event-submission-fields'
import { type SubmittedEvent, submitEvent } from './submit-event.contract'
import { isTrustedOrganizer } from './trusted-organizer'

export const submitEventHandler = defineHandler(submitEvent, async (context, { eventId, event: entered }) => {
  const by = callingPerson(context)
  let isRetry = true
  const { ids, isPublished, at } = await context.once(
    async (within, { event, former, isTrusted, ...known }) => {
      isRetry = false
      const submitted =
        eventId === undefined
          ? createAll(within, { event, by, ...known, isTrusted, newId: () => context.ids.next() })
          : await submitAgain(within, { event, by, ...known, eventId, former })
      return { ...submitted, at: context.clock.now().toISOString() }
    },
    async () => {
      const tz = await context.zone()
      const problem = problemOfDates(entered.dates, localMoment(context.clock.now(), tz))
      if (problem) throw new RuleBroken('event-dates', { problem: problem.problem })
      const own = await context.systemRecords.find(eventSubmissions, { where: [['submittedBy', '==', by]] })
      const organizer = (await context.systemRecords.get(people, by))?.names.display ?? ''
      const former = own.find(one => one.eventId === eventId && one.status === 'changes')
      const event = await withMeantTags(context.systemRecords, entered)
      return { event, tz, organizer, former, isTrusted: isTrustedOrganizer(own, context.clock.now()) }
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
  readonly newId: () => string
}

function createAll(within: RecordsWithin, { event, by, tz, organizer, isTrusted, newId }: New) {
  const ids = event.dates.map(date => {
    const id = newId()
    const data = eventOfSubmission(event, date, tz)
    within.create(events, id, { ...data, hostIds: [by], status: isTrusted ? 'published' : 'pending' })
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
  if (!submission) throw new RuleBroken('record-overtaken')
  const after = eventOfSubmission(event, event.dates[0]!, tz)
  // What was emptied in the form is emptied in the event.
  const { dates: _dates, ...texts } = submittedEventFields
  const emptied = Object.fromEntries(Object.keys(texts).map(name => [name, undefined]))
  const { dates: _former, ...formerTexts } = submissionOfEvent(before)
  within.change(events, before, { ...emptied, ...after, status })
  within.change(eventSubmissions, submission, {
    status: transition(eventSubmissionStates, submission.status, 'submit'),
    diff: changesOfEvent({ ...formerTexts, start: before.start, end: before.end }, after),
  })
  return { ids: [eventId], isPublished: false }
}
