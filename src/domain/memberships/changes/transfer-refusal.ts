import type { DataOf } from '../../shared/records/collection'
import { paidUntil } from '../membership-state'
import type { memberships } from '../memberships.collection'
import { isSuspended } from '../suspensions'
import type { HeldTerm } from '../terms/new-terms'
import type { noMoveReasons } from './change-membership.contract'

interface Held extends Pick<DataOf<typeof memberships>, 'productId' | 'level' | 'autoRenew' | 'suspensions'> {
  readonly terms: readonly HeldTerm[]
}

/** The target of a transfer: a level, and what its holder already has of that audience. */
interface Target {
  readonly productId: string
  readonly level: string
  /** `same`: only the level of the existing membership changes. */
  readonly held: Held | 'same' | undefined
}

/**
 * Why the days of a membership cannot be transferred. A renewal must be ended first, because it charges a card for the level that the holder
 * chose.
 */
export function transferRefusal(from: Held, { productId, level, held }: Target, today: string): (typeof noMoveReasons)[number] | undefined {
  if (from.productId === productId && from.level === level) return 'same'
  const until = paidUntil(from.terms)
  if (until === undefined || until < today) return 'no-days'
  const other = held === 'same' ? undefined : held
  if (from.autoRenew || other?.autoRenew) return 'renews'
  if (isSuspended(from.suspensions, today) || (other && isSuspended(other.suspensions, today))) return 'suspended'
  const runs = other && (paidUntil(other.terms) ?? '') >= today
  return runs && (other.productId !== productId || other.level !== level) ? 'other-level' : undefined
}
