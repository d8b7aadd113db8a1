import 'fake-indexeddb/auto'
import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type PortCode, PortError } from '../../../src/ports/errors'
import { expectPortError } from '../../suites/expect-port-error'
import { changeAccount, type OpenedFirebaseAuth, openFirebaseAuth } from './opened-auth'

const email = 'ada@example.org'
const password = 'a long secret'
let opened: OpenedFirebaseAuth
beforeEach(async () => {
  opened = await openFirebaseAuth()
})
afterEach(async () => {
  vi.useRealTimers()
  await opened.close()
})

/** Errors of the hosted service that its emulator does not send, in the format of its REST protocol. */
const refuse = (part: string, message: string, status = 400) =>
  opened.wire.handle(({ path }) =>
    path.includes(part) ? { answer: { status, body: { error: { code: status, message, errors: [{ message }] } } } } : undefined,
  )

it.each<[string, PortCode<'auth'>]>([
  ['INVALID_PASSWORD', 'wrong-password'],
  ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
  ['EMAIL_NOT_FOUND', 'user-not-found'],
  ['USER_DISABLED', 'user-disabled'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.', 'too-many-requests'],
  ['INVALID_EMAIL', 'invalid-email'],
  ['EMAIL_EXISTS', 'email-already-in-use'],
  ['WEAK_PASSWORD : Password should be at least 6 characters', 'weak-password'],
  ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]', 'weak-password'],
  ['EXPIRED_OOB_CODE', 'expired-action-code'],
  ['INVALID_OOB_CODE', 'invalid-action-code'],
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login'],
  ['TOKEN_EXPIRED', 'requires-recent-login'],
  ['OPERATION_NOT_ALLOWED : Password sign-in is disabled.', 'operation-not-allowed'],
  ['SOMETHING_NEW', 'unknown'],
])('translates %s into %s', async (message, code) => {
  refuse('accounts:signInWithPassword', message)
  const error: unknown = await opened.auth.signIn(email, password).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(PortError)
  expect([(error as PortError).code, (error as PortError).cause instanceof FirebaseError]).toEqual([code, true])
})

it('reports an unavailable service as unknown', async () => {
  refuse('accounts:signInWithPassword', 'Service Unavailable', 503)
  await expectPortError(opened.auth.signIn(email, password), 'auth', 'unknown')
})

it('ends the session if a changed address ended it, and reports the change as done', async () => {
  const { auth } = opened
  await auth.signUp(email, password, 'Ada')
  await auth.sendEmailChange('new@example.org')
  const code = new URL((await opened.lastLink('new@example.org')) ?? '', 'http://local').searchParams.get('oobCode') ?? ''
  refuse('accounts:lookup', 'TOKEN_EXPIRED')
  await auth.applyActionCode(code)
  expect(auth.current).toBeUndefined()
  opened.wire.handle(() => undefined)
  expect(await auth.signIn('new@example.org', password)).toMatchObject({ displayName: 'Ada', emailVerified: true })
})

it('keeps the session after hours without a network, and gets the claims when it is back', async () => {
  const { uid } = await opened.auth.signUp(email, password, 'Ada')
  await changeAccount(uid, { claims: { pid: 'p1' } })
  opened.setOffline(true)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 3 * 60 * 60_000)
  const again = await opened.reopen()
  await again.ready()
  expect(again.current).toMatchObject({ uid, email, displayName: 'Ada', claims: {} })
  opened.setOffline(false)
  await again.refreshClaims()
  expect(again.current?.claims).toEqual({ pid: 'p1' })
})

it('sends no request if nobody was signed in', async () => {
  const again = await opened.reopen()
  await again.ready()
  expect(opened.wire.requests).toEqual([])
})
