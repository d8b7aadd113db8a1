import { beforeEach, describe, expect, it } from 'vitest'
import { samplePassword } from '../../../src/adapters/memory/sample/people/sample-account'
import { AccountService } from '../../../src/domain/accounts/account-service'
import { brokenRuleOf } from '../../../src/domain/shared/functions/cloud-function'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const why = 'Asked for it on the phone'
let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'peopleadmin' })
})
const desk = () => world.services.get(AccountService)
const broken = async (work: Promise<unknown>) => brokenRuleOf(await work.then(() => undefined).catch((error: unknown) => error))?.rule
const actions = async () =>
  (await world.store.query({ collection: 'audit' })).map(({ data }) => String(data['action'])).filter(action => action.startsWith('account.'))
const addressOf = async (uid: string) => (await world.context.accounts.find(uid))!.email

describe('AccountService', () => {
  it('lists all accounts with their sign-ins, roles and persons', async () => {
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

  it('disables an account: its session ends, its password no longer works; and enables it again', async () => {
    await desk().setDisabled('u-artlover', true, why)
    await expect(world.auth.signIn(await addressOf('u-artlover'), samplePassword)).rejects.toMatchObject({ code: 'user-disabled' })
    await desk().setDisabled('u-artlover', false, why)
    expect((await world.auth.signIn(await addressOf('u-artlover'), samplePassword)).uid).toBe('u-artlover')
    expect((await actions()).toSorted()).toEqual(['account.disable', 'account.enable'])
  })

  it('cannot disable the caller’s own account or a staff account', async () => {
    expect(await broken(desk().setDisabled('u-peopleadmin', true, why))).toBe('staff-account')
    expect(await broken(desk().setDisabled('u-mailadmin', true, why))).toBe('staff-account')
    await world.signInAs('superadmin')
    await desk().setDisabled('u-mailadmin', true, why)
    expect(await broken(desk().setDisabled('u-superadmin', true, why))).toBe('staff-account')
  })

  it('ends all sessions of an account', async () => {
    await desk().revokeSessions('u-peopleadmin', why)
    await expect(world.auth.refreshClaims()).rejects.toMatchObject({ code: 'requires-recent-login' })
    await world.signInAs('peopleadmin')
    await world.auth.refreshClaims()
  })

  it('mails a link to choose a new password', async () => {
    await desk().sendLink('u-artlover', 'reset-password')
    const address = await addressOf('u-artlover')
    const mail = world.localMode.state.outbox.find(({ to }) => to === address)
    const code = new URL(mail?.link ?? '', 'http://local').searchParams.get('oobCode') ?? ''
    expect(await world.auth.checkActionCode(code)).toEqual({ operation: 'reset-password', email: address })
  })

  it('links an account without a person to a person without an account, and adds its address', async () => {
    const { uid } = await world.auth.signUp('new@post.example', 'four words of my own', 'New')
    await world.signInAs('peopleadmin')
    await desk().link(uid, 'f01', why)
    expect((await world.store.get('people/f01'))?.data).toMatchObject({ uid, emails: [{ address: 'new@post.example' }, {}] })
    expect((await world.context.accounts.find(uid))?.claims).toEqual({ pid: 'f01' })
    expect(await broken(desk().link(uid, 'f02', why))).toBe('account-linked')
  })

  it('refuses to link an account to a person with a role', async () => {
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
    expect(await world.context.accounts.find('u-donor')).toBeUndefined()
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
