import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type MemoryWorld, memoryWorld } from '../../../src/adapters/memory/memory-world'
import { Masquerade } from '../../../src/domain/accounts/masquerade'
import { OwnClaims } from '../../../src/domain/accounts/own-claims'
import { revokeRoleHandler } from '../../../src/domain/accounts/revoke-role.handler'
import { type RoleGrant, roleGrants } from '../../../src/domain/accounts/role-grants'
import { Session } from '../../../src/domain/accounts/session'
import { setRoleHandler } from '../../../src/domain/accounts/set-role.handler'
import { serve } from '../../../src/domain/shared/cloud-function'
import { Records } from '../../../src/domain/shared/records'

const reason = 'Helps in the office this autumn'
/** Whoever gives roles sits elsewhere. */
const root = { uid: 'u-superadmin', claims: { pid: 'p-superadmin', adm: 1, sa: 1 } } as const

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
  serve(
    setRoleHandler,
    { ...world.world, actor: root },
    { key: crypto.randomUUID(), personId: 'p-artlover', role: 'admin', scopes: ['guide'], reason },
  )
const session = () => world.services.get(Session)

describe('an open browser', () => {
  it('has a new role at once, and loses its session with it', async () => {
    const told: (string | undefined)[] = []
    session().watch(user => told.push(user && (user.claims.sc ?? '')))
    await give()
    await vi.waitFor(() => expect(session().current?.claims).toEqual({ pid: 'p-artlover', adm: 1, sc: 'g' }))
    const [grant] = await new Records(world.store, { current: undefined }).find(roleGrants, { where: [['personId', '==', 'p-artlover']] })
    await serve(revokeRoleHandler, { ...world.world, actor: root }, { grantId: (grant as RoleGrant).id, reason })
    await vi.waitFor(() => expect(session().current).toBeUndefined())
    expect(told).toEqual(['', 'g', undefined])
  })

  it('that slept while the role was given has it when it looks again', async () => {
    stop()
    await give()
    expect(session().current?.claims).toEqual({ pid: 'p-artlover' })
    stop = world.services.get(OwnClaims).follow(error => {
      throw error
    })
    await vi.waitFor(() => expect(session().current?.claims.sc).toBe('g'))
  })

  it('asks for nothing where nothing has changed, nor while somebody sees the site as another', async () => {
    const refreshed = vi.spyOn(world.auth, 'refreshClaims')
    await world.signInAs('superadmin')
    await world.services.get(Masquerade).start({ personId: 'p-artlover', mode: 'look', reason })
    const visit = session().current?.claims
    await give()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect([refreshed.mock.calls.length, session().current?.claims]).toEqual([0, visit])
  })
})
