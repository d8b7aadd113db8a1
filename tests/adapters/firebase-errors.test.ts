import { FirebaseError } from 'firebase/app'
import { describe, expect, it } from 'vitest'
import { translated, translating } from '../../src/adapters/firebase/firebase-errors'
import { PortError } from '../../src/ports/errors'

describe('what the SDK throws arrives in the port’s words', () => {
  it.each([
    ['auth', 'auth/wrong-password', 'wrong-password'],
    ['auth', 'auth/invalid-credential', 'invalid-credential'],
    ['auth', 'auth/invalid-login-credentials', 'invalid-credential'],
    ['auth', 'auth/email-already-in-use', 'email-already-in-use'],
    ['auth', 'auth/user-disabled', 'user-disabled'],
    ['auth', 'auth/too-many-requests', 'too-many-requests'],
    ['auth', 'auth/network-request-failed', 'network-request-failed'],
    ['auth', 'auth/some-new-code', 'unknown'],
    ['documents', 'invalid-argument', 'invalid-argument'],
    ['documents', 'failed-precondition', 'failed-precondition'],
    ['documents', 'unimplemented', 'unimplemented'],
    ['documents', 'deadline-exceeded', 'unavailable'],
    ['functions', 'functions/permission-denied', 'permission-denied'],
    ['functions', 'functions/internal', 'internal'],
    ['storage', 'storage/object-not-found', 'object-not-found'],
    ['storage', 'storage/quota-exceeded', 'quota-exceeded'],
    ['storage', 'storage/retry-limit-exceeded', 'retry-limit-exceeded'],
    ['storage', 'storage/invalid-default-bucket', 'invalid-url'],
    ['storage', 'storage/constructor', 'unknown'],
  ] as const)('%s: %s is %s', (port, sdk, code) => {
    const error = translated(port, new FirebaseError(sdk, 'message [400]'))
    expect(error).toMatchObject({ port, code })
    expect(error.cause).toBeInstanceOf(FirebaseError)
  })

  it('keeps an error that already is the port’s', async () => {
    const refused = new PortError('documents', 'already-exists', 'x')
    await expect(translating('documents', () => Promise.reject(refused))).rejects.toBe(refused)
  })
})
