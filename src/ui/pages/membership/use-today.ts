import { localMoment } from '../../../domain/shared/time/local-day'
import { useNow } from '../../queries/clock.queries'
import { useOrganisation } from '../../queries/site.queries'

/** Today in the organization's time zone, `YYYY-MM-DD`. A page that uses it lists the organization and the clock in its `data`. */
export function useToday(): string {
  const tz = useOrganisation()?.tz ?? 'UTC'
  return localMoment(useNow(), tz).date
}
