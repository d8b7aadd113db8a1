import type { Records } from '../shared/records/records'
import { membershipsOfPerson } from './family-seats/memberships-of-person'
import { isAdmitted, membershipState } from './membership-state'
import { terms } from './memberships.collection'

/** Whether a person is a member of any kind, or has a seat, on a day in the organization's time zone, `YYYY-MM-DD`. For handlers. */
export async function isMember(records: Records, personId: string, today: string): Promise<boolean> {
  const admitted = await Promise.all(
    (await membershipsOfPerson(records, personId)).map(async ({ membership: { id, suspensions }, product }) =>
      isAdmitted(membershipState(await records.find(terms, { params: { membership: id } }), suspensions, today, product?.graceDays)),
    ),
  )
  return admitted.includes(true)
}
