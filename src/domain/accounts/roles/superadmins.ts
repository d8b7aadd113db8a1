import { people } from '../../people/people.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import type { Records, RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { type RoleGrant, roleGrants } from './role-grants.collection'

const inForce = (records: Records) =>
  records.find(roleGrants, {
    where: [
      ['role', '==', 'superadmin'],
      ['status', '==', 'active'],
    ],
  })

/**
 * Whether another superadmin remains when this grant ends. Reads the others within the transaction, so that two superadmins who revoke each
 * other's role at once cannot both succeed.
 */
export async function leavesSuperadmin(records: Records, within: RecordsWithin, ending: RoleGrant, now: Date): Promise<boolean> {
  if (ending.role !== 'superadmin' || ending.status !== 'active') return true
  for (const { id, personId } of await inForce(records)) {
    if (personId === ending.personId) continue
    const other = await within.get(roleGrants, id)
    if (other?.status === 'active' && (!other.until || other.until > now)) return true
  }
  return false
}

/** Throws `role-last-superadmin` unless another superadmin remains when this grant ends. */
export async function requireAnotherSuperadmin(...of: Parameters<typeof leavesSuperadmin>): Promise<void> {
  if (!(await leavesSuperadmin(...of))) throw new RuleBroken('role-last-superadmin')
}

/**
 * The first two superadmins are appointed outside the product and have no grant. It is created from their claims before their own roles
 * change for the first time, and before they change anybody else's.
 */
export async function enterAppointedOutside(context: HandlerContext, personId: string): Promise<void> {
  const { records } = context
  const uid = (await records.get(people, personId))?.uid
  if (uid === undefined || (await context.accounts.find(uid))?.claims.sa !== 1) return
  const grants = await records.find(roleGrants, { where: [['personId', '==', personId]] })
  if (grants.some(({ role }) => role === 'superadmin')) return
  await records.transact(async within => {
    const id = `first-${personId}`.slice(0, 128)
    if (await within.get(roleGrants, id)) return
    within.create(roleGrants, id, {
      personId,
      personName: (await within.get(people, personId))?.names.display ?? '',
      role: 'superadmin',
      scopes: [],
      reason: 'Appointed outside the office',
      requestedBy: personId,
      status: 'active',
    })
  })
}
