import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts } from '../../../src/domain/accounts/accounts.collection'
import { Masquerade } from '../../../src/domain/accounts/masquerade/masquerade'
import { OwnClaims } from '../../../src/domain/accounts/roles/own-claims'
import { revokeRoleHandler } from '../../../src/domain/accounts/roles/revoke-role.handler'
import { type RoleGrant, roleGrants } from '../../../src/domain/accounts/roles/role-grants.collection'
import { setRoleHandler } from '../../../src/domain/accounts/roles/set-role.handler'
import { Session } from '../../../src/domain/accounts/sign-in/session'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { Records } from '../../../src/domain/shared/records/records'
import { eventually } from '../../support/eventually'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const reason = 'Helps in the office this autumn'
/** Roles are given in another browser. */
const root = { uid: 'u-superadmin', secondFactor: true, claims: { pid: 'p-superadmin', adm: 1, sa: 1 } } as const

let world: MemoryWorld
let stop: () => void
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'artlover' })
  stop = world.services.get(OwnClaims).follow(error => {
    throw error
  })
})
afterEach(() => stop())

const give = () =>
  invokeHandler(
    setRoleHandler,
    { ...world.context, actor: { ...root, authenticatedAt: world.clock.now() } },
    { key: crypto.randomUUID(), personId: 'p-artlover', role: 'admin', scopes: ['guide'], reason },
  )
const session = () => world.services.get(Session)

describe('an open browser', () => {
  it('gets a new role at once, and loses its session when the role is revoked', async () => {
    const told: (string | undefined)[] = []
    session().watch(user => told.push(user && (user.claims.sc ?? '')))
    await give()
    await eventually(() => expect(session().current?.claims).toMatchObject({ pid: 'p-artlover', adm: 1, sc: 'g' }))
    const [grant] = await new Records(world.store, { current: undefined }).find(roleGrants, { where: [['personId', '==', 'p-artlover']] })
    await invokeHandler(
      revokeRoleHandler,
      { ...world.context, actor: { ...root, authenticatedAt: world.clock.now() } },
      { grantId: (grant as RoleGrant).id, reason },
    )
    await eventually(() => expect(session().current).toBeUndefined())
    expect(told).toEqual(['', 'g', undefined])
  })

  it('gets a role that was given while the device slept when it wakes up', async () => {
    stop()
    await give()
    expect(session().current?.claims).toEqual({ pid: 'p-artlover' })
    stop = world.services.get(OwnClaims).follow(error => {
      throw error
    })
    await eventually(() => expect(session().current?.claims.sc).toBe('g'))
  })

  it('fetches no token if nothing has changed, or during a masquerade', async () => {
    const refreshed = vi.spyOn(world.auth, 'refreshClaims')
    await world.signInAs('superadmin')
    await world.services.get(Masquerade).start({ personId: 'p-artlover', mode: 'look', reason })
    const visit = session().current?.claims
    const versions: (number | undefined)[] = []
    const inside = new Records(world.store, { current: undefined })
    const unfollow = inside.watchOne(
      accounts,
      'u-artlover',
      account => versions.push(account?.claimsVersion),
      error => expect.unreachable(error.message),
    )
    await give()
    // Watchers are notified in the order in which they began, so the session's watcher was notified before this one.
    await eventually(() => expect(versions).toHaveLength(2))
    unfollow()
    expect([refreshed.mock.calls.length, session().current?.claims]).toEqual([0, visit])
  })
})
