import { describe, expect, it } from 'vitest'
import { totpCode } from '../../../src/adapters/memory/accounts/totp'
import { samplePassword } from '../../../src/adapters/memory/sample/people/sample-account'
import { OwnSecondFactor, secondFactorState } from '../../../src/domain/accounts/second-factor/own-second-factor'
import { removeSecondFactor } from '../../../src/domain/accounts/second-factor/remove-second-factor.contract'
import { Session } from '../../../src/domain/accounts/sign-in/session'
import { StaffSignInService } from '../../../src/domain/accounts/sign-in/staff-sign-in-service'
import { memoryWorld } from '../../support/memory-world'

const day = 86_400_000
const email = 'guideadmin@saltlight.example'
const reason = 'Lost the phone on the ferry'

async function season(as?: string) {
  const world = await memoryWorld({ sample: true, ...(as !== undefined && { as }) })
  const passes = (ms: number) => world.localMode.setNow(new Date(world.clock.now().getTime() + ms))
  const entrance = world.services.get(StaffSignInService)
  const claims = async () => (await world.context.accounts.find('u-guideadmin'))!.claims
  const setUp = async () => {
    const { secret, finish } = await world.services.get(OwnSecondFactor).begin('Saltlight')
    await finish(await totpCode(secret, world.clock.device()), 'Phone')
    return secret
  }
  const readsWork = () => world.documents.query({ collection: 'listings', limit: 1 })
  return { ...world, passes, entrance, claims, setUp, readsWork }
}

describe('staff without a second factor', () => {
  it('work for the days of grace, and then nothing of the office is open to them until they have one', async () => {
    const { entrance, passes, readsWork, auth, services, setUp, clock } = await season()
    await entrance.signIn(email, samplePassword)
    expect(secondFactorState(auth.current!, clock.now())).toEqual({ is: 'grace', daysLeft: 5 })
    await readsWork()
    passes(7 * day)
    const session = services.get(Session)
    expect([await session.satisfies('admin'), await session.satisfies('signedIn'), session.lacksSecondFactor]).toEqual([false, true, true])
    await expect(readsWork()).rejects.toMatchObject({ code: 'permission-denied' })
    await entrance.signIn(email, samplePassword)
    expect(secondFactorState(auth.current!, clock.now())).toEqual({ is: 'needed' })
    await setUp()
    expect([secondFactorState(auth.current!, clock.now()), await session.satisfies('admin')]).toEqual([{ is: 'used' }, true])
    await readsWork()
  })

  it('give the code at their entrance; a wrong one is recorded as refused', async () => {
    const { entrance, auth, clock, setUp, store } = await season()
    await entrance.signIn(email, samplePassword)
    const secret = await setUp()
    await auth.signOut()
    await expect(entrance.signIn(email, samplePassword)).rejects.toMatchObject({ code: 'multi-factor-auth-required' })
    const code = await totpCode(secret, clock.device())
    await expect(entrance.giveCode(email, code === '000000' ? '111111' : '000000')).rejects.toMatchObject({ code: 'invalid-verification-code' })
    expect(await store.query({ collection: 'audit', where: [['action', '==', 'staff.refuse']] })).toHaveLength(1)
    expect((await entrance.giveCode(email, code)).user.secondFactor).toBe(true)
  })

  it('who hold their roles since before it was required get seven days with their first sign-in, once', async () => {
    const { entrance, context, passes, claims, auth, clock } = await season()
    await context.accounts.setClaims('u-guideadmin', { pid: 'p-guideadmin', adm: 1, sc: 'g' })
    const first = clock.now().getTime()
    await entrance.signIn(email, samplePassword)
    expect(auth.current?.claims.mfaFrom).toBe((first + 7 * day) / 1000)
    passes(8 * day)
    await entrance.signIn(email, samplePassword)
    expect((await claims()).mfaFrom).toBe((first + 7 * day) / 1000)
    expect(secondFactorState(auth.current!, clock.now())).toEqual({ is: 'needed' })
  })
})

describe('staff who signed in where everybody does', () => {
  it('and hold their roles since before a code was required get their seven days when they come to the office', async () => {
    const { entrance, context, passes, claims, auth, clock, services, readsWork, store } = await season()
    await context.accounts.setClaims('u-guideadmin', { pid: 'p-guideadmin', adm: 1, sc: 'g' })
    const session = services.get(Session)
    await session.signIn(email, samplePassword)
    expect([await session.satisfies('admin'), secondFactorState(auth.current!, clock.now())]).toEqual([false, { is: 'needed' }])
    await entrance.admit()
    expect([await session.satisfies('admin'), secondFactorState(auth.current!, clock.now())]).toEqual([true, { is: 'grace', daysLeft: 7 }])
    await readsWork()
    expect(await store.query({ collection: 'audit', where: [['action', '==', 'staff.enter']] })).toHaveLength(1)
    const { mfaFrom } = await claims()
    passes(8 * day)
    await session.signIn(email, samplePassword)
    await entrance.admit()
    expect([await session.satisfies('admin'), (await claims()).mfaFrom]).toEqual([false, mfaFrom])
  })

  it('are given nothing there without a role', async () => {
    const { entrance, context, services, auth } = await season()
    await services.get(Session).signIn('artist@saltlight.example', samplePassword)
    const before = auth.current?.claims
    await entrance.admit()
    expect([auth.current?.claims, (await context.accounts.find(auth.current!.uid))?.claims]).toEqual([before, before])
  })
})

describe('a lost second factor', () => {
  it('is removed by another superadmin with a reason: told by mail, audited, a day of grace, no session left', async () => {
    const world = await season()
    await world.entrance.signIn(email, samplePassword)
    await world.setUp()
    world.passes(30 * day)
    await world.signInAs('superadmin')
    await world.call(removeSecondFactor, { uid: 'u-guideadmin', reason })
    const mfaFrom = Math.floor((world.clock.now().getTime() + day) / 1000)
    expect(await world.claims()).toMatchObject({ adm: 1, sc: 'g', mfaFrom })
    expect((await world.context.accounts.find('u-guideadmin'))?.secondFactorSince).toBeUndefined()
    expect(world.localMode.state.outbox.map(({ to, subject }) => [to, subject])).toContainEqual([
      email,
      'Sign-in with a code was removed from your account',
    ])
    const [entry] = await world.store.query({ collection: 'audit', where: [['action', '==', 'account.second-factor.remove']] })
    expect(entry?.data).toMatchObject({ actor: 'p-superadmin', entityId: 'u-guideadmin', reason })
    await world.auth.signOut()
    expect((await world.entrance.signIn(email, samplePassword)).user.secondFactor).toBeUndefined()
    await world.readsWork()
  })

  it('is not removed by its holder this way, nor by staff without that role', async () => {
    const world = await season('superadmin')
    await expect(world.call(removeSecondFactor, { uid: 'u-superadmin', reason })).rejects.toMatchObject({ details: { rule: 'second-factor-own' } })
    await world.signInAs('peopleadmin')
    await expect(world.call(removeSecondFactor, { uid: 'u-guideadmin', reason })).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
