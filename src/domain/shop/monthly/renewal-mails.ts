import type { StoredMonthlyGift } from '../../giving/subscriptions.collection'
import { dollarText } from '../../shared/text/dollar-text'
import { dayText } from '../../shared/time/day-text'
import type { PayerMail } from '../payments/mail-payer'
import { cardEndsEvent, cardEndsText, type MonthlyMailFacts, type MonthlyMails } from './monthly-mails'

const stopIt = 'You can switch this off whenever you like, in your dashboard under Membership.'
const onceOver = 'What you paid for stays as it is. You can renew your membership yourself at any time.'

/** A mail to a member, with a link to their membership. */
export const membershipMail = ({ to }: MonthlyMailFacts, subject: string, event: string, ...text: readonly string[]): PayerMail => ({
  to,
  subject,
  text: text.join('\n\n'),
  link: '/dashboard/membership',
  event,
})

const begun = (of: StoredMonthlyGift, told: MonthlyMailFacts): PayerMail =>
  membershipMail(
    told,
    `Your membership of ${told.organisation} renews itself`,
    `renewal begun ${of.id}`,
    `Your membership (${told.purpose}) renews itself${of.nextOn === undefined ? '' : ` on ${dayText(of.nextOn)}, its last day`}. On that day we charge your card for one more term, at the price of then. Now it is ${dollarText(of.amountCents)}.`,
    `We remind you 30 days before. ${stopIt}`,
  )

interface Declined {
  /** What was to be paid for. */
  readonly next: 'month' | 'term'
  /** The charge, as a subject names it. */
  readonly charge: 'payment for' | 'renewal of'
  readonly notDone: 'was not paid' | 'was not renewed'
  /** What the member is told after the last try. */
  readonly over: readonly string[]
  /** What the member can do about further tries. */
  readonly choice: string
}

/** Sent once for each declined charge. */
export const membershipFailed =
  ({ next, charge, notDone, over, choice }: Declined) =>
  (of: StoredMonthlyGift, told: MonthlyMailFacts): PayerMail => {
    const event = `renewal failed ${of.id} ${of.month} ${of.failures}`
    const declined = `Your bank declined ${dollarText(of.amountCents)} for the next ${next} of your membership (${told.purpose}). You have not been charged.`
    if (of.status === 'cancelled') return membershipMail(told, `Your membership of ${told.organisation} ${notDone}`, event, declined, ...over)
    return membershipMail(
      told,
      `The ${charge} your membership of ${told.organisation} did not go through`,
      event,
      declined,
      `${of.nextOn === undefined ? '' : `We try again on ${dayText(of.nextOn)}. `}If your card has changed, enter the new one in your dashboard under Membership.`,
      choice,
    )
  }

const failed = membershipFailed({
  next: 'term',
  charge: 'renewal of',
  notDone: 'was not renewed',
  over: ['We tried your card several times. We will not try it again, and your membership does not renew itself any more.', onceOver],
  choice: stopIt,
})

/** The same for a membership that renews itself and one that is paid by the month, but for what its member can do about it. */
export const membershipCardEnds = (choice: string) => (of: StoredMonthlyGift, told: MonthlyMailFacts) =>
  membershipMail(
    told,
    `The card for your membership of ${told.organisation} ends soon`,
    cardEndsEvent(of),
    cardEndsText(of),
    `Enter your new card in your dashboard under Membership, so that your membership (${told.purpose}) goes on.`,
    choice,
  )

const closed = (of: StoredMonthlyGift, told: MonthlyMailFacts): PayerMail =>
  membershipMail(told, `Your membership of ${told.organisation} does not renew itself any more`, `renewal closed ${of.id}`, closedText(of), onceOver)

function closedText({ ended }: StoredMonthlyGift): string {
  if (ended === 'dispute')
    return 'Your bank has asked for a payment back, so your membership does not renew itself any more. Your card is not charged again.'
  if (ended === 'card') return 'We cannot charge your card any more, so your membership does not renew itself.'
  return 'Your membership was refunded, is paused, or is not sold any more, so it does not renew itself. Your card is not charged again.'
}

/** It was switched off. */
const changed = (of: StoredMonthlyGift, told: MonthlyMailFacts): PayerMail =>
  membershipMail(
    told,
    `Your membership of ${told.organisation} does not renew itself any more`,
    `renewal changed ${of.id} ${of.rev}`,
    `You asked us to stop renewing your membership (${told.purpose}) by itself. Your card is not charged again. ${onceOver}`,
    'If you did not ask for this, write to us.',
  )

/** About a membership that renews itself. */
export const renewingMails: MonthlyMails = { begun, failed, cardEnds: membershipCardEnds(stopIt), closed, changed }
