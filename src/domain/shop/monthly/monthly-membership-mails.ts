import type { StoredMonthlyGift } from '../../giving/subscriptions.collection'
import { dollarText } from '../../shared/text/dollar-text'
import { dayText } from '../../shared/time/day-text'
import type { MonthlyMailFacts, MonthlyMails } from './monthly-mails'
import { membershipMail as mail, membershipCardEnds, membershipFailed } from './renewal-mails'

const changeIt = 'You can pause it, end it or enter another card whenever you like, in your dashboard under Membership.'
const paidStays = 'What you paid for stays as it is. You can pay for a whole term, or by the month again, at any time.'
const nextText = ({ nextOn }: StoredMonthlyGift) => (nextOn === undefined ? '' : ` We charge your card next on ${dayText(nextOn)}.`)

const begun = (of: StoredMonthlyGift, told: MonthlyMailFacts) =>
  mail(
    told,
    `You pay your membership of ${told.organisation} by the month`,
    `renewal begun ${of.id}`,
    `You pay ${dollarText(of.amountCents)} a month for your membership (${told.purpose}).${nextText(of)} Each time we charge the price of that day, and email you a receipt.`,
    changeIt,
  )

const failed = membershipFailed({
  next: 'month',
  charge: 'payment for',
  notDone: 'was not paid',
  over: ['We tried your card several times. We will not try it again.', paidStays],
  choice: changeIt,
})

const closed = (of: StoredMonthlyGift, told: MonthlyMailFacts) =>
  mail(told, `You no longer pay your membership of ${told.organisation} by the month`, `renewal closed ${of.id}`, closedText(of), paidStays)

function closedText({ ended }: StoredMonthlyGift): string {
  if (ended === 'dispute') return 'Your bank has asked for a payment back, so we do not charge your card again.'
  if (ended === 'card') return 'We cannot charge your card any more.'
  return 'Your membership was refunded, is suspended, or is not sold by the month any more. We do not charge your card again.'
}

/** It was paused, resumed or ended. */
function changed(of: StoredMonthlyGift, told: MonthlyMailFacts) {
  const until = of.pausedUntil === undefined ? '' : ` until ${dayText(of.pausedUntil)}`
  const now = {
    active: `You pay ${dollarText(of.amountCents)} a month for your membership (${told.purpose}).${nextText(of)}`,
    past_due: `You pay ${dollarText(of.amountCents)} a month for your membership (${told.purpose}).`,
    paused: `The payments for your membership (${told.purpose}) are paused${until}. Your membership lasts as long as you have paid for.`,
    cancelled: `We do not charge your card for your membership (${told.purpose}) again. ${paidStays}`,
  }[of.status]
  const subject = `The payments for your membership of ${told.organisation} were changed`
  return mail(told, subject, `renewal changed ${of.id} ${of.rev}`, now, 'If you did not ask for this, write to us.')
}

/** About a membership that is paid by the month. */
export const monthlyMembershipMails: MonthlyMails = { begun, failed, cardEnds: membershipCardEnds(changeIt), closed, changed }
