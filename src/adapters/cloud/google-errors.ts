import { type PortCode, PortError } from '../../ports/errors'

/** The port's error codes by gRPC status number, starting at 0. */
const byNumber: readonly (PortCode<'documents'> | undefined)[] = [
  undefined,
  'aborted', // cancelled
  'unknown',
  'invalid-argument',
  'unavailable', // deadline exceeded
  'not-found',
  'already-exists',
  'permission-denied',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
  'invalid-argument', // out of range
  'unimplemented',
  'unknown', // internal
  'unavailable',
  'unknown', // data loss
  'unauthenticated',
]

/** Runs database work and converts what it throws to the port's errors. */
export async function translatingDocuments<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw documentsError(error)
  }
}

/**
 * Converts a failure of the database client to the port's error. Other errors, such as a broken rule inside a transaction, are returned
 * unchanged.
 */
export function documentsError(error: unknown): Error {
  const { code, message = '' } = error as { code?: unknown; message?: string }
  if (typeof code === 'number') return new PortError('documents', byNumber[code] ?? 'unknown', message, { cause: error })
  // A request that the client refuses before it is sent is a plain Error without a status number.
  if (error instanceof Error && error.constructor === Error) return new PortError('documents', 'invalid-argument', message, { cause: error })
  return error instanceof Error ? error : new PortError('documents', 'unknown', String(error), { cause: error })
}

/** Runs file work and converts what it throws to the port's errors. */
export async function translatingFiles<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PortError) throw error
    throw new PortError('storage', byHttpStatus[Number((error as { code?: unknown }).code)] ?? 'unknown', path, { cause: error })
  }
}

const byHttpStatus: { readonly [status: number]: PortCode<'storage'> | undefined } = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'unauthorized',
  404: 'object-not-found',
  408: 'retry-limit-exceeded',
  429: 'quota-exceeded',
  503: 'retry-limit-exceeded',
}
