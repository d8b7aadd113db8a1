import type { DraftLine } from '../checkout/order-draft'
import { maxLines, maxPieces } from '../order-limits'

const kinds: readonly unknown[] = ['product', 'ticket', 'donation'] satisfies DraftLine['kind'][]

/** Days for which a cart is kept after its last change. */
export const cartDays = 30
export const isFreshCart = (at: Date, now: Date): boolean => at.getTime() > now.getTime() - cartDays * 86_400_000

const isLine = (found: unknown): found is DraftLine => {
  const { id, kind, refId, quantity, amountCents = 100 } = (found ?? {}) as Record<string, unknown>
  const isCount = (n: unknown, most: number) => Number.isInteger(n) && Number(n) >= 1 && Number(n) <= most
  return (
    typeof id === 'string' && kinds.includes(kind) && typeof refId === 'string' && isCount(quantity, maxPieces) && isCount(amountCents, 10_000_000)
  )
}

/** The readable lines of a stored cart; another version of the program may have written it. */
export const cartLines = (found: unknown): readonly DraftLine[] => (Array.isArray(found) ? found.filter(isLine).slice(0, maxLines) : [])
