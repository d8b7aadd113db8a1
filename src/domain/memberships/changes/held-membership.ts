import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { memberships, terms } from '../memberships.collection'

export interface HeldMembershipWithin {
  /** Set even if the membership does not exist yet. */
  readonly id: string
  readonly stored: StoredOf<typeof memberships> | undefined
  readonly terms: readonly StoredOf<typeof terms>[]
}

/**
 * A person's membership for an audience, in a transaction that adds terms to it. Reads the terms after the membership. Every change of terms
 * changes the membership too, so a concurrent change makes the transaction conflict.
 */
export async function heldMembership(
  { systemRecords }: HandlerContext,
  within: RecordsWithin,
  personId: string,
  audience: StoredOf<typeof memberships>['audience'],
): Promise<HeldMembershipWithin> {
  const known = await systemRecords.find(memberships, { where: [['personId', '==', personId]] })
  const id = known.find(one => one.audience === audience)?.id ?? `${personId}-${audience}`
  const stored = await within.get(memberships, id)
  return { id, stored, terms: stored ? await systemRecords.find(terms, { params: { membership: id } }) : [] }
}
