/** Codes that the database and callable functions share. */
const serverCodes = [
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
] as const

/**
 * The complete list of error codes of each port: the three lists of the product's error catalog (sign-in, file storage, database) and the
 * codes of callable functions. Adapters throw no others.
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
    'multi-factor-auth-required',
    'invalid-verification-code',
    'unverified-email',
    'operation-not-allowed',
    'unknown',
  ],
  documents: serverCodes,
  functions: [...serverCodes, 'deadline-exceeded', 'internal'],
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
  payments: ['invalid-argument', 'failed-precondition', 'unavailable', 'unknown'],
  geocoder: ['invalid-argument', 'failed-precondition', 'resource-exhausted', 'unavailable', 'unknown'],
} as const

export type PortName = keyof typeof portCodes
export type PortCode<P extends PortName = PortName> = (typeof portCodes)[P][number]

/** The error of a port. `details` is machine-readable data from a callable (row errors, a refused field). */
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

/** Error codes after which a retry may help: the network was away, the service was busy, or two clients wrote at the same time. */
const transientCodes: { readonly [P in PortName]: readonly PortCode<P>[] } = {
  auth: ['network-request-failed'],
  documents: ['aborted', 'resource-exhausted', 'unavailable'],
  functions: ['aborted', 'deadline-exceeded', 'resource-exhausted', 'unavailable'],
  storage: ['retry-limit-exceeded'],
  payments: ['unavailable'],
  geocoder: ['unavailable'],
}

/** Whether a retry of the same operation may succeed in a moment; what a rule refused, such as an hourly limit, will not. */
export const isTransient = (error: unknown): error is PortError =>
  error instanceof PortError &&
  (transientCodes[error.port as PortName] as readonly string[]).includes(error.code) &&
  (error.details as { rule?: unknown } | undefined)?.rule === undefined
