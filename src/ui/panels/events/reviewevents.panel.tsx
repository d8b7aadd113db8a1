import { maxEventsReviewed, reviewEvent } from '../../../domain/calendar/submissions/review-event.contract'
import { type EventSubmission, eventSubmissions } from '../../../domain/events/event-submissions.collection'
import { titleOfSubmission } from '../../../domain/events/title-of-submission'
import { chunked } from '../../../domain/shared/chunked'
import { Callables } from '../../../domain/shared/functions/callables'
import { reasonField } from '../../../domain/shared/functions/reason'
import type { Services } from '../../../domain/shared/functions/service'
import { counted } from '../../kit/counted'
import { callAction } from '../engine/actions/call-action'
import type { AskedDecision, PanelAction, Reasoned } from '../engine/panel-spec'
import { queuePanel } from '../engine/queue/queue-panel'
import { publishCalendarSoon } from './publish-calendar-soon'
import { SubmittedEventView } from './submissions/submitted-event-view'

const items = (rows: readonly EventSubmission[]) => rows.map(({ id, rev }) => ({ id, rev }))

async function approve(rows: readonly EventSubmission[], services: Services) {
  let done = 0
  for (const some of chunked(rows, maxEventsReviewed)) {
    const input = { decision: 'approve' as const, items: items(some) }
    done += (await services.get(Callables).call(reviewEvent, input)).decided.length
  }
  publishCalendarSoon(services)
  const left = rows.length - done
  const message = `${counted(done, 'event is', 'events are')} published, and in the calendar in a moment. The organizers were told by mail.`
  return {
    message: left === 0 ? message : `${message} ${counted(left, 'event is', 'events are')} over, your own or changed meanwhile, and still waiting.`,
  }
}

const decline = (event: 'requestChanges' | 'reject', made: AskedDecision<EventSubmission, Reasoned>): PanelAction<EventSubmission> =>
  callAction(reviewEvent)({
    ...made,
    on: 'one',
    event,
    input: (_, { reason }, rows) => ({ decision: event, items: items(rows), reason }),
    done: event === 'reject' ? 'Rejected. The organizer was told why.' : 'Sent back. The organizer was told what to change.',
  })

/** Submitted events, the longest waiting first; decided ones can still be viewed. */
export default queuePanel(eventSubmissions, {
  title: titleOfSubmission,
  waits: ({ status }) => status === 'pending',
  since: ({ updatedAt }) => updatedAt,
  due: 72,
  facts: ['organizer', 'createdAt', 'status', 'reviewerId', 'reason'],
  view: SubmittedEventView,
  actions: [
    { label: 'Approve', on: 'both', key: 'a', event: 'approve', rule: reviewEvent.access, run: approve },
    decline('requestChanges', {
      label: 'Ask for changes',
      key: 'c',
      ask: {
        title: 'Ask for changes to this event',
        what: 'They are mailed your sentence with a link to change the event and submit it again.',
        fields: { reason: reasonField('What is to be changed?') },
        notes: [
          'Please add the address, so that visitors find it.',
          'Please say what it costs, or that it is free.',
          'Please shorten the summary to what happens and for whom.',
        ],
      },
    }),
    decline('reject', {
      label: 'Reject',
      key: 'r',
      ask: {
        title: 'Reject this event',
        what: 'They are mailed your sentence. The event cannot be submitted again; they can submit another.',
        fields: { reason: reasonField('Why is it not published?') },
        notes: ['Our calendar is for art in this city, and this event is about something else.', 'This event is in our calendar already.'],
      },
    }),
  ],
  empty: 'Every submitted event is decided',
  comesFrom: { says: 'Events that people submit wait here until you decide.', link: 'Look at the form', to: '/addevent' },
})
