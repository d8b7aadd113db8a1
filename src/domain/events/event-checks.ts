import { comparable } from '../shared/text/comparable'
import { type MissingOfEvent, missingOf } from './draft-events'
import type { Event } from './events.collection'

/** Events at the same place that begin within so many milliseconds may be in each other's way (product.md C2 `/addevent`). */
const clashWithin = 2 * 3_600_000

interface Placed {
  readonly id: string
  readonly title: string
  readonly venue: string
  /** In the organization's zone, as that of all its events. */
  readonly start: { readonly local: string }
}

/** Whether two local times are within two hours of each other. */
export const beginNear = (one: string, other: string): boolean => Math.abs(Date.parse(`${one}Z`) - Date.parse(`${other}Z`)) <= clashWithin

/** Other events at the same place within two hours. */
export const clashesOf = <E extends Placed>(event: Placed, others: readonly E[]): readonly E[] =>
  others.filter(
    other => other.id !== event.id && comparable(other.venue) === comparable(event.venue) && beginNear(other.start.local, event.start.local),
  )

/** Other events with the same title on the same day: perhaps the same one, entered twice. */
export const doublesOf = <E extends Placed>(event: Placed, others: readonly E[]): readonly E[] =>
  others.filter(
    other =>
      other.id !== event.id &&
      comparable(other.title) === comparable(event.title) &&
      other.start.local.slice(0, 10) === event.start.local.slice(0, 10),
  )

/** `price-words`: the text speaks of money, and no price is entered. */
export type EventCheck = MissingOfEvent | 'price-words'

const priceWords = /\$\s?\d|\b(?:admission|cover charge|entry fee|fee|tickets?)\b/i

export function checksOf(event: Event, now: Date): readonly EventCheck[] {
  const speaksOfMoney = !event.price && priceWords.test([event.title, event.summary, event.body].join(' '))
  return [...missingOf(event, now), ...(speaksOfMoney ? (['price-words'] as const) : [])]
}
