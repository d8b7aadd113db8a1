import type { noMoveReasons } from '../../../../domain/memberships/changes/change-membership.contract'
import { transferRefusal } from '../../../../domain/memberships/changes/transfer-refusal'
import type { Member, Product } from '../../../../domain/memberships/roster/member'
import { transferredTerms } from '../../../../domain/memberships/terms/transferred-terms'
import type { PlannedChange } from './planned-change'

/** The level that gets the days, and the person's current membership for its audience. */
export interface MoveTarget {
  readonly product: Pick<Product, 'id' | 'audience'>
  readonly level: string
  readonly held: Member | undefined
}

/** What a transfer would do with a membership's remaining days, by the same rules as the transfer. */
export function plannedTransfer(member: Member, { product, level, held }: MoveTarget, today: string): PlannedChange {
  const isSame = member.audience === product.audience
  const why = transferRefusal(member, { productId: product.id, level, held: isSame ? 'same' : held }, today)
  const moved =
    why === undefined ? transferredTerms(member.terms, isSame ? 'same' : (held?.terms ?? []), { today, reason: '', level: '' }) : undefined
  return moved ? { end: moved.end } : { why: moveText[why ?? 'no-days'] }
}

/** Why a membership's days cannot be transferred. */
export const moveText: Readonly<Record<(typeof noMoveReasons)[number], string>> = {
  same: 'They have that level already.',
  'no-days': 'No days are left.',
  renews: 'It renews itself. Switch that off first.',
  suspended: 'They are suspended. Resume first.',
  'other-level': 'They have another level of that membership.',
}
