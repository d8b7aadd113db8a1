import { beforeEach, describe, expect, it } from 'vitest'
import { type MemoryWorld, memoryWorld } from '../../../src/adapters/memory/memory-world'
import { samplePassword } from '../../../src/adapters/memory/sample/sample-account'
import { AccountDesk } from '../../../src/domain/accounts/account-desk'
import { brokenRuleOf } from '../../../src/domain/shared/cloud-function'

const why = 'Asked for it on the phone'
let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'peopleadmin' })
})
const desk = () => world.services.get(AccountDesk)
const broken = async (work: Promise<unknown>) => brokenRuleOf(await work.then(() => undefined).catch((error: unknown) => error))?.rule
const actions = async () =>
  (await world.store.query({ collection: 'audit' })).map(({ data }) => String(data['action'])).filter(action => action.startsWith('account.'))
const addressOf = async (uid: string) => (await world.world.accounts.find(uid))!.email

describe('the desk of accounts', () => {
  it('lists everybody who can sign in, with sign-ins, roles and whose it is', async () => {
    const all = await desk().list()
    expect(all).toHaveLength(14)
    expect(all.find(({ uid }) => uid === 'u-mailadmin')).toMatchObject({
      personId: 'p-mailadmin',
      roles: ['mail'],
      providers: ['password'],
      disabled: false,
    })
    expect(all.find(({ uid }) => uid === 'u-superadmin')?.roles).toEqual(['superadmin'])
    expect(all.every(({ lastSignInAt }) => lastSignInAt !== undefined)).toBe(true)
  })

  it('closes an account: its session ends, its password opens nothing, and it is opened again', async () => {
    await desk().setDisabled('u-artlover', true, why)
    await expect(world.auth.signIn(await addressOf('u-artlover'), samplePassword)).rejects.toMatchObject({ code: 'user-disabled' })
    await desk().setDisabled('u-artlover', false, why)
    expect((await world.auth.signIn(await addressOf('u-artlover'), samplePassword)).uid).toBe('u-artlover')
    expect((await actions()).toSorted()).toEqual(['account.disable', 'account.enable'])
  })

  it('closes neither one’s own account nor a colleague’s', async () => {
    expect(await broken(desk().setDisabled('u-peopleadmin', true, why))).toBe('staff-account')
    expect(await broken(desk().setDisabled('u-mailadmin', true, why))).toBe('staff-account')
    await world.signInAs('superadmin')
    await desk().setDisabled('u-mailadmin', true, why)
    expect(await broken(desk().setDisabled('u-superadmin', true, why))).toBe('staff-account')
  })

  it('ends all sessions of somebody', async () => {
    await desk().revokeSessions('u-peopleadmin', why)
    await expect(world.auth.refreshClaims()).rejects.toMatchObject({ code: 'requires-recent-login' })
    await world.signInAs('peopleadmin')
    await world.auth.refreshClaims()
  })

  it('mails a link that chooses a new password', async () => {
    await desk().sendLink('u-artlover', 'reset-password')
    const address = await addressOf('u-artlover')
    const mail = world.localMode.state.outbox.find(({ to }) => to === address)
    const code = new URL(mail?.link ?? '', 'http://local').searchParams.get('oobCode') ?? ''
    expect(await world.auth.checkActionCode(code)).toEqual({ operation: 'reset-password', email: address })
  })

  it('links an account that is nobody’s to a person who has none, her address with it', async () => {
    const { uid } = await world.auth.signUp('new@post.example', 'four words of my own', 'New')
    await world.signInAs('peopleadmin')
    await desk().link(uid, 'f01', why)
    expect((await world.store.get('people/f01'))?.data).toMatchObject({ uid, emails: [{ address: 'new@post.example' }, {}] })
    expect((await world.world.accounts.find(uid))?.claims).toEqual({ pid: 'f01' })
    expect(await broken(desk().link(uid, 'f02', why))).toBe('account-linked')
  })

  it('links nobody to somebody who holds a role', async () => {
    const { uid } = await world.auth.signUp('new@post.example', 'four words of my own', 'New')
    await world.signInAs('peopleadmin')
    const director = (await world.store.get('people/p-superadmin'))!.data
    await world.store.commit([{ op: 'update', path: 'people/p-superadmin', data: { uid: 'another' } }])
    expect(director['uid']).toBe('u-superadmin')
    expect(await broken(desk().link(uid, 'p-superadmin', why))).toBe('account-linked')
  })

  it('deletes an account for a superadmin who types its address, and keeps the person', async () => {
    await expect(desk().delete('u-donor', await addressOf('u-donor'), why)).rejects.toMatchObject({ code: 'permission-denied' })
    await world.signInAs('superadmin')
    expect(await broken(desk().delete('u-donor', 'hugh@elsewhere.example', why))).toBe('email-differs')
    expect(await broken(desk().delete('u-mailadmin', await addressOf('u-mailadmin'), why))).toBe('staff-account')
    await desk().delete('u-donor', await addressOf('u-donor'), why)
    expect(await world.world.accounts.find('u-donor')).toBeUndefined()
    expect((await world.store.get('people/p-donor'))?.data).not.toHaveProperty('uid')
  })

  it.each(['listAccounts', 'disableAccount', 'revokeSessions', 'sendAccountLink', 'linkAccount', 'deleteAccount'])(
    '%s is closed to other desks and to members',
    async name => {
      for (const key of ['contentadmin', 'systemadmin', 'artist']) {
        await world.signInAs(key)
        await expect(world.functions.call(name, {})).rejects.toMatchObject({ code: 'permission-denied' })
      }
    },
  )
})
