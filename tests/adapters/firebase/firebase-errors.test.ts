import { FirebaseError } from 'firebase/app'
import { AuthErrorCodes } from 'firebase/auth'
import { StorageErrorCode } from 'firebase/storage'
import { describe, expect, it } from 'vitest'
import { type FirebasePort, translated, translating } from '../../../src/adapters/firebase/firebase-errors'
import { PortError } from '../../../src/ports/errors'

/** The port's code for each code of the SDK; every other SDK code becomes `unknown`. */
const meanings: { readonly [P in FirebasePort]: Readonly<Record<string, string>> } = {
  auth: {
    'wrong-password': 'wrong-password',
    'missing-password': 'wrong-password',
    'invalid-credential': 'invalid-credential',
    'invalid-login-credentials': 'invalid-credential',
    'user-mismatch': 'invalid-credential',
    'email-already-in-use': 'email-already-in-use',
    'user-disabled': 'user-disabled',
    'too-many-requests': 'too-many-requests',
    'quota-exceeded': 'too-many-requests',
    'network-request-failed': 'network-request-failed',
    timeout: 'network-request-failed',
    'user-not-found': 'user-not-found',
    'invalid-email': 'invalid-email',
    'missing-email': 'invalid-email',
    'invalid-new-email': 'invalid-email',
    'missing-new-email': 'invalid-email',
    'invalid-recipient-email': 'invalid-email',
    'weak-password': 'weak-password',
    'password-does-not-meet-requirements': 'weak-password',
    'invalid-action-code': 'invalid-action-code',
    'expired-action-code': 'expired-action-code',
    'requires-recent-login': 'requires-recent-login',
    'user-token-expired': 'requires-recent-login',
    'invalid-user-token': 'requires-recent-login',
    'user-signed-out': 'requires-recent-login',
    'no-current-user': 'requires-recent-login',
    'null-user': 'requires-recent-login',
    'multi-factor-auth-required': 'multi-factor-auth-required',
    'invalid-verification-code': 'invalid-verification-code',
    'missing-verification-code': 'invalid-verification-code',
    'invalid-multi-factor-session': 'requires-recent-login',
    'operation-not-allowed': 'operation-not-allowed',
    'unverified-email': 'unverified-email',
  },
  documents: {
    cancelled: 'aborted',
    'invalid-argument': 'invalid-argument',
    'deadline-exceeded': 'unavailable',
    'not-found': 'not-found',
    'already-exists': 'already-exists',
    'permission-denied': 'permission-denied',
    'resource-exhausted': 'resource-exhausted',
    'failed-precondition': 'failed-precondition',
    aborted: 'aborted',
    'out-of-range': 'invalid-argument',
    unimplemented: 'unimplemented',
    unavailable: 'unavailable',
    unauthenticated: 'unauthenticated',
  },
  functions: {
    cancelled: 'aborted',
    'invalid-argument': 'invalid-argument',
    'deadline-exceeded': 'deadline-exceeded',
    'not-found': 'not-found',
    'already-exists': 'already-exists',
    'permission-denied': 'permission-denied',
    'resource-exhausted': 'resource-exhausted',
    'failed-precondition': 'failed-precondition',
    aborted: 'aborted',
    'out-of-range': 'invalid-argument',
    unimplemented: 'unimplemented',
    internal: 'internal',
    'data-loss': 'internal',
    unavailable: 'unavailable',
    unauthenticated: 'unauthenticated',
  },
  storage: {
    'object-not-found': 'object-not-found',
    'bucket-not-found': 'object-not-found',
    'project-not-found': 'object-not-found',
    'quota-exceeded': 'quota-exceeded',
    unauthenticated: 'unauthenticated',
    unauthorized: 'unauthorized',
    'unauthorized-app': 'unauthorized',
    'retry-limit-exceeded': 'retry-limit-exceeded',
    canceled: 'canceled',
    'app-deleted': 'canceled',
    'invalid-url': 'invalid-url',
    'invalid-default-bucket': 'invalid-url',
    'no-default-bucket': 'invalid-url',
    'invalid-root-operation': 'invalid-url',
    'invalid-argument': 'invalid-argument',
    'invalid-argument-count': 'invalid-argument',
    'invalid-event-name': 'invalid-argument',
    'invalid-format': 'invalid-argument',
  },
}

/** The gRPC codes, which the SDK uses for documents and functions but exports only as types. */
const canonical =
  'cancelled unknown invalid-argument deadline-exceeded not-found already-exists permission-denied resource-exhausted failed-precondition aborted ' +
  'out-of-range unimplemented internal unavailable data-loss unauthenticated'
const inSdk: { readonly [P in FirebasePort]: readonly string[] } = {
  auth: Object.values(AuthErrorCodes).map(code => code.replace('auth/', '')),
  documents: canonical.split(' '),
  functions: canonical.split(' '),
  storage: Object.values(StorageErrorCode),
}

describe.each(Object.keys(meanings) as FirebasePort[])('errors of the SDK become errors of the port %s', port => {
  it.each([...new Set([...inSdk[port], ...Object.keys(meanings[port]), 'some-new-code', 'constructor', '__proto__'])])('%s', name => {
    const error = new FirebaseError(port === 'documents' ? name : `${port}/${name}`, 'message [400]')
    expect(translated(port, error)).toMatchObject({
      port,
      code: Object.hasOwn(meanings[port], name) ? meanings[port][name] : 'unknown',
      cause: error,
    })
  })
})

it('returns an error of the port unchanged', async () => {
  const refused = new PortError('documents', 'already-exists', 'x')
  await expect(translating('documents', () => Promise.reject(refused))).rejects.toBe(refused)
})

it('keeps any other error as the cause', async () => {
  const other = new TypeError('x is not a function')
  await expect(translating('auth', () => Promise.reject(other))).rejects.toMatchObject({ port: 'auth', code: 'unknown', cause: other })
})
