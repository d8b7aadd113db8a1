import type { StoredMonthlyGift } from '../../giving/subscriptions.collection'
import { dollarText } from '../../shared/text/dollar-text'
import { dayText } from '../../shared/time/day-text'
import type { PayerMail } from '../payments/mail-payer'

/** The mails about charges to a saved card: they begin, one was declined, its card ends soon, they ended, or somebody changed them. */
export type MonthlyMails = {
  readonly [about in 'begun' | 'failed' | 'cardEnds' | 'closed' | 'changed']: (of: StoredMonthlyGift, told: MonthlyMailFacts) => PayerMail
}

/** What a mail needs apart from the monthly gift itself. */
export interface MonthlyMailFacts {
  readonly to: string
  readonly organisation: string
  /** The purpose of the gift. */
  readonly purpose: string
}

const link = '/dashboard/donations'
const changeIt = 'You can change the amount, pause it or end it whenever you like, in your dashboard under Gifts.'

function mail({ to }: MonthlyMailFacts, subject: string, event: string, ...text: readonly string[]): PayerMail {
  return { to, subject, text: text.join('\n\n'), link, event }
}

const gift = ({ amountCents }: StoredMonthlyGift, { purpose }: MonthlyMailFacts) => `${dollarText(amountCents)} a month for “${purpose}”`

const begun = (of: StoredMonthlyGift, told: MonthlyMailFacts): PayerMail =>
  mail(
    told,
    `Your monthly gift to ${told.organisation}`,
    `monthly begun ${of.id}`,
    `Thank you. You give ${gift(of, told)}. We charge your card on day ${of.dayOfMonth} of each month, and email you a receipt each time.`,
    changeIt,
  )

/** Sent once for each declined charge. */
function failed(of: StoredMonthlyGift, told: MonthlyMailFacts): PayerMail {
  const event = `monthly failed ${of.id} ${of.month} ${of.failures}`
  const declined = `Your bank declined your monthly gift of ${dollarText(of.amountCents)} for “${told.purpose}”. You have not been charged.`
  if (of.status === 'cancelled')
    return mail(
      told,
      `Your monthly gift to ${told.organisation} has ended`,
      event,
      declined,
      'We tried your card several times. We will not try it again, and your monthly gift has ended. You can begin a new one at any time.',
    )
  return mail(
    told,
    `Your monthly gift to ${told.organisation} did not go through`,
    event,
    declined,
    `${of.nextOn === undefined ? '' : `We try again on ${dayText(of.nextOn)}. `}If your card has changed, enter the new one in your dashboard under Gifts.`,
    changeIt,
  )
}

/** By when another card is needed: cards are good until the last day of their month. */
export const cardEndsText = ({ card, cardExpires = '', nextOn }: StoredMonthlyGift): string =>
  `The card ending in ${card?.last4 ?? '…'} is good until ${cardExpires.slice(5)}/${cardExpires.slice(0, 4)}.${nextOn === undefined ? '' : ` We charge it next on ${dayText(nextOn)}.`}`

/** Once for each card. */
export const cardEndsEvent = ({ id, cardExpires = '', card }: StoredMonthlyGift): string => `card ends ${id} ${card?.last4 ?? ''} ${cardExpires}`

const cardEnds = (of: StoredMonthlyGift, told: MonthlyMailFacts): PayerMail =>
  mail(
    told,
    `The card for your monthly gift to ${told.organisation} ends soon`,
    cardEndsEvent(of),
    cardEndsText(of),
    `So that you can go on giving ${gift(of, told)}, enter your new card in your dashboard under Gifts.`,
    changeIt,
  )

/** What it was for takes no gifts any more, or its card cannot be charged. */
const closed = (of: StoredMonthlyGift, told: MonthlyMailFacts): PayerMail =>
  mail(told, `Your monthly gift to ${told.organisation} has ended`, `monthly closed ${of.id}`, closedText(of, told), 'Thank you for what you gave.')

function closedText({ ended }: StoredMonthlyGift, { purpose }: MonthlyMailFacts): string {
  if (ended === 'fund') return `“${purpose}” no longer takes gifts, so your monthly gift has ended. We will not charge your card again.`
  if (ended === 'dispute') return 'Your bank has asked for a payment back, so we have ended your monthly gift. Your card is not charged again.'
  return 'We cannot charge your card any more, so your monthly gift has ended.'
}

/** Sent once for each change. */
function changed(of: StoredMonthlyGift, told: MonthlyMailFacts): PayerMail {
  const next = of.nextOn === undefined ? '' : ` Your card is charged next on ${dayText(of.nextOn)}.`
  const now = {
    active: `You give ${gift(of, told)}.${next}`,
    past_due: `You give ${gift(of, told)}.`,
    paused: `Your monthly gift for “${told.purpose}” is paused${of.pausedUntil === undefined ? '' : ` until ${dayText(of.pausedUntil)}`}. Your card is not charged meanwhile.`,
    cancelled: `Your monthly gift for “${told.purpose}” has ended. Your card is not charged again. Thank you for what you gave.`,
  }[of.status]
  return mail(
    told,
    `Your monthly gift to ${told.organisation} was changed`,
    `monthly changed ${of.id} ${of.rev}`,
    now,
    'If you did not ask for this, write to us.',
  )
}

/** About a monthly gift. */
export const monthlyMails: MonthlyMails = { begun, failed, cardEnds, closed, changed }
