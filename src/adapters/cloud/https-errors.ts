import { logger } from 'firebase-functions/v2'
import { HttpsError } from 'firebase-functions/v2/https'
import { isPortError } from '../../ports/errors'

/**
 * The error that the caller receives. Refusals keep their code and details. Any other error is logged in full and reported as `internal`
 * with a mark that it came from our host; an `internal` without the mark means that the request never reached the host.
 */
export function httpsErrorOf(error: unknown, name: string): HttpsError {
  if (isPortError(error, 'functions') && error.code !== 'internal') {
    return new HttpsError(error.code, error.message, error.details)
  }
  logger.error(name, error)
  return new HttpsError('internal', name, { answered: true })
}
