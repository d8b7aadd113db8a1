import { isPortError } from '../../../ports/errors'

/** For `catch`: treats a record that the caller may not see as missing. */
export function unlessRefused(error: unknown): undefined {
  if (!isPortError(error, 'documents', 'permission-denied', 'unauthenticated')) throw error
}
