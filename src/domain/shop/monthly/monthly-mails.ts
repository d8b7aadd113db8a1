import type { StoredMonthlyGift } from '../../giving/subscriptions.collection'
import { dayText } from '../../shared/time/day-text'
import type { PayerMail } from '../payments/mail-payer'
import { dollars } from '../payments/payment-mails'

/** The mails about a subscription: it began, a card was declined, it was closed, or somebody changed it. */
export type MonthlyMails = {
  readonly [about in 'begun' | 'failed' | 'closed' | 'changed']: (of: StoredMonthlyGift, told: MonthlyMailFacts) => PayerMail
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

const gift = ({ amountCents }: StoredMonthlyGift, { purpose }: MonthlyMailFacts) => `${dollars(amountCents)} a month for “${purpose}”`

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
  const declined = `Your bank declined your monthly gift of ${dollars(of.amountCents)} for “${told.purpose}”. You have not been charged.`
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

/** Its purpose takes no more gifts, or its card cannot be charged. */
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

/** Mails about monthly gifts. */
export const monthlyMails: MonthlyMails = { begun, failed, closed, changed }
