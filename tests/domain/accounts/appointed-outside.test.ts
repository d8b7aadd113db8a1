import { expect, it } from 'vitest'
import { roleGrants } from '../../../src/domain/accounts/roles/role-grants.collection'
import { enterAppointedOutside } from '../../../src/domain/accounts/roles/superadmins'
import { Records } from '../../../src/domain/shared/records/records'
import { memoryWorld } from '../../support/memory-world'

it('a superadmin who was appointed outside is entered once, whatever other roles they have; nobody else is', async () => {
  const world = await memoryWorld({ firstDay: true, as: 'superadmin' })
  const behind = new Records(world.store, { current: undefined })
  const pid = world.auth.current!.claims.pid!
  const grants = async () => (await behind.find(roleGrants)).map(({ personId, role, status }) => `${personId} ${role} ${status}`).toSorted()
  const guide = {
    personId: pid,
    personName: 'S',
    role: 'admin' as const,
    scopes: ['guide' as const],
    reason: 'The season',
    requestedBy: pid,
    status: 'active' as const,
  }
  await behind.commit(...(await behind.find(roleGrants)).map(one => behind.deleting(roleGrants, one.id)), behind.creating(roleGrants, 'g1', guide))
  for (const _ of [1, 2]) await enterAppointedOutside(world.context, pid)
  expect(await grants()).toEqual([`${pid} admin active`, `${pid} superadmin active`])
  await enterAppointedOutside(world.context, 'nobody')
  expect(await grants()).toHaveLength(2)
})
