import { beforeEach, describe, expect, it } from 'vitest'
import { type MemoryWorld, memoryWorld } from '../../../src/adapters/memory/memory-world'
import { samplePassword } from '../../../src/adapters/memory/sample/sample-account'
import { accounts } from '../../../src/domain/accounts/accounts'
import { Proof } from '../../../src/domain/accounts/proof'
import { isStale, RoleDesk } from '../../../src/domain/accounts/role-desk'
import { roleGrants } from '../../../src/domain/accounts/role-grants'
import type { RoleInput } from '../../../src/domain/accounts/set-role.function'
import { brokenRuleOf } from '../../../src/domain/shared/cloud-function'
import { Records } from '../../../src/domain/shared/records'

const why = 'Helps in the office this autumn'
const day = 86_400_000
let world: MemoryWorld
let records: Records
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'superadmin' })
  records = new Records(world.store, { current: undefined })
})

const desk = () => world.services.get(RoleDesk)
const broken = async (work: Promise<unknown>) => brokenRuleOf(await work.then(() => undefined).catch((error: unknown) => error))?.rule
const claimsOfAccount = async (uid: string) => (await world.world.accounts.find(uid))!.claims
const input = (more: Partial<RoleInput>) =>
  ({ key: crypto.randomUUID(), personId: 'p-artlover', reason: why, role: 'admin', scopes: ['content'], ...more }) as RoleInput
const audited = async (action: string) =>
  (await world.store.query({ collection: 'audit', where: [['action', '==', action]] })).map(({ data }) => data)

describe('giving a role', () => {
  it('makes an art lover an editor: her claims, their version, and a note with the reason', async () => {
    expect(await desk().give(input({}))).toBe('active')
    expect(await claimsOfAccount('u-artlover')).toEqual({ pid: 'p-artlover', adm: 1, sc: 'c' })
    expect(await records.get(accounts, 'u-artlover')).toMatchObject({ claimsVersion: 2, claims: { adm: 1, sc: 'c' } })
    expect(await audited('role.grant')).toMatchObject([{ actor: 'p-superadmin', entityId: 'p-artlover', reason: why, scope: 'system' }])
  })

  it('reaches her open browser when it fetches her claims anew', async () => {
    await desk().give(input({}))
    await world.signInAs('artlover')
    expect(world.auth.current?.claims.sc).toBe('c')
  })

  it('counts once however often it is asked', async () => {
    const once = input({})
    await desk().give(once)
    await desk().give(once)
    expect(await records.find(roleGrants, { where: [['personId', '==', 'p-artlover']] })).toHaveLength(1)
  })

  it('waits for a second person where money is among the scopes, or a superadmin is made', async () => {
    expect(await desk().give(input({ scopes: ['content', 'money'] }))).toBe('requested')
    expect(await desk().give(superadmin('p-donor'))).toBe('requested')
    expect(await claimsOfAccount('u-artlover')).toEqual({ pid: 'p-artlover' })
    expect(await claimsOfAccount('u-donor')).toEqual({ pid: 'p-donor' })
  })

  it('refuses oneself, somebody without an account, a day that is over, a call that is none, and a role that is held', async () => {
    expect(await broken(desk().give(superadmin('p-superadmin')))).toBe('role-self')
    expect(await broken(desk().give(input({ personId: 'f01' })))).toBe('no-account')
    expect(await broken(desk().give(input({ until: '2027-10-01T00:00:00.000Z' })))).toBe('role-past')
    expect(await broken(desk().give(juror('no-such-call')))).toBe('call-missing')
    expect(await broken(desk().give(input({ personId: 'p-contentadmin' })))).toBe('role-held')
  })

  it('asks for ten characters of reason, an end of a volunteer and a call of a juror', async () => {
    const ask = (data: unknown) => world.functions.call('setRole', data).catch((error: { code: string }) => error.code)
    expect(await ask(input({ reason: 'because   ' }))).toBe('invalid-argument')
    expect(await ask({ key: crypto.randomUUID(), personId: 'p-artlover', reason: why, role: 'volunteer' })).toBe('invalid-argument')
    expect(await ask({ key: crypto.randomUUID(), personId: 'p-artlover', reason: why, role: 'juror' })).toBe('invalid-argument')
  })

  it('is for superadmins: other staff, members and strangers are refused by the callable', async () => {
    for (const key of ['systemadmin', 'peopleadmin', 'moneyadmin', 'artist']) {
      await world.signInAs(key)
      await expect(world.functions.call('setRole', input({}))).rejects.toMatchObject({ code: 'permission-denied' })
      await expect(world.functions.call('revokeRole', { grantId: 'g-mailadmin', reason: why })).rejects.toMatchObject({ code: 'permission-denied' })
    }
    await world.auth.signOut()
    await expect(world.functions.call('setRole', input({}))).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('takes a password given lately', async () => {
    world.clock.setNow(new Date(world.clock.now().getTime() + 6 * 60_000))
    await expect(desk().give(input({}))).rejects.toMatchObject({ code: 'requires-recent-login' })
    await world.services.get(Proof).give(samplePassword)
    expect(await desk().give(input({}))).toBe('active')
  })
})

describe('the second person', () => {
  it('approves what a colleague asked for', async () => {
    await world.signInAs('systemadmin')
    await desk().approve('g-waiting-money')
    expect((await claimsOfAccount('u-guideadmin')).sc).toBe('gm')
    expect(await records.get(roleGrants, 'g-waiting-money')).toMatchObject({ status: 'active', approvedBy: 'p-systemadmin' })
  })

  it('is never the one who asked', async () => expect(await broken(desk().approve('g-waiting-money'))).toBe('role-same-person'))

  it('is never the one who would have it', async () => {
    const asked = superadmin('p-systemadmin')
    await desk().give(asked)
    await world.signInAs('systemadmin')
    expect(await broken(desk().approve(asked.key))).toBe('role-same-person')
    expect(await claimsOfAccount('u-systemadmin')).toEqual({ pid: 'p-systemadmin', adm: 1, sc: 's' })
  })

  it('may say no, with a reason that stays in the history', async () => {
    await world.signInAs('systemadmin')
    await desk().reject('g-waiting-money', 'Accounting is back next week')
    expect(await records.get(roleGrants, 'g-waiting-money')).toMatchObject({ status: 'rejected', endedBecause: 'Accounting is back next week' })
    expect(await broken(desk().approve('g-waiting-money'))).toBe('illegal-transition')
  })

  it('is of the system desk: others are refused', async () => {
    await world.signInAs('peopleadmin')
    await expect(desk().approve('g-waiting-money')).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('taking a role', () => {
  it('leaves the person without its claims, and ends her sessions', async () => {
    await world.signInAs('mailadmin')
    const mail = world.auth.current!
    await world.signInAs('superadmin')
    await desk().revoke('g-mailadmin', 'Left the organisation in spring')
    expect(await claimsOfAccount(mail.uid)).toEqual({ pid: 'p-mailadmin' })
    expect(await records.get(roleGrants, 'g-mailadmin')).toMatchObject({ status: 'revoked', endedBy: 'p-superadmin' })
  })

  it('ends the session that is open elsewhere at its next refresh', async () => {
    await desk().give(superadmin('p-contentadmin'))
    await world.signInAs('systemadmin')
    const asked = (await records.find(roleGrants, { where: [['personId', '==', 'p-contentadmin']] })).find(({ role }) => role === 'superadmin')!
    await desk().approve(asked.id)
    await world.signInAs('contentadmin')
    await desk().revoke('g-superadmin', 'Hands over to her successor')
    await desk().revoke('g-contentadmin', 'The larger role holds this one')
    await expect(world.auth.refreshClaims()).rejects.toMatchObject({ code: 'requires-recent-login' })
    expect(world.auth.current).toBeUndefined()
  })

  it('keeps the last superadmin, whoever asks', async () => {
    expect(await broken(desk().revoke('g-superadmin', 'Nobody should hold this'))).toBe('role-last-superadmin')
    expect(await claimsOfAccount('u-superadmin')).toMatchObject({ sa: 1 })
  })

  it('knows the first superadmin, whom no list names, as the last', async () => {
    await world.store.commit([{ op: 'delete', path: 'roleGrants/g-superadmin' }])
    await desk().give(input({}))
    expect(await broken(desk().revoke('first-p-superadmin', 'Nobody should hold this'))).toBe('role-last-superadmin')
  })
})

describe('a role that ends', () => {
  it('is over within the hour after its last day, and its claims with it', async () => {
    world.clock.setNow(new Date('2027-11-01T08:00:00Z'))
    await world.lookAtTheClock()
    expect(await claimsOfAccount('u-volunteer')).toEqual({ pid: 'p-volunteer' })
    expect(await records.get(roleGrants, 'g-volunteer')).toMatchObject({ status: 'expired' })
  })

  it('goes on where nobody else is superadmin', async () => {
    const grant = (await records.get(roleGrants, 'g-superadmin'))!
    await records.commit(records.changing(roleGrants, grant, { until: new Date('2027-10-20T00:00:00Z') }))
    world.clock.setNow(new Date('2027-10-21T00:00:00Z'))
    await world.lookAtTheClock()
    expect(await records.get(roleGrants, 'g-superadmin')).toMatchObject({ status: 'active' })
    expect(await claimsOfAccount('u-superadmin')).toMatchObject({ sa: 1 })
  })

  it('lies unused where its holder has not signed in for ninety days', () => {
    const now = world.clock.now()
    const held = { role: 'admin', status: 'active', createdAt: new Date(now.getTime() - 200 * day) } as const
    expect(isStale(held, new Date(now.getTime() - 91 * day), now)).toBe(true)
    expect(isStale(held, new Date(now.getTime() - 89 * day), now)).toBe(false)
    expect(isStale(held, undefined, now)).toBe(true)
    expect(isStale({ ...held, createdAt: now }, undefined, now)).toBe(false)
    expect(isStale({ ...held, role: 'juror' }, undefined, now)).toBe(false)
  })
})

const superadmin = (personId: string): RoleInput => ({ key: crypto.randomUUID(), personId, reason: why, role: 'superadmin' })
const juror = (callId: string): RoleInput => ({ key: crypto.randomUUID(), personId: 'p-artlover', reason: why, role: 'juror', callId })
