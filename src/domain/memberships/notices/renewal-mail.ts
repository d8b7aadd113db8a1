import type { Mail } from '../../../ports/mailer'
import { dollarText } from '../../shared/text/dollar-text'
import { dayText } from '../../shared/time/day-text'
import type { NoticeStage } from './notice-stage'

export interface Renewal {
  readonly membershipId: string
  readonly to: string
  /** Name of the membership. */
  readonly name: string
  readonly lastDay: string
  readonly stage: NoticeStage
  /** For automatic renewal: its price and the card's last digits. */
  readonly renews?: { readonly cents: number; readonly last4?: string }
  /** The address where it can be renewed, if it is still sold. */
  readonly renewAt?: string
}

/** The notice that a membership ends or has ended, once per last day and stage. */
export function renewalMail(renewal: Renewal, organisation: string): Mail {
  const { membershipId, to, name, lastDay, stage, renewAt, renews } = renewal
  if (renews && stage !== 'over') return selfRenewalMail(renewal, renews, organisation)
  const isOver = stage === 'over'
  return {
    to,
    subject: isOver ? `Your membership of ${organisation} has ended` : `Your membership of ${organisation} ends on ${dayText(lastDay)}`,
    text: [
      isOver ? `Your membership (${name}) ended on ${dayText(lastDay)}.` : `Your membership (${name}) lasts until ${dayText(lastDay)}.`,
      isOver
        ? 'If you renew it, the new term begins on the day you pay.'
        : 'If you renew it before then, the new term begins on the day after, so you lose no day.',
      'If you have renewed it since, you can ignore this mail.',
    ].join('\n\n'),
    ...(renewAt && { link: renewAt }),
    event: `renewal ${membershipId} ${lastDay} ${stage}`,
  }
}

/** The notice of an automatic renewal, and how to stop it. */
function selfRenewalMail(
  { membershipId, to, name, lastDay, stage }: Renewal,
  { cents, last4 }: NonNullable<Renewal['renews']>,
  organisation: string,
): Mail {
  const price = dollarText(cents)
  const card = last4 === undefined ? 'your card' : `your card ending in ${last4}`
  return {
    to,
    subject: `Your membership of ${organisation} renews itself on ${dayText(lastDay)}`,
    text: [
      `Your membership (${name}) lasts until ${dayText(lastDay)}. On that day we charge ${card} ${price} for the next term, which begins on the day after.`,
      'If the price changes before then, you pay the price of that day.',
      'To stop it, switch it off in your dashboard under Membership before that day. There you can also enter another card.',
    ].join('\n\n'),
    link: '/dashboard/membership',
    event: `renewal ${membershipId} ${lastDay} ${stage}`,
  }
}
