import { noteAct } from '../operations/note-act'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { applyRoles } from './apply-roles'
import { expireRoles } from './expire-roles.function'
import { grantStates, type RoleGrant, roleGrants } from './role-grants'
import { requireAnotherSuperadmin } from './superadmins'

/** Roles in one run; the next hour takes the others. */
const most = 200

export const expireRolesHandler = handle(expireRoles, async world => {
  const records = new Records(world.documents, { current: world.actor })
  const due = await records.find(roleGrants, {
    where: [
      ['status', '==', 'active'],
      ['until', '<=', world.clock.now()],
    ],
    limit: most,
  })
  let kept = 0
  for (const grant of due) {
    if (await isLastSuperadmin(records, world, grant)) {
      // An organisation without a superadmin could not be put right from within: the last one's role goes on without an end.
      await records.commit(records.changing(roleGrants, grant, { until: undefined }))
      kept += 1
    } else await expire(records, world, grant)
  }
  return { expired: due.length - kept, kept }
})

async function isLastSuperadmin(records: Records, world: FunctionWorld, grant: RoleGrant): Promise<boolean> {
  try {
    await records.transact(within => requireAnotherSuperadmin(records, within, grant, world.clock.now()))
    return false
  } catch (error) {
    if (error instanceof RuleBroken && error.rule === 'role-last-superadmin') return true
    throw error
  }
}

/** The claims first: a run that was cut off finds the grant again, and nobody keeps what a token says. */
async function expire(records: Records, world: FunctionWorld, due: RoleGrant): Promise<void> {
  await applyRoles(world, due.personId, true)
  await records.transact(async within => {
    const grant = await within.get(roleGrants, due.id)
    if (grant?.status !== 'active') return
    within.change(roleGrants, grant, { status: transition(grantStates, grant.status, 'expire'), endedAt: world.clock.now() })
    noteAct(within, world, { scope: 'system', action: 'role.expire', entity: 'people', entityId: grant.personId, before: { role: grant.role } })
  })
}
