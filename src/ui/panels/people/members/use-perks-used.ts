import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../app-services/app-context'

const none: ReadonlyMap<string, number> = new Map()

/** How often perks were used, by membership. The table does not wait for it. */
export function usePerksUsed(): ReadonlyMap<string, number> {
  const app = useApp()
  const { data = none } = useQuery({
    queryKey: ['office', 'perks-used'],
    queryFn: async () => (await import('./perks-used')).perksUsed(await app.services()),
    staleTime: 60_000,
  })
  return data
}
