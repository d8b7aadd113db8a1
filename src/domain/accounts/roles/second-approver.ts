import type { Records } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { isInvolvedIn, roleGrants } from './role-grants.collection'

/** Throws `second-approver` if the approver is the requester or somebody whom the requester appointed. */
export async function requireSecondApprover(records: Records, by: string, askedBy: string): Promise<void> {
  const held = await records.find(roleGrants, { where: [['personId', '==', by]] })
  if (isInvolvedIn({ personId: askedBy, requestedBy: askedBy }, by, held)) throw new RuleBroken('second-approver')
}
