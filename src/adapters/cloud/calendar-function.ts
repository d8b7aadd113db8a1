import { logger } from 'firebase-functions/v2'
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/v2/https'
import { calendarSnapshotPaths } from '../../domain/calendar/calendar-snapshot-paths'
import type { HandlerStorage } from '../../domain/shared/functions/handler'
import { isPortError } from '../../ports/errors'
import { functionLimits } from './function-limits'

export interface CalendarSource {
  /** The file store; created at the first request. */
  readonly files: () => Pick<HandlerStorage, 'read'>
  /** The site's security headers, sent with every response. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Serves the calendar file that `publishCalendar` stored, for calendar programs that subscribe to it. Calendar programs cache it for 15
 * minutes, the CDN for 5 minutes; while the CDN revalidates, it serves the previous file.
 */
export const calendarFunction = (source: CalendarSource): HttpsFunction =>
  onRequest(functionLimits.calendarFeed, (request, response) => answer(source, request, response))

async function answer({ files, headers }: CalendarSource, { method }: Request, response: Response): Promise<void> {
  // Set by the platform's Express.
  response.removeHeader('x-powered-by')
  response.set(headers)
  if (method !== 'GET' && method !== 'HEAD') return void response.status(405).set('allow', 'GET, HEAD').end()
  try {
    const text = await (await files().read(calendarSnapshotPaths.feed)).text()
    response.set('cache-control', 'public, max-age=900, s-maxage=300, stale-while-revalidate=86400')
    response.set('content-disposition', 'inline; filename="calendar.ics"')
    response.type('text/calendar; charset=utf-8').send(text)
  } catch (error) {
    const isMissing = isPortError(error, 'storage', 'object-not-found')
    if (!isMissing) logger.error('the calendar was not read', error)
    response.status(isMissing ? 404 : 503).set('cache-control', isMissing ? 'public, max-age=0, s-maxage=60' : 'no-store')
    response
      .type('text/plain')
      .send(isMissing ? 'No calendar is published yet' : 'The calendar cannot be read right now. Try again in a few minutes.')
  }
}
