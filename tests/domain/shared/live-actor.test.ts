import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { disableAccount, revokeSessions } from '../../../src/domain/accounts/administer-accounts.contract'
import { Masquerade } from '../../../src/domain/accounts/masquerade/masquerade'
import { stopMasqueradeHandler } from '../../../src/domain/accounts/masquerade/stop-masquerade.handler'
import { cloudFunction } from '../../../src/domain/shared/functions/cloud-function'
import { defineHandler } from '../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { type Actor, anyone, isScoped, scope } from '../../../src/domain/shared/records/policy'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const reason = 'The laptop was left on the train'
const forPeopleStaff = defineHandler(
  cloudFunction({ name: 'forPeopleStaff', access: scope('people'), repeatable: 'a test', input: v.null(), output: v.literal('done') }),
  async () => 'done' as const,
)
const forAnybody = defineHandler(
  cloudFunction({ name: 'forAnybody', access: anyone, repeatable: 'a test', input: v.null(), output: v.boolean() }),
  async ({ actor }) => actor !== undefined && isScoped(actor.claims, 'people'),
)

let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld({ sample: true })
})

/** The token that a browser holds; nothing changes it. */
async function tokenOf(key: string): Promise<Actor> {
  await world.signInAs(key)
  return heldToken()
}
function heldToken(): Actor {
  const { uid, claims, signedInAt } = world.auth.current!
  return { uid, claims, authenticatedAt: signedInAt }
}
const call = (token: Actor, handler: Parameters<typeof invokeHandler>[0] = forPeopleStaff as never) =>
  invokeHandler(handler, { ...world.context, actor: token }, null)
async function asSuperadmin<T>(work: () => Promise<T>): Promise<T> {
  world.clock.setNow(new Date(world.clock.now().getTime() + 60_000))
  await world.signInAs('superadmin')
  return work()
}

describe('a token that a browser still holds', () => {
  it('does nothing in callables once its account is disabled', async () => {
    const token = await tokenOf('peopleadmin')
    expect(await call(token)).toBe('done')
    await asSuperadmin(() => world.call(disableAccount, { uid: token.uid, disabled: true, reason }))
    await expect(call(token)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('does nothing once the sessions were ended; the next sign-in does', async () => {
    const token = await tokenOf('peopleadmin')
    await asSuperadmin(() => world.call(revokeSessions, { uid: token.uid, reason }))
    await expect(call(token)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await call(await tokenOf('peopleadmin'))).toBe('done')
  })

  it('does nothing once its account was deleted', async () => {
    const token = await tokenOf('peopleadmin')
    await world.context.accounts.delete(token.uid)
    await expect(call(token)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('has no right of a role that was revoked, also where a callable is for anybody and looks itself', async () => {
    const token = await tokenOf('peopleadmin')
    expect(await call(token, forAnybody as never)).toBe(true)
    await world.context.accounts.setClaims(token.uid, { pid: 'p-peopleadmin' })
    await expect(call(token)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await call(token, forAnybody as never)).toBe(false)
  })

  it('of a masquerade does nothing once the sessions of its staff member were ended', async () => {
    await world.signInAs('superadmin')
    const { uid } = world.auth.current!
    await world.services.get(Masquerade).start({ personId: 'p-artlover', mode: 'look', reason })
    const token = heldToken()
    await world.signInAs('peopleadmin')
    await world.call(revokeSessions, { uid, reason })
    await expect(invokeHandler(stopMasqueradeHandler as never, { ...world.context, actor: token }, {})).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
})
