/**
 * The closed list of failures each port may report, from the three lists of the product's error catalogue
 * (sign-in, file storage, database) plus the codes of callable functions. Adapters translate into these and nothing else.
 */
export const portCodes = {
  auth: [
    'wrong-password',
    'invalid-credential',
    'email-already-in-use',
    'user-disabled',
    'too-many-requests',
    'network-request-failed',
    'user-not-found',
    'invalid-email',
    'weak-password',
    'invalid-action-code',
    'expired-action-code',
    'requires-recent-login',
    'unknown',
  ],
  documents: [
    'invalid-argument',
    'failed-precondition',
    'unimplemented',
    'not-found',
    'already-exists',
    'permission-denied',
    'unauthenticated',
    'aborted',
    'resource-exhausted',
    'unavailable',
    'unknown',
  ],
  functions: [
    'invalid-argument',
    'failed-precondition',
    'unimplemented',
    'not-found',
    'already-exists',
    'permission-denied',
    'unauthenticated',
    'aborted',
    'resource-exhausted',
    'unavailable',
    'deadline-exceeded',
    'internal',
    'unknown',
  ],
  storage: [
    'unknown',
    'object-not-found',
    'unauthenticated',
    'unauthorized',
    'quota-exceeded',
    'retry-limit-exceeded',
    'canceled',
    'invalid-url',
    'invalid-argument',
  ],
} as const

export type PortName = keyof typeof portCodes
export type PortCode<P extends PortName = PortName> = (typeof portCodes)[P][number]

/** What a port throws. `details` is machine-readable data that a callable sent along (row errors, a refused field). */
export class PortError<P extends PortName = PortName> extends Error {
  override readonly name = 'PortError'
  readonly details: unknown

  constructor(
    readonly port: P,
    readonly code: PortCode<P>,
    message: string,
    options: { cause?: unknown; details?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.details = options.details
  }
}

export const isPortError = <P extends PortName>(error: unknown, port: P, ...codes: PortCode<P>[]): error is PortError<P> =>
  error instanceof PortError && error.port === port && (codes.length === 0 || codes.includes(error.code as PortCode<P>))
