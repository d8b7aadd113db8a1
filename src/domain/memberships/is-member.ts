import type { Records } from '../shared/records/records'
import { membershipProducts } from './membership-products.collection'
import { isAdmitted, membershipState } from './membership-state'
import { memberships, terms } from './memberships.collection'

/** Whether somebody is a member of any kind on a day in the organisation's time zone, `YYYY-MM-DD`; for handlers. */
export async function isMember(records: Records, personId: string, today: string): Promise<boolean> {
  const held = await records.find(memberships, { where: [['personId', '==', personId]] })
  const admitted = await Promise.all(
    held.map(async ({ id, productId, suspensions }) => {
      const [all, product] = await Promise.all([records.find(terms, { params: { membership: id } }), records.get(membershipProducts, productId)])
      return isAdmitted(membershipState(all, suspensions, today, product?.graceDays))
    }),
  )
  return admitted.includes(true)
}
