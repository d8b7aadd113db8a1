import { isPortError } from '../../../ports/errors'

/** For `catch`: a file that is not there is answered with `undefined`; every other failure stays one. */
export function unlessMissing(error: unknown): undefined {
  if (!isPortError(error, 'storage', 'object-not-found')) throw error
}
