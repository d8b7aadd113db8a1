import { beforeEach, describe, expect, it } from 'vitest'
import { disableAccountHandler, revokeSessionsHandler } from '../../../src/domain/accounts/administer-accounts.handler'
import { Masquerade } from '../../../src/domain/accounts/masquerade/masquerade'
import { revokeRoleHandler } from '../../../src/domain/accounts/roles/revoke-role.handler'
import { setRoleHandler } from '../../../src/domain/accounts/roles/set-role.handler'
import { removeSecondFactorHandler } from '../../../src/domain/accounts/second-factor/remove-second-factor.handler'
import { memberships } from '../../../src/domain/memberships/memberships.collection'
import { people } from '../../../src/domain/people/people.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { expectPortError } from '../../suites/expect-port-error'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { asSuperadmin } from '../../support/staff-world'

const reason = 'Left the office in anger today'
const grantId = crypto.randomUUID()

let world: MemoryWorld
/** Her records behind the access rules, with the session of her browser. */
let records: Records
beforeEach(async () => {
  world = await memoryWorld({ sample: true })
  await asSuperadmin(world, setRoleHandler, { key: grantId, personId: 'p-artlover', role: 'admin', scopes: ['people'], reason })
  await world.signInAs('artlover')
  records = world.services.get(Records)
  await world.context.storage.upload(proof, new Blob(['proof']), { contentType: 'application/pdf' }).done
  // Sessions are compared by whole seconds, so everything after this is at least a second later than her sign-in.
  pass(60_000)
})

const proof = checkedPath('eligibility/p-donor/proof.pdf')
const pass = (milliseconds: number) => world.clock.setNow(new Date(world.clock.now().getTime() + milliseconds))

async function signsInAgain() {
  await world.auth.signOut()
  await world.signInAs('artlover')
}

const donor = async () => (await new Records(world.store, { current: undefined }).get(people, 'p-donor'))!
const reads = () => records.get(people, 'p-donor')
const lists = () => records.find(people, { limit: 3 })
const writes = async () => records.commit(records.changing(people, await donor(), { household: `h${Math.random()}` }))
const opens = () => world.storage.read(proof)

async function expectToWork() {
  expect((await reads())?.id).toBe('p-donor')
  expect(await lists()).toHaveLength(3)
  await writes()
  expect(await (await opens()).text()).toBe('proof')
}

async function expectRefused() {
  for (const tries of [reads, lists, writes]) await expectPortError(tries(), 'documents', 'permission-denied')
  await expectPortError(opens(), 'storage', 'unauthorized')
}

describe('a member of staff in the middle of her work is refused at once by documents and files', () => {
  it.each([
    ['her role was taken away', () => asSuperadmin(world, revokeRoleHandler, { grantId, reason })],
    ['her sessions were ended', () => asSuperadmin(world, revokeSessionsHandler, { uid: 'u-artlover', reason })],
    ['her second factor was removed', () => asSuperadmin(world, removeSecondFactorHandler, { uid: 'u-artlover', reason })],
    ['her account was closed', () => asSuperadmin(world, disableAccountHandler, { uid: 'u-artlover', disabled: true, reason })],
  ])('once %s, although her browser holds the session that it had', async (_, happens) => {
    await expectToWork()
    await happens()
    expect(world.auth.current?.claims).toMatchObject({ pid: 'p-artlover', adm: 1, sc: 'p' })
    await expectRefused()
    // She still has a member's permissions, as long as the token lasts.
    expect((await records.find(memberships, { where: [['personId', '==', 'p-artlover']] })).length).toBeGreaterThan(0)
  })

  it('and a table that she has open gets no more rows', async () => {
    const got: number[] = []
    const failed = new Promise<Error>(fail => records.watch(people, { limit: 3 }, found => got.push(found.length), fail))
    await expectToWork()
    await asSuperadmin(world, revokeSessionsHandler, { uid: 'u-artlover', reason })
    const house = new Records(world.store, { current: undefined })
    const [first] = await house.find(people, { limit: 1 })
    await house.commit(house.changing(people, first!, { household: 'h2' }))
    expect(await failed).toMatchObject({ code: 'permission-denied' })
    expect(got).toHaveLength(1)
  })
})

describe('whoever signs in again', () => {
  it('after her sessions were ended works at once', async () => {
    await asSuperadmin(world, revokeSessionsHandler, { uid: 'u-artlover', reason })
    await expectRefused()
    await signsInAgain()
    await expectToWork()
  })

  it('has what is left of her roles', async () => {
    await asSuperadmin(world, setRoleHandler, { key: crypto.randomUUID(), personId: 'p-artlover', role: 'admin', scopes: ['guide'], reason })
    await asSuperadmin(world, revokeRoleHandler, { grantId, reason })
    await signsInAgain()
    expect(world.auth.current?.claims).toMatchObject({ adm: 1, sc: 'g' })
    await expectRefused()
  })
})

it('a right that is added needs no new session', async () => {
  await asSuperadmin(world, setRoleHandler, { key: crypto.randomUUID(), personId: 'p-artlover', role: 'admin', scopes: ['guide'], reason })
  await expectToWork()
  await world.auth.refreshClaims()
  expect(world.auth.current?.claims.sc).toBe('gp')
  await expectToWork()
})

it('a masquerade ends with the sessions of its member of staff, also for documents', async () => {
  await world.signInAs('superadmin')
  await world.services.get(Masquerade).start({ personId: 'p-donor', mode: 'look', reason })
  const own = () => records.find(memberships, { where: [['personId', '==', 'p-donor']] })
  expect(await reads()).toMatchObject({ id: 'p-donor' })
  await own()
  pass(60_000)
  await asSuperadmin(world, revokeSessionsHandler, { uid: 'u-superadmin', reason })
  await expectPortError(reads(), 'documents', 'permission-denied')
  await expectPortError(own(), 'documents', 'permission-denied')
})
