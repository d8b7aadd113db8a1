import { isPortError } from '../../../ports/errors'

/** For `catch`: what somebody may not see is not there for them. */
export function unlessRefused(error: unknown): undefined {
  if (!isPortError(error, 'documents', 'permission-denied', 'unauthenticated')) throw error
}
