import { localMoment } from '../../../domain/shared/time/local-day'
import type { App } from '../../app-services/app-context'
import { useLiveQuery } from '../../app-services/live-query'
import { clockQueries } from '../../queries/clock.queries'
import { siteQueries } from '../../queries/site.queries'

/** Today in the organization's time zone, `YYYY-MM-DD`. A page that uses it lists the organization and the clock in its `data`. */
export function useToday(app: App): string {
  const tz = useLiveQuery(siteQueries(app).organisation())?.tz ?? 'UTC'
  return localMoment(useLiveQuery(clockQueries(app).now()), tz).date
}
