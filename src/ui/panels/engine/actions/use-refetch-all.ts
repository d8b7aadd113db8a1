import { useApp } from '../../../app-services/app'

/** Reads again what the page shows: an action changes more than the record it is of. */
export function useRefetchAll(): () => void {
  const { queries } = useApp()
  return () => void queries.invalidateQueries({ refetchType: 'active' })
}
