import { beforeEach, describe, expect, it } from 'vitest'
import { samplePassword } from '../../../src/adapters/memory/sample/people/sample-account'
import { accounts } from '../../../src/domain/accounts/accounts.collection'
import { approveRole } from '../../../src/domain/accounts/roles/approve-role.contract'
import { revokeRole } from '../../../src/domain/accounts/roles/revoke-role.contract'
import { roleGrants } from '../../../src/domain/accounts/roles/role-grants.collection'
import { isStale } from '../../../src/domain/accounts/roles/role-service'
import type { RoleInput } from '../../../src/domain/accounts/roles/set-role.contract'
import { setRole } from '../../../src/domain/accounts/roles/set-role.contract'
import { setRoleHandler } from '../../../src/domain/accounts/roles/set-role.handler'
import { calls } from '../../../src/domain/jury/calls.collection'
import { people } from '../../../src/domain/people/people.collection'
import { brokenRuleOf } from '../../../src/domain/shared/functions/cloud-function'
import { Reauthentication } from '../../../src/domain/shared/functions/reauthentication'
import { dataOf, Records } from '../../../src/domain/shared/records/records'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const why = 'Helps in the office this autumn'
const day = 86_400_000
let world: MemoryWorld
let records: Records
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'superadmin' })
  records = new Records(world.store, { current: undefined })
})

const broken = async (work: Promise<unknown>) => brokenRuleOf(await work.then(() => undefined).catch((error: unknown) => error))?.rule
const claimsOfAccount = async (uid: string) => (await world.context.accounts.find(uid))!.claims
const input = (more: Partial<RoleInput>) =>
  ({ key: crypto.randomUUID(), personId: 'p-artlover', reason: why, role: 'admin', scopes: ['content'], ...more }) as RoleInput
const audited = async (action: string) =>
  (await world.store.query({ collection: 'audit', where: [['action', '==', action]] })).map(({ data }) => data)

describe('setRole', () => {
  it('makes an art lover an editor: sets the claims and their version, and writes an audit entry with the reason', async () => {
    expect((await world.call(setRole, input({}))).status).toBe('active')
    expect(await claimsOfAccount('u-artlover')).toEqual({ pid: 'p-artlover', adm: 1, sc: 'c', mfaFrom: expect.any(Number) })
    expect(await records.get(accounts, 'u-artlover')).toMatchObject({ claimsVersion: 2, claims: { adm: 1, sc: 'c' } })
    expect(await audited('role.grant')).toMatchObject([{ actor: 'p-superadmin', entityId: 'p-artlover', reason: why, scope: 'system' }])
  })

  it('takes effect in the open browser when it fetches a new token', async () => {
    await world.call(setRole, input({}))
    await world.signInAs('artlover')
    expect(world.auth.current?.claims.sc).toBe('c')
  })

  it('gives the role once when it is called repeatedly', async () => {
    const once = input({})
    await world.call(setRole, once)
    await world.call(setRole, once)
    expect(await records.find(roleGrants, { where: [['personId', '==', 'p-artlover']] })).toHaveLength(1)
  })

  it('waits for the second approver for the scopes money and system and for superadmins', async () => {
    expect((await world.call(setRole, input({ scopes: ['system'] }))).status).toBe('requested')
    expect((await world.call(setRole, input({ scopes: ['content', 'money'] }))).status).toBe('requested')
    expect((await world.call(setRole, superadmin('p-donor'))).status).toBe('requested')
    expect(await claimsOfAccount('u-artlover')).toEqual({ pid: 'p-artlover' })
    expect(await claimsOfAccount('u-donor')).toEqual({ pid: 'p-donor' })
  })

  it('refuses the caller, a person without an account, a past day, an unknown call, and a role that is already held', async () => {
    expect(await broken(world.call(setRole, superadmin('p-superadmin')))).toBe('role-self')
    expect(await broken(world.call(setRole, input({ personId: 'f01' })))).toBe('no-account')
    expect(await broken(world.call(setRole, input({ until: '2027-10-01T00:00:00.000Z' })))).toBe('role-past')
    expect(await broken(world.call(setRole, juror('no-such-call')))).toBe('call-missing')
    expect(await broken(world.call(setRole, input({ personId: 'p-contentadmin' })))).toBe('role-held')
  })

  it('refuses a sixth call to a juror, and keeps nothing of it', async () => {
    const cover = dataOf(calls, (await records.get(calls, 'guide-cover-2027'))!)
    const others = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
    await records.commit(...others.map(id => records.creating(calls, id, cover)))
    for (const id of others.slice(0, 5)) expect((await world.call(setRole, juror(id))).status).toBe('active')
    const sixth = juror('sixth')
    expect(await broken(world.call(setRole, sixth))).toBe('too-many-roles')
    expect(await records.get(roleGrants, sixth.key)).toBeUndefined()
    expect((await claimsOfAccount('u-artlover')).jur).toEqual(expect.arrayContaining(others.slice(0, 5)))
  })

  it('requires ten characters of reason, an end for a volunteer and a call for a juror', async () => {
    const ask = (data: unknown) => world.functions.call('setRole', data).catch((error: { code: string }) => error.code)
    expect(await ask(input({ reason: 'because   ' }))).toBe('invalid-argument')
    expect(await ask({ key: crypto.randomUUID(), personId: 'p-artlover', reason: why, role: 'volunteer' })).toBe('invalid-argument')
    expect(await ask({ key: crypto.randomUUID(), personId: 'p-artlover', reason: why, role: 'juror' })).toBe('invalid-argument')
  })

  it('is for superadmins: other staff, members and visitors are refused', async () => {
    for (const key of ['systemadmin', 'peopleadmin', 'moneyadmin', 'artist']) {
      await world.signInAs(key)
      await expect(world.functions.call('setRole', input({}))).rejects.toMatchObject({ code: 'permission-denied' })
      await expect(world.functions.call('revokeRole', { grantId: 'g-mailadmin', reason: why })).rejects.toMatchObject({ code: 'permission-denied' })
    }
    await world.auth.signOut()
    await expect(world.functions.call('setRole', input({}))).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('requires a recent password', async () => {
    world.clock.setNow(new Date(world.clock.now().getTime() + 6 * 60_000))
    await expect(world.call(setRole, input({}))).rejects.toMatchObject({ code: 'requires-recent-login' })
    await world.services.get(Reauthentication).give(samplePassword)
    expect((await world.call(setRole, input({}))).status).toBe('active')
  })
})

describe('the second approver', () => {
  it('approves a colleague’s request', async () => {
    await world.signInAs('systemadmin')
    await world.call(approveRole, { decision: 'approve', grantId: 'g-waiting-money' })
    expect((await claimsOfAccount('u-guideadmin')).sc).toBe('gm')
    expect(await records.get(roleGrants, 'g-waiting-money')).toMatchObject({ status: 'active', approvedBy: 'p-systemadmin' })
  })

  it('cannot be the one who requested the role', async () =>
    expect(await broken(world.call(approveRole, { decision: 'approve', grantId: 'g-waiting-money' }))).toBe('role-same-person'))

  it('cannot be the one who gets the role', async () => {
    const asked = superadmin('p-systemadmin')
    await world.call(setRole, asked)
    await world.signInAs('systemadmin')
    expect(await broken(world.call(approveRole, { decision: 'approve', grantId: asked.key }))).toBe('role-same-person')
    expect(await claimsOfAccount('u-systemadmin')).toEqual({ pid: 'p-systemadmin', adm: 1, sc: 's', mfaFrom: expect.any(Number) })
  })

  it('cannot be somebody whom the one who asked had appointed', async () => {
    const [first, asked] = [input({ scopes: ['system'] }), superadmin('p-donor')]
    await world.call(setRole, first)
    await world.call(setRole, asked)
    await world.signInAs('systemadmin')
    await world.call(approveRole, { decision: 'approve', grantId: first.key })
    await world.signInAs('artlover')
    for (const grantId of [asked.key, 'g-waiting-money'])
      expect(await broken(world.call(approveRole, { decision: 'approve', grantId }))).toBe('role-same-person')
    await world.signInAs('systemadmin')
    expect((await world.call(approveRole, { decision: 'approve', grantId: asked.key })).status).toBe('active')
  })

  it('can reject it with a reason, which stays in the history', async () => {
    await world.signInAs('systemadmin')
    await world.call(approveRole, { decision: 'reject', grantId: 'g-waiting-money', reason: 'Accounting is back next week' })
    expect(await records.get(roleGrants, 'g-waiting-money')).toMatchObject({ status: 'rejected', endedBecause: 'Accounting is back next week' })
    expect(await broken(world.call(approveRole, { decision: 'approve', grantId: 'g-waiting-money' }))).toBe('illegal-transition')
  })

  it('needs the scope system', async () => {
    await world.signInAs('peopleadmin')
    await expect(world.call(approveRole, { decision: 'approve', grantId: 'g-waiting-money' })).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})

describe('revokeRole', () => {
  it('removes the claims and ends the sessions', async () => {
    await world.signInAs('mailadmin')
    const mail = world.auth.current!
    await world.signInAs('superadmin')
    await world.call(revokeRole, { grantId: 'g-mailadmin', reason: 'Left the organisation in spring' })
    expect(await claimsOfAccount(mail.uid)).toEqual({ pid: 'p-mailadmin' })
    expect(await records.get(roleGrants, 'g-mailadmin')).toMatchObject({ status: 'revoked', endedBy: 'p-superadmin' })
  })

  it('ends the role of somebody whose account is gone', async () => {
    await records.change(people, (await records.get(people, 'p-mailadmin'))!, { uid: undefined })
    await world.call(revokeRole, { grantId: 'g-mailadmin', reason: 'Left the organisation in spring' })
    expect(await records.get(roleGrants, 'g-mailadmin')).toMatchObject({ status: 'revoked' })
  })

  it('ends a session on another device at its next token refresh', async () => {
    await world.call(setRole, superadmin('p-contentadmin'))
    await world.signInAs('systemadmin')
    const asked = (await records.find(roleGrants, { where: [['personId', '==', 'p-contentadmin']] })).find(({ role }) => role === 'superadmin')!
    await world.call(approveRole, { decision: 'approve', grantId: asked.id })
    await world.signInAs('contentadmin')
    await world.call(revokeRole, { grantId: 'g-superadmin', reason: 'Hands over to her successor' })
    await world.call(revokeRole, { grantId: 'g-contentadmin', reason: 'The larger role holds this one' })
    await expect(world.auth.refreshClaims()).rejects.toMatchObject({ code: 'requires-recent-login' })
    expect(world.auth.current).toBeUndefined()
  })

  it('refuses to revoke the last superadmin, also where the last day of another one has passed', async () => {
    const second = { personId: 'p-donor', personName: 'A colleague', role: 'superadmin', scopes: [], reason: why, requestedBy: 'p-artlover' } as const
    const yesterday = new Date(world.clock.now().getTime() - day)
    await records.commit(records.creating(roleGrants, 'g-second', { ...second, until: yesterday, status: 'active' }))
    expect(await broken(world.call(revokeRole, { grantId: 'g-superadmin', reason: 'Nobody should hold this' }))).toBe('role-last-superadmin')
    expect(await claimsOfAccount('u-superadmin')).toMatchObject({ sa: 1 })
  })

  it('answers the same when it is repeated, and writes one audit entry with what was revoked', async () => {
    const ask = { grantId: 'g-mailadmin', reason: 'Left the organisation in spring' }
    await world.call(revokeRole, ask)
    await world.call(revokeRole, ask)
    expect(await audited('role.revoke')).toMatchObject([{ entityId: 'p-mailadmin', before: { role: 'admin', scopes: ['mail'] }, reason: ask.reason }])
  })

  it('refuses a role that a colleague revoked, and a request that the caller rejected', async () => {
    const end = async (id: string, to: { status: 'revoked' | 'rejected'; endedBy: string }) =>
      records.commit(records.changing(roleGrants, (await records.get(roleGrants, id))!, to))
    await end('g-mailadmin', { status: 'revoked', endedBy: 'p-systemadmin' })
    await end('g-waiting-money', { status: 'rejected', endedBy: 'p-superadmin' })
    for (const grantId of ['g-mailadmin', 'g-waiting-money'])
      expect(await broken(world.call(revokeRole, { grantId, reason: 'Left the organisation in spring' }))).toBe('illegal-transition')
  })

  it('refuses to revoke the last superadmin, also where the same person was given the role twice', async () => {
    const { personId, personName } = await records.get(roleGrants, 'g-superadmin').then(grant => grant!)
    const again = { personId, personName, role: 'superadmin', scopes: [], reason: why, requestedBy: 'p-artlover' } as const
    await records.commit(records.creating(roleGrants, 'g-again', { ...again, status: 'active' }))
    expect(await broken(world.call(revokeRole, { grantId: 'g-superadmin', reason: 'Nobody should hold this' }))).toBe('role-last-superadmin')
  })

  it('leaves a second superadmin who was appointed outside the office in place when another role is given', async () => {
    await world.context.accounts.setClaims('u-artlover', { pid: 'p-artlover', adm: 1, sa: 1 })
    await world.call(setRole, input({}))
    expect(await claimsOfAccount('u-artlover')).toMatchObject({ sa: 1, sc: 'c' })
  })

  it('counts the first superadmin, who has no grant, as the last one', async () => {
    await world.store.commit([{ op: 'delete', path: 'roleGrants/g-superadmin' }])
    await world.call(setRole, input({}))
    expect(await broken(world.call(revokeRole, { grantId: 'first-p-superadmin', reason: 'Nobody should hold this' }))).toBe('role-last-superadmin')
  })
})

describe('a grant and a revocation at the same moment', () => {
  it('leave the claims of the roles that are held in the end', async () => {
    const { accounts: directory } = world.context
    let overtake: (() => Promise<unknown>) | undefined = async () => {
      await world.call(revokeRole, { grantId: 'g-mailadmin', reason: 'Left the organisation in spring' })
    }
    const slow = {
      ...world.context,
      actor: { uid: 'u-superadmin', claims: world.auth.current!.claims },
      accounts: Object.assign(Object.create(directory) as typeof directory, {
        setClaims: async (uid: string, claims: object) => {
          const other = overtake
          overtake = undefined
          await other?.()
          await directory.setClaims(uid, claims)
        },
      }),
    }
    await setRoleHandler.run(slow, input({ personId: 'p-mailadmin', scopes: ['content'] }))
    expect(await claimsOfAccount('u-mailadmin')).toEqual({ pid: 'p-mailadmin', adm: 1, sc: 'c', mfaFrom: expect.any(Number) })
    expect((await records.get(accounts, 'u-mailadmin'))?.claims).toEqual({ pid: 'p-mailadmin', adm: 1, sc: 'c', mfaFrom: expect.any(Number) })
  })
})

describe('the end of a role', () => {
  it('takes effect within an hour after its last day, with the claims', async () => {
    world.clock.setNow(new Date('2027-11-01T08:00:00Z'))
    await world.lookAtTheClock()
    expect(await claimsOfAccount('u-volunteer')).toEqual({ pid: 'p-volunteer' })
    expect(await records.get(roleGrants, 'g-volunteer')).toMatchObject({ status: 'expired', endedAt: world.clock.now() })
    expect(await audited('role.expire')).toMatchObject([{ entityId: 'p-volunteer', before: { role: 'volunteer' }, scope: 'system' }])
  })

  it('is skipped for the only superadmin', async () => {
    const grant = (await records.get(roleGrants, 'g-superadmin'))!
    await records.commit(records.changing(roleGrants, grant, { until: new Date('2027-10-20T00:00:00Z') }))
    world.clock.setNow(new Date('2027-10-21T00:00:00Z'))
    await world.lookAtTheClock()
    expect(await records.get(roleGrants, 'g-superadmin')).toMatchObject({ status: 'active' })
    expect(await records.get(roleGrants, 'g-superadmin')).not.toHaveProperty('until')
    expect(await claimsOfAccount('u-superadmin')).toMatchObject({ sa: 1 })
  })

  it.each([
    ['of two superadmins whose last day is the same leaves one of them', '2027-10-20T00:00:00Z', ['active', 'expired']],
    ['of a superadmin leaves the one whose last day is later', '2027-10-22T00:00:00Z', ['active', 'expired']],
  ])('%s', async (_, until, expected) => {
    const grant = (await records.get(roleGrants, 'g-superadmin'))!
    const { scopes, reason, requestedBy, status } = grant
    const second = { personId: 'p-systemadmin', personName: 'A colleague', role: 'superadmin', until: new Date(until) } as const
    await records.commit(
      records.changing(roleGrants, grant, { until: new Date('2027-10-20T00:00:00Z') }),
      records.creating(roleGrants, 'g-second', { ...second, scopes, reason, requestedBy, status }),
    )
    world.clock.setNow(new Date('2027-10-21T00:00:00Z'))
    await world.lookAtTheClock()
    const both = await Promise.all(['g-superadmin', 'g-second'].map(async id => (await records.get(roleGrants, id))!.status))
    expect(both.toSorted()).toEqual(expected)
  })

  it('is suggested if the holder has not signed in for ninety days', () => {
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
