import type { OwnMonthlyGift } from '../../../../domain/giving/monthly/own-monthly-gifts'
import { moneyOf } from '../../../kit/format-money'
import { calendarDayText } from '../../../kit/time/format-time'

export const dayText = (day: string): string => calendarDayText(day, { short: true, year: true })

/** The state of a monthly gift, and its next charge. */
export function monthlyText({ status, nextOn = '', pausedUntil = '', endedOn = '', amountCents, ended }: OwnMonthlyGift): string {
  const amount = moneyOf({ cents: amountCents })
  switch (status) {
    case 'active':
      return `We charge ${amount} on ${dayText(nextOn)}, then every month.`
    case 'past_due':
      return `Your bank declined the last payment. We try again on ${dayText(nextOn)}. If your card has changed, enter the new one.`
    case 'paused':
      return `Paused until ${dayText(pausedUntil)}. We charge nothing until then.`
    case 'cancelled':
      return ended === 'failed'
        ? `Ended on ${dayText(endedOn)}, because your bank declined the payment several times.`
        : `Ended on ${dayText(endedOn)}. We no longer charge your card.`
  }
}

/** `Card ending in 4242, until 12/2034`. */
export function cardText({ card, cardExpires }: OwnMonthlyGift): string | undefined {
  if (!card) return undefined
  return `Card ending in ${card.last4}${cardExpires === undefined ? '' : `, until ${cardExpires.slice(5)}/${cardExpires.slice(0, 4)}`}`
}
