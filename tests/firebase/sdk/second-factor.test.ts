import 'fake-indexeddb/auto'
import { afterEach, expect, it } from 'vitest'
import { expectPortError } from '../../suites/expect-port-error'
import { secondFactorSuite } from '../../suites/second-factor.suite'
import { type OpenedFirebaseAuth, openFirebaseAuth } from './opened-auth'
import { withTotp } from './totp-service'

let opened: OpenedFirebaseAuth
afterEach(() => opened.close())

// Firebase's Auth emulator has no TOTP, so a proxy in front of it answers in place of Identity Platform.
secondFactorSuite('the Firebase SDK and a stand-in for TOTP', async () => {
  opened = await openFirebaseAuth()
  withTotp(opened.wire)
  return { auth: opened.auth, confirm: async () => undefined, now: () => new Date() }
})

it.each([
  ['OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.', 'operation-not-allowed'],
  ['UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.', 'unverified-email'],
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login'],
] as const)('says why no second factor can be added: %s', async (message, code) => {
  opened = await openFirebaseAuth()
  await opened.auth.signUp('ada@example.org', 'a long secret', 'Ada')
  opened.wire.handle(({ path }) =>
    path.includes('mfaEnrollment:start') ? { answer: { status: 400, body: { error: { code: 400, message, errors: [{ message }] } } } } : undefined,
  )
  await expectPortError(opened.auth.beginSecondFactor(), 'auth', code)
  expect(opened.auth.current?.secondFactor).toBeUndefined()
})
