import { FirebaseError } from 'firebase/app'
import { type PortCode, PortError, type PortName, portCodes } from '../../ports/errors'

/** The ports that are implemented with Firebase's SDK. */
export type FirebasePort = Exclude<PortName, 'payments' | 'geocoder'>

/** SDK codes whose name differs from the port's; all other codes keep their name. Messages are never matched. */
const renamed: { readonly [P in FirebasePort]: Readonly<Record<string, PortCode<P>>> } = {
  auth: {
    'invalid-login-credentials': 'invalid-credential',
    'user-mismatch': 'invalid-credential',
    'missing-password': 'wrong-password',
    'password-does-not-meet-requirements': 'weak-password',
    'missing-email': 'invalid-email',
    'missing-new-email': 'invalid-email',
    'invalid-new-email': 'invalid-email',
    'invalid-recipient-email': 'invalid-email',
    'user-token-expired': 'requires-recent-login',
    'invalid-user-token': 'requires-recent-login',
    'user-signed-out': 'requires-recent-login',
    'no-current-user': 'requires-recent-login',
    'null-user': 'requires-recent-login',
    'missing-verification-code': 'invalid-verification-code',
    'invalid-multi-factor-session': 'requires-recent-login',
    'quota-exceeded': 'too-many-requests',
    timeout: 'network-request-failed',
  },
  documents: {
    cancelled: 'aborted',
    'deadline-exceeded': 'unavailable',
    'out-of-range': 'invalid-argument',
    internal: 'unknown',
    'data-loss': 'unknown',
  },
  functions: { cancelled: 'aborted', 'out-of-range': 'invalid-argument', 'data-loss': 'internal' },
  storage: {
    'invalid-default-bucket': 'invalid-url',
    'no-default-bucket': 'invalid-url',
    'unauthorized-app': 'unauthorized',
    'bucket-not-found': 'object-not-found',
    'project-not-found': 'object-not-found',
    'invalid-root-operation': 'invalid-url',
    'invalid-format': 'invalid-argument',
    'invalid-argument-count': 'invalid-argument',
    'invalid-event-name': 'invalid-argument',
    'app-deleted': 'canceled',
  },
}

/** Converts an SDK error to the port's error. An unknown code becomes `unknown`, with the SDK error as its cause. */
export function translated(port: FirebasePort, error: unknown): PortError {
  if (error instanceof PortError) return error
  if (!(error instanceof FirebaseError)) return new PortError<PortName>(port, 'unknown', String(error), { cause: error })
  const name = error.code.slice(error.code.indexOf('/') + 1)
  const code = Object.hasOwn(renamed[port], name) ? renamed[port][name] : (portCodes[port] as readonly string[]).find(c => c === name)
  const details = (error as FirebaseError & { details?: unknown }).details
  return new PortError<PortName>(port, (code ?? 'unknown') as PortCode, error.message, { cause: error, details })
}

/** Runs SDK work and converts what it throws to the port's errors. */
export async function translating<T>(port: FirebasePort, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw translated(port, error)
  }
}
