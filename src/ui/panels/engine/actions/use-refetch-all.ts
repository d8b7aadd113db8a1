import { useApp } from '../../../app-services/app-context'

/** Refetches all visible queries: an action may change more than its own record. */
export function useRefetchAll(): () => void {
  const { queries } = useApp()
  return () => void queries.invalidateQueries({ refetchType: 'active' })
}
