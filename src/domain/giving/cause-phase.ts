import type { Campaign } from './offered-causes'

/** Whether a campaign or fund takes gifts on a day (`YYYY-MM-DD`), not yet, or no more. */
export function causePhase({ status, startsOn, endsOn }: Pick<Campaign, 'status' | 'startsOn' | 'endsOn'>, today: string): 'ahead' | 'open' | 'over' {
  if (status !== 'live' || (endsOn !== undefined && endsOn < today)) return 'over'
  return startsOn !== undefined && today < startsOn ? 'ahead' : 'open'
}
