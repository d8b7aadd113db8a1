import { mailPerson } from '../../people/mail-person'
import type { HandlerContext } from '../../shared/functions/handler'
import type { EventDiff } from './event-of-submission'
import type { EventDecision } from './review-event.contract'

/** A submission that was decided, with its event. */
export interface DecidedEvent {
  readonly id: string
  readonly personId: string
  readonly eventId: string
  readonly title: string
  readonly rev: number
  /** Set if it was a change of a public event: what changed, and the revision that it makes. */
  readonly changed?: { readonly diff: EventDiff; readonly tz: string; readonly rev: number }
}

/**
 * Mails organizers what was decided, once per revision of a submission, even if the call is repeated. Events of one organizer that are approved
 * together are one mail.
 */
export async function mailOrganizers(context: HandlerContext, decision: EventDecision, decided: readonly DecidedEvent[], reason = ''): Promise<void> {
  const organizers = new Set(decided.map(({ personId }) => personId))
  for (const personId of organizers) {
    const theirs = decided.filter(one => one.personId === personId)
    const mails = decision === 'approve' && theirs.length > 1 ? [newsOfSeveral(theirs)] : theirs.map(one => newsOf(decision, one, reason))
    for (const [at, news] of mails.entries())
      await mailPerson(context, personId, { ...news, event: `submission ${theirs[at]!.id} ${theirs[at]!.rev}` })
  }
}

const newsOfSeveral = (decided: readonly DecidedEvent[]) => ({
  subject: `${decided.length} of your events are in our calendar`,
  text: `We read these events and published them:\n\n${decided.map(({ title }) => `“${title}”`).join('\n')}\n\nVisitors find them here:`,
  link: '/calendar',
})

function newsOf(decision: EventDecision, { title, eventId, changed }: DecidedEvent, reason: string) {
  if (changed) return newsOfChange(decision, title, eventId, reason)
  switch (decision) {
    case 'approve':
      return {
        subject: `“${title}” is in our calendar`,
        text: `We read your event “${title}” and published it. Visitors find it here:`,
        link: `/events/${eventId}`,
      }
    case 'requestChanges':
      return {
        subject: `“${title}” needs a change`,
        text: `We read your event “${title}”. Before we publish it, we ask you for this:\n\n${reason}\n\nEverything you entered is still there. Change it here, then submit it again:`,
        link: `/addevent?event=${eventId}`,
      }
    case 'reject':
      return {
        subject: `“${title}” is not in our calendar`,
        text: `We read your event “${title}” and do not publish it:\n\n${reason}\n\nYou can submit another event here:`,
        link: '/addevent',
      }
  }
}

function newsOfChange(decision: EventDecision, title: string, eventId: string, reason: string) {
  switch (decision) {
    case 'approve':
      return {
        subject: `Your change of “${title}” is in our calendar`,
        text: `We read your change of “${title}” and published it. Visitors find it here:`,
        link: `/events/${eventId}`,
      }
    case 'requestChanges':
      return {
        subject: `Your change of “${title}” needs something`,
        text: `We read your change of “${title}”. Before we publish it, we ask you for this:\n\n${reason}\n\nThe event is in the calendar as it was before. Change it here:`,
        link: `/editevents?event=${eventId}`,
      }
    case 'reject':
      return {
        subject: `Your change of “${title}” is not in our calendar`,
        text: `We read your change of “${title}” and do not publish it:\n\n${reason}\n\nThe event stays as it was before:`,
        link: `/events/${eventId}`,
      }
  }
}
