import type { Aligned, Season } from '../../../../domain/analytics/season-days'
import { calendarDayText } from '../../../kit/time/format-time'

/** `12 days before weekend 1`, `day 3 of the season`. */
const offsetWords = (offset: number) => {
  if (offset >= 0) return `day ${offset + 1} of the season`
  return `${-offset} ${offset === -1 ? 'day' : 'days'} before weekend 1`
}

/** A point's position in the season, and its date. */
export const pointText = ({ offset, days, day, soFar }: Aligned) =>
  `${days > 1 ? 'Week from ' : ''}${calendarDayText(day, { short: true })} (${offsetWords(offset)})${soFar ? ', so far' : ''}`

/** The difference to the previous season, in words. */
export function comparedText(
  now: number,
  former: number | undefined,
  before: Season | undefined,
  say: (n: number) => string,
  days: 'up to' | 'on',
): string {
  if (!before || former === undefined) return 'There is no season before it to compare with.'
  if (former === 0) return `Nothing was counted in ${before.id} ${days} the same day.`
  const change = Math.round((100 * (now - former)) / former)
  const words = change === 0 ? 'as many as' : `${Math.abs(change)}% ${change > 0 ? 'more' : 'less'} than`
  return `That is ${words} the ${say(former)} of ${before.id} ${days} the same day.`
}

/** Whole dollarAmount and cents, from cents. */
export const dollarAmount = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
export const percent = (part: number, whole: number) => (whole === 0 ? '' : `${Math.round((100 * part) / whole)}%`)
