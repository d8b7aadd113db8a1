import { levelDeductible } from '../../../domain/memberships/level-perks'
import type { MembershipLevel, MembershipProduct } from '../../../domain/memberships/offered-memberships'
import type { ScheduledPrice } from '../../../domain/memberships/products/level-prices'
import { counted } from '../../kit/counted'
import { moneyOf } from '../../kit/format-money'
import { monthDayText } from '../../kit/time/format-time'

/** How much of a level's price is tax-deductible, and why not all of it. */
export function deductibleText(level: Pick<MembershipLevel, 'price' | 'fmv'>): string {
  const found = levelDeductible(level)
  if (found.letter === 'refused') return 'We do not know yet how much you can deduct. We are still valuing the benefits.'
  if (found.cents === null || found.cents === 0) return 'You cannot deduct this: what you receive is worth the price.'
  if (found.letter === 'no-goods') return `You can deduct all of it, ${moneyOf({ cents: found.cents })}.`
  return `You can deduct ${moneyOf({ cents: found.cents })}. What you receive is worth about ${moneyOf(level.fmv!)}.`
}

/** An announced price: `From March 1: $90`. */
export const nextPriceText = ({ from, price, monthly }: ScheduledPrice) =>
  `From ${monthDayText(from)}: ${moneyOf(price)}${monthly ? `, or ${moneyOf(monthly)} a month` : ''}`

/** The monthly price of a level, with its sum for a year: `Or $9.00 a month, $108.00 in a year`. */
export const monthlyText = ({ cents }: NonNullable<MembershipLevel['monthly']>) =>
  `${moneyOf({ cents })} a month, ${moneyOf({ cents: cents * 12 })} in a year`

export const termText = (months: number) => (months === 12 ? 'a year' : months === 1 ? 'a month' : `for ${months} months`)

/** The length of several terms: `2 years`, `6 months`. */
export function lengthText({ termMonths, fixedEnd }: Pick<MembershipProduct, 'termMonths' | 'fixedEnd'>, terms: number): string {
  if (fixedEnd !== undefined) return counted(terms, 'term')
  const months = termMonths * terms
  return months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month')
}

export const seatText = (seats: number) => (seats === 1 ? 'For one person' : `For up to ${seats} people`)
