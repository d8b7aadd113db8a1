import type { HandlerContext } from '../../shared/functions/handler-context'
import type { StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { memberships, terms } from '../memberships.collection'

export interface HeldMembershipWithin {
  /** Also of a membership that is still to be made. */
  readonly id: string
  readonly stored: StoredOf<typeof memberships> | undefined
  readonly terms: readonly StoredOf<typeof terms>[]
}

/**
 * Somebody's membership of an audience, in a transaction that adds terms to it. The terms are read after their membership, which every change of them
 * changes too: a parallel change makes the transaction conflict.
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
