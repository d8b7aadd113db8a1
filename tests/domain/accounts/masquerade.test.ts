import { beforeEach, describe, expect, it } from 'vitest'
import { AccountSettingsService } from '../../../src/domain/accounts/account-settings-service'
import { accounts } from '../../../src/domain/accounts/accounts.collection'
import { Masquerade, masqueradeOf } from '../../../src/domain/accounts/masquerade/masquerade'
import { roleGrants } from '../../../src/domain/accounts/roles/role-grants.collection'
import { Session } from '../../../src/domain/accounts/sign-in/session'
import { OwnProfileAndWorks } from '../../../src/domain/art/own-profile-and-works'
import { handlers } from '../../../src/domain/handlers'
import { people } from '../../../src/domain/people/people.collection'
import { brokenRuleOf } from '../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../src/domain/shared/records/records'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const why = 'She cannot find her registration'
const minute = 60_000
let world: MemoryWorld
let artist: string
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'artist' })
  artist = world.auth.current!.claims.pid!
  await world.signInAs('superadmin')
})
const asSuperadmin = async <T>(work: () => Promise<T>): Promise<T> => {
  await world.signInAs('superadmin')
  return work()
}
const visit = (mode: 'look' | 'act', personId = artist) => world.services.get(Masquerade).start({ personId, mode, reason: why })
const audited = async (action: string) =>
  (await world.store.query({ collection: 'audit', where: [['action', '==', action]] })).map(({ data }) => data)
const person = () => world.services.get(AccountSettingsService).person()
const rename = async (display: string) => {
  const own = (await person())!
  await new Records(world.documents, world.auth).commit(
    new Records(world.documents, world.auth).changing(people, own, { names: { ...own.names, display } }),
  )
}

describe('a masquerade', () => {
  it('shows the person’s data and the staff member’s name, and ends after half an hour', async () => {
    await visit('look')
    expect(world.auth.current?.claims).toMatchObject({ pid: artist, imp: 'p-superadmin' })
    expect(masqueradeOf(world.auth.current!)).toMatchObject({ mode: 'look', endsAt: new Date(world.clock.now().getTime() + 30 * minute) })
    expect((await person())?.id).toBe(artist)
    world.clock.setNow(new Date(world.clock.now().getTime() + 30 * minute))
    await expect(person()).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await world.services.get(Session).satisfies('admin')).toBe(false)
  })

  it('is read-only: it changes no record and can call only the callable that ends it', async () => {
    await visit('look')
    await expect(rename('Somebody else')).rejects.toMatchObject({ code: 'permission-denied' })
    for (const { contract } of handlers) {
      if (contract.whileMasquerading) continue
      await expect(world.functions.call(contract.name, {})).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })

  it('is no session of the person’s account: its holder cannot keep it by a password, and no former session comes back', async () => {
    await visit('look')
    const { uid } = world.auth.current!
    expect(uid).not.toBe('u-artist')
    const restore = () => (world.auth as unknown as { restore(): Promise<void> }).restore()
    const { token } = (await asSuperadmin(() => world.functions.call('startMasquerade', { personId: 'p-artlover', mode: 'look', reason: why }))) as {
      token: string
    }
    await world.auth.signInWithToken(token)
    expect(world.auth.current).toMatchObject({ uid, claims: { pid: 'p-artlover' }, displayName: (await person())!.names.display })
    await world.services.get(Masquerade).stop()
    await restore()
    expect(world.auth.current).toBeUndefined()
    expect(await world.context.accounts.find(uid)).toBeUndefined()
  })

  it('gives none of the rights of staff when the person gains a role meanwhile', async () => {
    await visit('look')
    const session = world.auth.current!
    await world.context.accounts.setClaims('u-artist', { pid: artist, adm: 1, sc: 'pcs', sa: 1 })
    await world.context.accounts.setClaims(session.uid, { ...session.claims, adm: 1, sc: 'pcs', sa: 1 })
    await world.auth.refreshClaims()
    expect(world.auth.current?.claims).toMatchObject({ imp: 'p-superadmin', sa: 1 })
    for (const collection of ['audit', 'people', 'donations'])
      await expect(world.documents.query({ collection, limit: 1 })).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(world.storage.read('rows-people/people.json')).rejects.toMatchObject({ code: 'unauthorized' })
    await expect(world.functions.call('listAccounts', {})).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await person())?.id).toBe(artist)
  })

  it('reads no record and no file after its end', async () => {
    await visit('look')
    const pid = world.auth.current!.claims.pid!
    world.clock.setNow(new Date(world.clock.now().getTime() + 30 * minute))
    for (const path of [`people/${pid}`, 'accounts/u-artist'])
      await expect(world.documents.get(path)).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(world.storage.list(`pictures/${pid}`)).rejects.toMatchObject({ port: 'storage' })
    await expect(world.functions.call('stopMasquerade', {})).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('is kept when the page is reloaded, with its end', async () => {
    await visit('look')
    const before = world.auth.current
    await (world.auth as unknown as { restore(): Promise<void> }).restore()
    expect(world.auth.current).toEqual(before)
  })

  it('does not count as a sign-in of the person', async () => {
    const lastSignInAt = (await world.context.accounts.find('u-artist'))?.lastSignInAt
    await visit('look')
    expect((await world.context.accounts.find('u-artist'))?.lastSignInAt).toEqual(lastSignInAt)
  })

  it('is recorded in the person’s security log, and in the audit from beginning to end', async () => {
    await visit('look')
    await world.services.get(Masquerade).stop()
    expect(world.auth.current).toBeUndefined()
    expect(await audited('masquerade.start')).toMatchObject([{ actor: 'p-superadmin', entityId: artist, reason: why, after: { mode: 'look' } }])
    expect(await audited('masquerade.end')).toMatchObject([{ actor: artist, realActor: 'p-superadmin', entityId: artist }])
    await world.signInAs('artist')
    const own = await new Records(world.documents, world.auth).get(accounts, 'u-artist')
    expect(own?.securityLog).toMatchObject([{ act: 'masquerade.look', by: 'p-superadmin' }])
  })

  it('needs the scopes people and system: one scope alone, members and visitors are refused', async () => {
    for (const key of ['peopleadmin', 'systemadmin', 'artlover']) {
      await world.signInAs(key)
      await expect(world.functions.call('startMasquerade', { personId: artist, mode: 'look', reason: why })).rejects.toMatchObject({
        code: 'permission-denied',
      })
    }
    await world.auth.signOut()
    await expect(world.functions.call('startMasquerade', { personId: artist, mode: 'look', reason: why })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  it('refuses staff accounts and people without an account', async () => {
    const rule = async (personId: string) => brokenRuleOf(await visit('look', personId).catch((error: unknown) => error))?.rule
    expect(await rule('p-mailadmin')).toBe('masquerade-staff')
    expect(await rule('p-superadmin')).toBe('masquerade-staff')
    expect(await rule('f01')).toBe('no-account')
  })

  it.each(['admin', 'superadmin'] as const)('refuses whoever was given the role %s, also before their account has it', async role => {
    const { systemRecords } = world.context
    const grant = { personId: artist, personName: 'An artist', scopes: [], reason: why, requestedBy: 'p-superadmin', status: 'active' as const }
    await systemRecords.commit(systemRecords.creating(roleGrants, 'given', { ...grant, role }))
    expect(brokenRuleOf(await visit('look').catch((error: unknown) => error))?.rule).toBe('masquerade-staff')
  })

  it('needs a reason of ten characters and a recent password', async () => {
    await expect(world.functions.call('startMasquerade', { personId: artist, mode: 'look', reason: 'why not' })).rejects.toMatchObject({
      code: 'invalid-argument',
    })
    world.clock.setNow(new Date(world.clock.now().getTime() + 6 * minute))
    await expect(visit('look')).rejects.toMatchObject({ code: 'requires-recent-login' })
  })
})

describe('act mode', () => {
  it('changes the person’s name and page, recorded under the staff member’s name', async () => {
    await visit('act')
    await rename('Ana of the Net Loft')
    const studio = world.services.get(OwnProfileAndWorks)
    const profile = (await studio.profile())!
    await new Records(world.documents, world.auth).commit(
      new Records(world.documents, world.auth).changing((await import('../../../src/domain/artists/artists.collection')).artists, profile, {
        teaching: true,
      }),
    )
    expect((await world.store.get(`people/${artist}`))?.data).toMatchObject({ updatedBy: 'p-superadmin', names: { display: 'Ana of the Net Loft' } })
    expect((await world.store.get(`artists/${artist}`))?.data).toMatchObject({ updatedBy: 'p-superadmin', teaching: true })
  })

  it('cannot pay, give, delete, write messages, consent, or change address and password', async () => {
    await visit('act')
    for (const { contract } of handlers) {
      if (contract.whileMasquerading) continue
      await expect(world.functions.call(contract.name, {})).rejects.toMatchObject({ code: 'permission-denied' })
    }
    await expect(world.auth.sendEmailChange('mine@post.example')).rejects.toMatchObject({ code: 'requires-recent-login' })
    await expect(world.auth.updatePassword('four words of my own')).rejects.toMatchObject({ code: 'requires-recent-login' })
    await expect(world.services.get(AccountSettingsService).changePassword('four words of my own')).rejects.toMatchObject({
      code: 'requires-recent-login',
    })
    const draft = { op: 'create' as const, path: 'drafts/mine', data: { personId: artist, form: 'x', content: '{}', at: new Date() } }
    await expect(world.documents.commit([draft])).rejects.toMatchObject({ code: 'permission-denied' })
    const [saved] = await world.store.query({ collection: 'saves', limit: 1 })
    await expect(world.documents.commit([{ op: 'delete', path: saved?.path ?? 'saves/none' }])).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('ends after half an hour', async () => {
    await visit('act')
    world.clock.setNow(new Date(world.clock.now().getTime() + 30 * minute))
    await expect(world.documents.commit([{ op: 'update', path: `people/${artist}`, data: { tags: [] } }])).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('is for superadmins, and not for others who have both scopes', async () => {
    await world.context.accounts.setClaims('u-peopleadmin', { pid: 'p-peopleadmin', adm: 1, sc: 'ps' })
    await world.signInAs('peopleadmin')
    await expect(visit('act')).rejects.toMatchObject({ code: 'permission-denied' })
    await visit('look')
    expect(world.auth.current?.claims.imp).toBe('p-peopleadmin')
  })
})
