import { isAdmitted } from '../membership-state'
import { productOn } from '../products/level-prices'
import type { Member } from './member'

/** What somebody gave besides their membership, in cents, in this fiscal year and in the last one. */
interface Given {
  readonly thisYearCents: number
  readonly lastYearCents: number
}

/**
 * The name of the highest level that a member pays for already, counting what they gave besides in the better of two fiscal years; nothing if
 * that is the level they hold, or if they are no member today. Prices are those of `today`.
 */
export function levelWithinReach(
  { state, level, product }: Pick<Member, 'state' | 'level' | 'product'>,
  given: Given | undefined,
  today: string,
): string | undefined {
  if (!isAdmitted(state) || product?.status !== 'live' || !given) return undefined
  const { levels } = productOn(product, today)
  const held = levels.find(({ key }) => key === level)?.price.cents
  if (held === undefined) return undefined
  const paid = held + Math.max(given.thisYearCents, given.lastYearCents)
  return levels
    .filter(({ price: { cents } }) => held < cents && cents <= paid)
    .toSorted((a, b) => a.price.cents - b.price.cents)
    .at(-1)?.name
}
