import { localMoment } from '../../../domain/shared/time/local-day'
import { useNow } from '../../queries/clock.queries'
import { usePanelContext } from './use-panel-context'

/** Today in the organization's zone. */
export function useOfficeToday(): string {
  const { tz } = usePanelContext()
  return localMoment(useNow(), tz).date
}
