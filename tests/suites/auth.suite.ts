import { beforeEach, describe, expect, it } from 'vitest'
import type { Auth, AuthUser, Claims } from '../../src/ports/auth'
import { eventually } from '../support/eventually'
import { expectPortError } from './expect-port-error'

export interface OpenedAuth {
  readonly auth: Auth
  /** The same accounts on the same device after a reload. */
  reopen(): Promise<Auth>
  /** The same accounts on a new device. */
  elsewhere(): Promise<Auth>
  /** The link in the newest mail to this address. */
  lastLink(email: string): Promise<string | undefined>
  /** Changes an account as the server does. */
  change(uid: string, change: { claims?: Claims; disabled?: boolean }): Promise<unknown>
  remove(uid: string): Promise<void>
  /** Changes the address of the account and mails the undo link to the former one. */
  moveTo(email: string, password: string, newEmail: string): Promise<void>
  /** Advances the clock by milliseconds. */
  wait(milliseconds: number): void | Promise<void>
  /** From now on the service answers this address with too many attempts. */
  throttle(email: string): Promise<void>
  setOffline(offline: boolean): void
}

const email = 'ada@example.org'
const password = 'a long secret'
const codeOf = (link: string | undefined) => new URL(link ?? '', 'http://local').searchParams.get('oobCode') ?? ''
const minutes = 60_000

/** The contract of every adapter of the Auth port. */
export function authSuite(name: string, open: () => Promise<OpenedAuth>): void {
  describe(`Auth on ${name}`, () => {
    let opened: OpenedAuth
    let auth: Auth
    beforeEach(async () => {
      opened = await open()
      auth = opened.auth
      await auth.ready()
    })
    const joined = () => auth.signUp(email, password, 'Ada')

    it('begins signed out', () => expect(auth.current).toBeUndefined())

    it('signs up, out and in again, in whatever case the address is written', async () => {
      const user = await joined()
      expect(user).toMatchObject({ email, displayName: 'Ada', emailVerified: false, claims: {} })
      expect(auth.current).toEqual(user)
      await auth.signOut()
      expect(auth.current).toBeUndefined()
      expect((await auth.signIn('  ADA@example.org ', password)).uid).toBe(user.uid)
    })

    it('keeps the session after a reload, until the sign-out', async () => {
      const { uid } = await joined()
      const again = await opened.reopen()
      await again.ready()
      expect(again.current?.uid).toBe(uid)
      await again.signOut()
      const third = await opened.reopen()
      await third.ready()
      expect(third.current).toBeUndefined()
    })

    it('notifies watchers of the present state and of every change until they stop', async () => {
      const told: (string | undefined)[] = []
      const stop = auth.watch((user: AuthUser | undefined) => told.push(user?.email))
      await eventually(() => expect(told).toEqual([undefined]))
      await joined()
      await auth.signOut()
      await eventually(() => expect(told).toEqual([undefined, email, undefined]))
      stop()
      await auth.signIn(email, password)
      expect(told.length).toBe(3)
    })

    it('refuses a taken or invalid address', async () => {
      await joined()
      await expectPortError(auth.signUp('Ada@Example.org', password, 'Other'), 'auth', 'email-already-in-use')
      await expectPortError(auth.signUp('ada', password, 'Ada'), 'auth', 'invalid-email')
      await expectPortError(auth.signIn('ada@', password), 'auth', 'invalid-email')
      await expectPortError(auth.sendSignInLink('@example.org', '/'), 'auth', 'invalid-email')
    })

    it('refuses a short or empty password', async () => {
      await expectPortError(auth.signUp(email, 'short', 'Ada'), 'auth', 'weak-password')
      await expectPortError(auth.signIn(email, ''), 'auth', 'wrong-password')
      expect(auth.current).toBeUndefined()
    })

    it('answers a wrong password and an unknown address alike', async () => {
      await joined()
      await auth.signOut()
      await expectPortError(auth.signIn(email, 'another secret'), 'auth', 'invalid-credential')
      await expectPortError(auth.signIn('nobody@example.org', password), 'auth', 'invalid-credential')
      expect(auth.current).toBeUndefined()
    })

    it('refuses even the right password after too many attempts', async () => {
      await joined()
      await auth.signOut()
      await opened.throttle(email)
      await expectPortError(auth.signIn(email, password), 'auth', 'too-many-requests')
      expect(auth.current).toBeUndefined()
    })

    it('needs the network for everything but signing out', async () => {
      await joined()
      opened.setOffline(true)
      for (const act of [
        () => auth.signIn(email, password),
        () => auth.signUp('other@example.org', password, 'Other'),
        () => auth.sendPasswordReset(email),
        () => auth.sendVerification(),
        () => auth.updateProfile({ displayName: 'X' }),
        () => auth.refreshClaims(),
        () => auth.checkActionCode('x'),
      ])
        await expectPortError(act(), 'auth', 'network-request-failed')
      expect(auth.current).toMatchObject({ email, displayName: 'Ada' })
      await auth.signOut()
      expect(auth.current).toBeUndefined()
      opened.setOffline(false)
      await auth.signIn(email, password)
    })

    it('keeps the session without a network', async () => {
      const { uid } = await joined()
      opened.setOffline(true)
      const again = await opened.reopen()
      await again.ready()
      expect(again.current).toMatchObject({ uid, email, displayName: 'Ada' })
      opened.setOffline(false)
    })

    it('refuses disabled accounts and ends their sessions', async () => {
      const { uid } = await joined()
      await opened.change(uid, { disabled: true })
      await expectPortError(auth.refreshClaims(), 'auth', 'user-disabled')
      expect(auth.current).toBeUndefined()
      await expectPortError(auth.signIn(email, password), 'auth', 'user-disabled')
      await opened.change(uid, { disabled: false })
      await auth.signIn(email, password)
    })

    it('ends the session of a deleted account', async () => {
      const { uid } = await joined()
      await opened.remove(uid)
      await expectPortError(auth.updateProfile({ displayName: 'X' }), 'auth', 'requires-recent-login')
      expect(auth.current).toBeUndefined()
      await expectPortError(auth.signIn(email, password), 'auth', 'invalid-credential')
    })

    it('does not restore a session whose account was disabled or deleted meanwhile', async () => {
      const { uid } = await joined()
      await opened.change(uid, { disabled: true })
      const again = await opened.reopen()
      await again.ready()
      expect(again.current).toBeUndefined()
    })

    it('has new claims after a refresh', async () => {
      const { uid } = await joined()
      await opened.change(uid, { claims: { pid: 'p1', adm: 1, sc: 'cg' } })
      expect(auth.current?.claims).toEqual({})
      await auth.refreshClaims()
      expect(auth.current?.claims).toEqual({ pid: 'p1', adm: 1, sc: 'cg' })
      await opened.change(uid, { claims: {} })
      await auth.refreshClaims()
      expect(auth.current?.claims).toEqual({})
    })

    it('notifies watchers of new claims, but not without a change', async () => {
      const { uid } = await joined()
      const told: (string | undefined)[] = []
      auth.watch(user => told.push(user?.claims.sc))
      await eventually(() => expect(told).toEqual([undefined]))
      await opened.change(uid, { claims: { adm: 1, sc: 'g' } })
      await auth.refreshClaims()
      await auth.refreshClaims()
      await auth.updateProfile({ displayName: 'Ada' })
      expect(told).toEqual([undefined, 'g'])
    })

    it('sets a new password by a link that works once', async () => {
      await joined()
      await auth.signOut()
      await auth.sendPasswordReset(email)
      const link = await opened.lastLink(email)
      expect(link).toMatch(/^\/acct\/auth\/action\?mode=resetPassword&(.*&)?oobCode=[\w-]+/)
      const code = codeOf(link)
      expect(await auth.checkActionCode(code)).toEqual({ operation: 'reset-password', email })
      expect(await auth.checkActionCode(code)).toEqual({ operation: 'reset-password', email })
      await expectPortError(auth.confirmPasswordReset(code, 'short'), 'auth', 'weak-password')
      await auth.confirmPasswordReset(code, 'a newer secret')
      await expectPortError(auth.confirmPasswordReset(code, 'the newest secret'), 'auth', 'invalid-action-code')
      await expectPortError(auth.signIn(email, password), 'auth', 'invalid-credential')
      await auth.signIn(email, 'a newer secret')
    })

    it('sends no reset to an unknown address and does not reveal it', async () => {
      await auth.sendPasswordReset('nobody@example.org')
      expect(await opened.lastLink('nobody@example.org')).toBeUndefined()
    })

    it('lets a link expire after an hour', async () => {
      await joined()
      await auth.sendPasswordReset(email)
      const code = codeOf(await opened.lastLink(email))
      await opened.wait(60 * minutes)
      await expectPortError(auth.checkActionCode(code), 'auth', 'expired-action-code')
      await expectPortError(auth.confirmPasswordReset(code, 'a newer secret'), 'auth', 'expired-action-code')
    })

    it('verifies an address', async () => {
      await joined()
      await auth.sendVerification()
      const code = codeOf(await opened.lastLink(email))
      expect(await auth.checkActionCode(code)).toEqual({ operation: 'verify-email', email })
      await auth.applyActionCode(code)
      expect(auth.current?.emailVerified).toBe(true)
      await expectPortError(auth.applyActionCode(code), 'auth', 'invalid-action-code')
    })

    it('changes an address when the link in the mail to the new one is opened', async () => {
      const { uid } = await joined()
      await auth.sendEmailChange(' NEW@example.org ')
      expect(auth.current?.email).toBe(email)
      const link = await opened.lastLink('new@example.org')
      expect(link).toContain('mode=verifyAndChangeEmail')
      expect(await auth.checkActionCode(codeOf(link))).toMatchObject({ operation: 'change-email', email: 'new@example.org' })
      await auth.applyActionCode(codeOf(link))
      expect(auth.current).toMatchObject({ uid, email: 'new@example.org', emailVerified: true })
      await auth.signOut()
      await expectPortError(auth.signIn(email, password), 'auth', 'invalid-credential')
      expect((await auth.signIn('new@example.org', password)).uid).toBe(uid)
    })

    it('lets the owner of the former address restore it', async () => {
      const { uid } = await joined()
      await auth.signOut()
      await opened.moveTo(email, password, 'new@example.org')
      await expectPortError(auth.signIn(email, password), 'auth', 'invalid-credential')
      const back = await opened.lastLink(email)
      expect(back).toContain('mode=recoverEmail')
      expect(await auth.checkActionCode(codeOf(back))).toMatchObject({ operation: 'recover-email', email })
      await auth.applyActionCode(codeOf(back))
      await expectPortError(auth.signIn('new@example.org', password), 'auth', 'invalid-credential')
      expect((await auth.signIn(email, password)).uid).toBe(uid)
    })

    it('does not change to an address of another account, even if it was taken meanwhile', async () => {
      await auth.signUp('other@example.org', password, 'Other')
      await auth.signOut()
      await joined()
      await expectPortError(auth.sendEmailChange('Other@example.org'), 'auth', 'email-already-in-use')
      await auth.sendEmailChange('new@example.org')
      await auth.signUp('new@example.org', password, 'Quicker')
      await expectPortError(auth.applyActionCode(codeOf(await opened.lastLink('new@example.org'))), 'auth', 'email-already-in-use')
      await opened.wait(6 * minutes)
      await expectPortError(auth.sendEmailChange('newer@example.org'), 'auth', 'requires-recent-login')
    })

    it('signs in once by a link, only with its address, and leads back to the page', async () => {
      await auth.sendSignInLink(email, '/dashboard/profile')
      const link = (await opened.lastLink(email)) ?? ''
      const returnTo = new URL(link, 'http://local').searchParams.get('continueUrl') ?? ''
      expect(new URL(returnTo, 'http://local').pathname).toBe('/dashboard/profile')
      await expectPortError(auth.signInWithLink('other@example.org', link), 'auth', 'invalid-email')
      const user = await auth.signInWithLink(email, link)
      expect(user).toMatchObject({ email, emailVerified: true })
      await expectPortError(auth.signInWithLink(email, link), 'auth', 'invalid-action-code')
      await auth.sendSignInLink(email, '/')
      expect((await auth.signInWithLink(email, (await opened.lastLink(email)) ?? '')).uid).toBe(user.uid)
    })

    it('signs in by a link on another device than the one that requested it', async () => {
      const { uid } = await joined()
      await auth.signOut()
      await auth.sendSignInLink(email, '/')
      const link = (await opened.lastLink(email)) ?? ''
      const other = await opened.elsewhere()
      await other.ready()
      expect(other.current).toBeUndefined()
      expect(await other.signInWithLink(email, link)).toMatchObject({ uid, email, emailVerified: true })
      await expectPortError(other.signInWithLink(email, link), 'auth', 'invalid-action-code')
    })

    it('refuses disabled accounts with a link', async () => {
      const { uid } = await joined()
      await auth.signOut()
      await auth.sendSignInLink(email, '/')
      await opened.change(uid, { disabled: true })
      await expectPortError(auth.signInWithLink(email, (await opened.lastLink(email)) ?? ''), 'auth', 'user-disabled')
    })

    it('accepts a code only for its purpose, and no invented one', async () => {
      await joined()
      await auth.sendPasswordReset(email)
      const code = codeOf(await opened.lastLink(email))
      await expectPortError(auth.applyActionCode(code), 'auth', 'invalid-action-code')
      await expectPortError(auth.signInWithLink(email, `/acct/auth/action?oobCode=${code}`), 'auth', 'invalid-action-code')
      for (const invented of ['nothing', '', '../x']) await expectPortError(auth.checkActionCode(invented), 'auth', 'invalid-action-code')
      await auth.confirmPasswordReset(code, 'a newer secret')
    })

    it('changes the name and the password of the account', async () => {
      await joined()
      await auth.updateProfile({ displayName: 'Ada L.' })
      expect(auth.current?.displayName).toBe('Ada L.')
      await expectPortError(auth.updatePassword('short'), 'auth', 'weak-password')
      await auth.updatePassword('a newer secret')
      await auth.signOut()
      expect((await auth.signIn(email, 'a newer secret')).displayName).toBe('Ada L.')
    })

    it('needs a recent sign-in to change the password', async () => {
      await joined()
      await opened.wait(6 * minutes)
      await expectPortError(auth.updatePassword('a newer secret'), 'auth', 'requires-recent-login')
      await expectPortError(auth.reauthenticate('wrong secret!'), 'auth', 'invalid-credential')
      await expectPortError(auth.updatePassword('a newer secret'), 'auth', 'requires-recent-login')
      await auth.reauthenticate(password)
      await auth.updatePassword('a newer secret')
    })

    it('refuses changes without a session', async () => {
      await expectPortError(auth.updateProfile({ displayName: 'X' }), 'auth', 'requires-recent-login')
      await expectPortError(auth.sendVerification(), 'auth', 'requires-recent-login')
      await expectPortError(auth.refreshClaims(), 'auth', 'requires-recent-login')
    })
  })
}
