import { beforeEach, describe, expect, it } from 'vitest'
import { samplePassword } from '../../../src/adapters/memory/sample/people/sample-account'
import { AccountService } from '../../../src/domain/accounts/account-service'
import { accounts } from '../../../src/domain/accounts/accounts.collection'
import {
  deleteAccount,
  disableAccount,
  linkAccount,
  revokeSessions,
  sendAccountLink,
} from '../../../src/domain/accounts/administer-accounts.contract'
import { people } from '../../../src/domain/people/people.collection'
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
    await world.call(disableAccount, { uid: 'u-artlover', disabled: true, reason: why })
    await expect(world.auth.signIn(await addressOf('u-artlover'), samplePassword)).rejects.toMatchObject({ code: 'user-disabled' })
    const record = async () => world.context.systemRecords.get(accounts, 'u-artlover')
    expect(await record()).toMatchObject({ disabled: true, status: 'disabled', claimsVersion: 2 })
    await world.call(disableAccount, { uid: 'u-artlover', disabled: false, reason: why })
    expect((await world.auth.signIn(await addressOf('u-artlover'), samplePassword)).uid).toBe('u-artlover')
    expect(await record()).toMatchObject({ disabled: false, status: 'active', claimsVersion: 3 })
    expect((await actions()).toSorted()).toEqual(['account.disable', 'account.enable'])
  })

  it('cannot disable the caller’s own account or a staff account', async () => {
    expect(await broken(world.call(disableAccount, { uid: 'u-peopleadmin', disabled: true, reason: why }))).toBe('staff-account')
    expect(await broken(world.call(disableAccount, { uid: 'u-mailadmin', disabled: true, reason: why }))).toBe('staff-account')
    await world.signInAs('superadmin')
    await world.call(disableAccount, { uid: 'u-mailadmin', disabled: true, reason: why })
    expect(await broken(world.call(disableAccount, { uid: 'u-superadmin', disabled: true, reason: why }))).toBe('staff-account')
  })

  it('ends all sessions of an account, which its holder reads in their security log and open browsers notice', async () => {
    const record = async () => (await world.context.systemRecords.get(accounts, 'u-peopleadmin'))!
    const { claimsVersion } = await record()
    await world.call(revokeSessions, { uid: 'u-peopleadmin', reason: why })
    expect(await record()).toMatchObject({
      claimsVersion: claimsVersion + 1,
      securityLog: [{ act: 'sessions.revoke', at: world.clock.now(), by: 'p-peopleadmin' }],
    })
    expect(await actions()).toEqual(['account.sessions.revoke'])
    await expect(world.auth.refreshClaims()).rejects.toMatchObject({ code: 'requires-recent-login' })
    await world.signInAs('peopleadmin')
    await world.auth.refreshClaims()
  })

  it('mails a link to choose a new password', async () => {
    await world.call(sendAccountLink, { uid: 'u-artlover', kind: 'reset-password' })
    const address = await addressOf('u-artlover')
    const mail = world.localMode.state.outbox.find(({ to }) => to === address)
    const code = new URL(mail?.link ?? '', 'http://local').searchParams.get('oobCode') ?? ''
    expect(await world.auth.checkActionCode(code)).toEqual({ operation: 'reset-password', email: address })
  })

  it('links an account without a person to a person without an account, and adds its address', async () => {
    const { uid } = await world.auth.signUp('new@post.example', 'four words of my own', 'New')
    await world.signInAs('superadmin')
    await world.call(linkAccount, { uid, personId: 'f01', reason: why })
    expect((await world.store.get('people/f01'))?.data).toMatchObject({ uid, emails: [{ address: 'new@post.example' }, {}] })
    expect((await world.context.accounts.find(uid))?.claims).toEqual({ pid: 'f01' })
    expect((await world.store.get(`${accounts.path}/${uid}`))?.data).toMatchObject({
      personId: 'f01',
      email: 'new@post.example',
      disabled: false,
      status: 'active',
      claims: { pid: 'f01' },
    })
    expect(await broken(world.call(linkAccount, { uid, personId: 'f02', reason: why }))).toBe('account-linked')
    const [entry] = await world.store.query({ collection: 'audit', where: [['action', '==', 'account.link']] })
    expect(entry?.data).toMatchObject({ scope: 'people', entityId: uid, reason: why, after: { personId: 'f01' } })
    // Linked already, it is nothing new.
    await world.call(linkAccount, { uid, personId: 'f01', reason: why })
    expect(await world.store.query({ collection: 'audit', where: [['action', '==', 'account.link']] })).toHaveLength(1)
  })

  it('links no account to a record that was merged into another one', async () => {
    const { uid } = await world.auth.signUp('new@post.example', 'four words of my own', 'New')
    const merged = (await world.context.systemRecords.get(people, 'f01'))!
    await world.context.systemRecords.commit(world.context.systemRecords.changing(people, merged, { status: 'merged', mergedInto: 'f02' }))
    await world.signInAs('superadmin')
    expect(await broken(world.call(linkAccount, { uid, personId: 'f01', reason: why }))).toBe('account-linked')
    expect((await world.context.accounts.find(uid))?.claims).toEqual({})
  })

  it('puts the account’s address first in the person’s record, once, before four of their own', async () => {
    const { uid } = await world.auth.signUp('new@post.example', 'four words of my own', 'New')
    const written = ['a@x.org', 'NEW@post.example', 'b@x.org', 'c@x.org', 'd@x.org', 'e@x.org']
    await world.store.commit([{ op: 'update', path: 'people/f01', data: { emails: written.map(address => ({ address, verified: true })) } }])
    await world.signInAs('superadmin')
    await world.call(linkAccount, { uid, personId: 'f01', reason: why })
    const emails = (await world.store.get('people/f01'))!.data['emails'] as readonly { address: string; verified: boolean }[]
    expect(emails.map(({ address }) => address)).toEqual(['new@post.example', 'a@x.org', 'b@x.org', 'c@x.org', 'd@x.org'])
    // Nobody has proved it, so it leads nobody to this person.
    expect(emails[0]!.verified).toBe(false)
    expect(await world.store.query({ collection: 'emailKeys', where: [['personId', '==', 'f01']] })).toHaveLength(1)
  })

  it('links for people staff only what a confirmed address proves, so that nobody opens a donor’s records with an account of their own', async () => {
    const { uid } = await world.auth.signUp('spare@post.example', 'four words of my own', 'Spare')
    const verify = () => world.store.commit([{ op: 'update', path: `localAccounts/${uid}`, data: { emailVerified: true } }])
    await world.signInAs('peopleadmin')
    const link = () => broken(world.call(linkAccount, { uid, personId: 'f01', reason: why }))
    expect(await link()).toBe('link-unproven')
    await verify()
    expect(await link()).toBe('link-unproven')
    const { address } = ((await world.store.get('people/f01'))!.data['emails'] as { address: string }[])[0]!
    await world.store.commit([{ op: 'update', path: `localAccounts/${uid}`, data: { email: address } }])
    const [key] = await world.store.query({ collection: 'emailKeys', where: [['personId', '==', 'f01']] })
    const enteredBy = (createdBy: string) => world.store.commit([{ op: 'update', path: key!.path, data: { createdBy } }])
    await enteredBy('p-peopleadmin')
    expect(await link()).toBe('link-unproven')
    await enteredBy('p-f01')
    expect(await link()).toBeUndefined()
  })

  it('links an account to one person alone, also where two calls come at once', async () => {
    const { uid } = await world.auth.signUp('new@post.example', 'four words of my own', 'New')
    await world.signInAs('superadmin')
    const both = await Promise.all(['f01', 'f02'].map(personId => broken(world.call(linkAccount, { uid, personId, reason: why }))))
    expect(both).toEqual(expect.arrayContaining(['account-linked', undefined]))
    expect(await world.store.query({ collection: 'people', where: [['uid', '==', uid]] })).toHaveLength(1)
  })

  it('refuses to link an account to a person with a role', async () => {
    const { uid } = await world.auth.signUp('new@post.example', 'four words of my own', 'New')
    await world.signInAs('peopleadmin')
    const director = (await world.store.get('people/p-superadmin'))!.data
    await world.store.commit([{ op: 'update', path: 'people/p-superadmin', data: { uid: 'another' } }])
    expect(director['uid']).toBe('u-superadmin')
    expect(await broken(world.call(linkAccount, { uid, personId: 'p-superadmin', reason: why }))).toBe('account-linked')
  })

  it('deletes an account for a superadmin who types its address, and keeps the person', async () => {
    await expect(world.call(deleteAccount, { uid: 'u-donor', email: await addressOf('u-donor'), reason: why })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await world.signInAs('superadmin')
    expect(await broken(world.call(deleteAccount, { uid: 'u-donor', email: 'hugh@elsewhere.example', reason: why }))).toBe('email-differs')
    expect(await broken(world.call(deleteAccount, { uid: 'u-mailadmin', email: await addressOf('u-mailadmin'), reason: why }))).toBe('staff-account')
    await world.call(deleteAccount, { uid: 'u-donor', email: await addressOf('u-donor'), reason: why })
    expect(await world.context.accounts.find('u-donor')).toBeUndefined()
    expect((await world.store.get('people/p-donor'))?.data).not.toHaveProperty('uid')
  })

  it('deletes an account that belongs to no person', async () => {
    const { uid } = await world.auth.signUp('passer-by@post.example', 'four words of my own', 'Passer-by')
    await world.signInAs('superadmin')
    await world.call(deleteAccount, { uid, email: 'passer-by@post.example', reason: why })
    expect(await world.context.accounts.find(uid)).toBeUndefined()
  })

  it.each(['listAccounts', 'disableAccount', 'revokeSessions', 'sendAccountLink', 'linkAccount', 'deleteAccount'])(
    '%s refuses staff of other scopes and members',
    async name => {
      for (const key of ['contentadmin', 'systemadmin', 'artist']) {
        await world.signInAs(key)
        await expect(world.functions.call(name, {})).rejects.toMatchObject({ code: 'permission-denied' })
      }
    },
  )
})
