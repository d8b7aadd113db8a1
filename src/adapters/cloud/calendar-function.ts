import { logger } from 'firebase-functions/v2'
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/v2/https'
import { calendarFiles } from '../../domain/events/calendar-files'
import type { HandlerStorage } from '../../domain/shared/cloud-function'
import { isPortError } from '../../ports/errors'
import { functionsRegion } from '../../ports/functions'

export interface CalendarSource {
  /** The file store; asked for with the first request. */
  readonly files: () => Pick<HandlerStorage, 'read'>
  /** What goes with every answer: the site's security headers. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The calendar that programs subscribe to, as `publishCalendar` stored it. Programs keep it for a quarter of an hour, the CDN for
 * five minutes; while it asks again, everybody gets the former one.
 */
export const calendarFunction = (source: CalendarSource): HttpsFunction =>
  onRequest({ region: functionsRegion, concurrency: 80, timeoutSeconds: 30 }, (request, response) => answer(source, request, response))

async function answer({ files, headers }: CalendarSource, { method }: Request, response: Response): Promise<void> {
  response.set(headers)
  if (method !== 'GET' && method !== 'HEAD') return void response.status(405).set('allow', 'GET, HEAD').end()
  try {
    const text = await (await files().read(calendarFiles.feed)).text()
    response.set('cache-control', 'public, max-age=900, s-maxage=300, stale-while-revalidate=86400')
    response.set('content-disposition', 'inline; filename="calendar.ics"')
    response.type('text/calendar; charset=utf-8').send(text)
  } catch (error) {
    const isMissing = isPortError(error, 'storage', 'object-not-found')
    if (!isMissing) logger.error('the calendar was not read', error)
    response.status(isMissing ? 404 : 503).set('cache-control', isMissing ? 'public, max-age=0, s-maxage=60' : 'no-store')
    response.type('text/plain').send(isMissing ? 'No calendar is published yet' : 'The calendar cannot be read just now')
  }
}
