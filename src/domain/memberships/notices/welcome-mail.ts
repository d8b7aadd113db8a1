import type { Mail } from '../../../ports/mailer'
import { dayText } from '../../shared/time/day-text'

interface Welcome {
  readonly to: string
  readonly organisation: string
  /** Name of the membership and its level. */
  readonly name: string
  /** Number of people for whom it is. */
  readonly seats: number
  readonly start: string
  readonly end: string
  /** Whether they were no member before. */
  readonly isFirst: boolean
}

/** Tells somebody whom staff added which membership they have, its days, and where to find it. */
export function welcomeMail({ to, organisation, name, seats, start, end, isFirst }: Welcome): Omit<Mail, 'event'> {
  return {
    to,
    subject: isFirst ? `Welcome as a member of ${organisation}` : `Your membership of ${organisation} goes on`,
    text: [
      isFirst ? `You are a member of ${organisation} now. We are glad to have you.` : `We added a term to your membership of ${organisation}.`,
      `Your membership (${name}) runs from ${dayText(start)} to ${dayText(end)}.`,
      'To see it and your member card, join with this email address, or sign in. Then open Membership in your dashboard.',
      ...(seats > 1 ? [`It is for ${seats} people. You can invite the others there.`] : []),
    ].join('\n\n'),
    link: '/dashboard/membership',
  }
}
