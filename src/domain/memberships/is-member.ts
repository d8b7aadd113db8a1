import type { Records } from '../shared/records/records'
import { isAdmitted, membershipState } from './membership-state'
import { memberships, terms } from './memberships.collection'

/** Whether somebody is a member of any kind on a day in the organisation's time zone, `YYYY-MM-DD`; for handlers. */
export async function isMember(records: Records, personId: string, today: string): Promise<boolean> {
  const held = await records.find(memberships, { where: [['personId', '==', personId]] })
  const found = await Promise.all(held.map(({ id }) => records.find(terms, { params: { membership: id } })))
  return held.some(({ suspensions }, i) => isAdmitted(membershipState(found[i]!, suspensions, today)))
}
