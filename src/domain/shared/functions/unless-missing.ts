import { isPortError } from '../../../ports/errors'

/** For `catch`: returns `undefined` for a missing file and throws every other error again. */
export function unlessMissing(error: unknown): undefined {
  if (!isPortError(error, 'storage', 'object-not-found')) throw error
}
