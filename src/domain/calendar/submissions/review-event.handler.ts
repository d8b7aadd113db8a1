import { type EventSubmission, eventSubmissions } from '../../events/event-submissions.collection'
import { type Event, events } from '../../events/events.collection'
import { titleOfSubmission } from '../../events/title-of-submission'
import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { type BrokenRule, RuleBroken } from '../../shared/records/rule-broken'
import { noteDecidedEvents } from '../publish-decided-events.job'
import { fieldsOfDiff } from './event-of-submission'
import { mailGuests, newsOfChange } from './mail-guests'
import { type DecidedEvent, mailOrganizers } from './mail-organizers'
import { type EventDecision, reviewEvent } from './review-event.contract'

/**
 * A new event takes the same step as its submission, except that an approved one is published. A public event stays public: an approved change
 * of it is applied, and those who come are told.
 */
const eventStep = { approve: 'publish', requestChanges: 'requestChanges', reject: 'reject' } as const

export const reviewEventHandler = defineHandler(reviewEvent, async (context, input) => {
  const by = callingPerson(context)
  const { decision, items } = input
  const reason = 'reason' in input ? input.reason : undefined
  const { decided, left } = await context.once(async within => {
    // All reads come before the first write, as transactions require.
    const read = await Promise.all(
      [...new Map(items.map(item => [item.id, item])).values()].map(async ({ id, rev }) => {
        const submission = await within.get(eventSubmissions, id)
        return { id, rev, submission, event: submission && (await within.get(events, submission.eventId)) }
      }),
    )
    const done: DecidedEvent[] = []
    const skipped: { id: string; rule: BrokenRule }[] = []
    for (const { id, rev, submission, event } of read) {
      const rule = whyNot({ decision, by, rev, submission, event, now: context.clock.now() })
      if (rule || !submission) {
        skipped.push({ id, rule: rule ?? 'record-overtaken' })
        continue
      }
      within.move(eventSubmissions, submission, decision, { reviewerId: by, reason })
      const isChange = event !== undefined && event.status !== 'pending'
      if (isChange && decision === 'approve') within.change(events, event, fieldsOfDiff(submission.diff, event.start.tz))
      else if (event && !isChange && !event.deletedAt) within.move(events, event, eventStep[decision])
      const { submittedBy: personId, eventId, rev: before } = submission
      const changed = isChange ? { diff: submission.diff, tz: event.start.tz, rev: event.rev + 1 } : undefined
      done.push({ id, personId, eventId, title: event?.title ?? titleOfSubmission(submission), rev: before + 1, ...(changed && { changed }) })
    }
    if (done.length === 0) throw skipped.length > 0 ? new RuleBroken(skipped[0]!.rule) : new Refused('not-found', 'no submission')
    return { decided: done, left: skipped }
  })
  if (decision === 'approve') await noteDecidedEvents(context)
  await mailOrganizers(context, decision, decided, reason)
  if (decision === 'approve')
    for (const { eventId, title, changed } of decided) {
      const news = changed && newsOfChange(title, changed.tz, changed.diff)
      if (news) await mailGuests(context, { eventId, rev: changed.rev, ...news })
    }
  return { decided: decided.map(({ id }) => id), left }
})

interface Seen {
  readonly decision: EventDecision
  readonly by: string
  readonly rev: number
  readonly submission: EventSubmission | undefined
  readonly event: Event | undefined
  readonly now: Date
}

/** The rule that keeps a submission from being decided. One whose event was deleted can only be rejected. */
function whyNot({ decision, by, rev, submission, event, now }: Seen): BrokenRule | undefined {
  if (!submission || submission.rev !== rev || submission.status !== 'pending') return 'record-overtaken'
  if (submission.submittedBy === by || event?.hostIds.includes(by)) return 'event-own'
  // A change of a public event is decided while it is public.
  if (event && event.status !== 'pending' && event.status !== 'published' && decision === 'approve') return 'record-overtaken'
  if (!event || event.deletedAt) return decision === 'reject' ? undefined : 'record-overtaken'
  return decision === 'approve' && event.end.utc <= now ? 'event-over' : undefined
}
