import { localMoment } from '../../../domain/shared/time/local-day'
import { useApp } from '../../app-services/app-context'
import { useLiveQuery } from '../../app-services/live-query'
import { clockQueries } from '../../queries/clock.queries'
import { usePanelContext } from './use-panel-context'

/** Today in the organization's zone. */
export function useOfficeToday(): string {
  const { tz } = usePanelContext()
  return localMoment(useLiveQuery(clockQueries(useApp()).now()), tz).date
}
