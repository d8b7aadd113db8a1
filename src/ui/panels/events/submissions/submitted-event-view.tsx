import { Suspense } from 'react'
import { type ClashCandidate, ClashCandidates } from '../../../../domain/calendar/submissions/clash-candidates'
import { decisionsOf } from '../../../../domain/calendar/submissions/trusted-organizer'
import { checksOf, clashesOf, doublesOf } from '../../../../domain/events/event-checks'
import { type EventSubmission, eventSubmissions } from '../../../../domain/events/event-submissions.collection'
import { type Event, events } from '../../../../domain/events/events.collection'
import { type App, type LiveQuery, useApp, useLiveQuery } from '../../../app-services/app-context'
import { counted } from '../../../kit/counted'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { ShareByLink } from '../../../private-links/share-by-link'
import { useNow } from '../../../queries/clock.queries'
import { readingQuery } from '../../../queries/query-of-reading'
import { recordQuery, recordsQuery } from '../../../queries/record.queries'
import { Link } from '../../../routing/link'
import type { QueueViewProps } from '../../engine/queue/queue-spec'
import { EventChanges } from './event-changes'
import css from './submissions.module.css'

const checkText = {
  past: 'It is over.',
  place: 'It has no address and no link, so visitors cannot find it.',
  summary: 'It has no summary.',
  tags: 'It has no tags, so no filter of the calendar finds it.',
  'price-words': 'The text speaks of money, but no price is entered.',
} as const

/** In milliseconds. */
const day = 86_400_000

const standingEvents = (app: App): LiveQuery<readonly ClashCandidate[]> =>
  readingQuery(['events', 'standing'], async () => (await app.services()).get(ClashCandidates).all())

/** A submitted event, or what changed in it; what to check; other events that it may collide with; and how its organizer's earlier ones were decided. */
export function SubmittedEventView({ row }: QueueViewProps<EventSubmission>) {
  const app = useApp()
  // Followed here, outside of what waits for each event: so they are read once, and not again at each key.
  const standing = useLiveQuery(standingEvents(app))
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <SubmittedEvent row={row} standing={standing} />
    </Suspense>
  )
}

interface SubmittedEventProps extends QueueViewProps<EventSubmission> {
  readonly standing: readonly ClashCandidate[]
}

function SubmittedEvent({ row, standing }: SubmittedEventProps) {
  const event = useLiveQuery(recordQuery(useApp(), events, row.eventId))
  if (!event) return <p>The event was deleted. Reject it, and say why.</p>
  return (
    <div className={css.view}>
      <EventChanges diff={row.diff} event={event} />
      <Hints event={event} standing={standing} />
      <Link to={`/temp/${event.id}`}>Look at its page</Link>
      <ShareByLink kind="event" of={event.id} />
      <Organizer personId={row.submittedBy} except={row.id} />
    </div>
  )
}

const instantOf = ({ start }: { readonly start: { readonly local: string } }) => Date.parse(`${start.local}Z`)

function Hints({ event, standing }: { readonly event: Event } & Pick<SubmittedEventProps, 'standing'>) {
  const now = useNow()
  // Names of places and titles are spelled in several ways: they are compared with those near in time alone.
  const others = standing.filter(other => Math.abs(instantOf(other) - instantOf(event)) <= day)
  const texts = new Set([
    ...checksOf(event, now).map(check => checkText[check]),
    ...doublesOf(event, others).map(
      ({ isPublic }) => `An event with this title on the same day is ${isPublic ? 'in the calendar' : 'waiting'} already.`,
    ),
    ...clashesOf(event, others).map(({ title, start }) => `“${title}” begins at the same place at ${start.local.slice(11)}.`),
  ])
  if (texts.size === 0) return <p>Nothing is missing, and no other event is in its way.</p>
  return (
    <ul aria-label="To check" className={css.hints}>
      {[...texts].map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function Organizer({ personId, except }: { readonly personId: string; readonly except: string }) {
  const app = useApp()
  const now = useNow()
  const all = useLiveQuery(recordsQuery(app, eventSubmissions, { where: [['submittedBy', '==', personId]] }))
  const { approved, rejected } = decisionsOf(
    all.filter(({ id }) => id !== except),
    now,
  )
  return (
    <p>
      {approved + rejected === 0
        ? 'None of their events was decided in the last twelve months.'
        : `In the last twelve months ${counted(approved, 'event was', 'events were')} approved and ${counted(rejected, 'event was', 'events were')} rejected.`}
    </p>
  )
}
