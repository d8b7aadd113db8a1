import { logger } from 'firebase-functions/v2'
import { HttpsError } from 'firebase-functions/v2/https'
import { isPortError } from '../../ports/errors'

/**
 * What a caller is told: refusals with their code and details. Whatever else went wrong inside is the server's own affair: it is
 * logged in full, and the caller learns that the host answered. Without that mark an `internal` at the caller means that nothing did.
 */
export function reported(error: unknown, name: string): HttpsError {
  if (isPortError(error, 'functions') && error.code !== 'internal') {
    return new HttpsError(error.code, error.message, error.details)
  }
  logger.error(name, error)
  return new HttpsError('internal', name, { answered: true })
}
