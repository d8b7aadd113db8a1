import { ascending } from '../../shared/ascending'
import type { DataOf } from '../../shared/records/collection'
import type { donations } from '../donations.collection'
import { type DonorLevel, donorLevel, levelsDown } from './donor-levels'

type Gift = Pick<DataOf<typeof donations>, 'personId' | 'amount' | 'receivedOn' | 'status' | 'anonymous' | 'shownAs' | 'campaignId' | 'fundId'>

/** A name on the public donor wall. */
export interface WallName {
  readonly name: string
  readonly level?: string
  /** Rank of the level: 0 is the highest. */
  readonly rank?: number
}

const rankOf = ({ rank = Number.MAX_SAFE_INTEGER }: WallName) => rank

/**
 * The public names for each campaign and fund: everybody who gave to it and chose to be named, highest level first. The level is for the
 * fiscal year that began on `began` and counts only gifts with a name on them. Anonymous, returned and unnamed gifts do not count, so a level
 * cannot reveal them.
 */
export function donorWalls(gifts: readonly Gift[], began: string, levels: readonly DonorLevel[]): ReadonlyMap<string, readonly WallName[]> {
  const shown = gifts
    .filter(({ status, anonymous, shownAs }) => status !== 'void' && !anonymous && shownAs !== undefined)
    .toSorted(ascending('receivedOn'))
  const order = levelsDown(levels).map(({ name }) => name)
  const cents = new Map<string, number>()
  const names = new Map<string, string>()
  const givers = new Map<string, Set<string>>()
  for (const { personId, amount, receivedOn, shownAs = '', campaignId, fundId } of shown) {
    // Each person appears under one name, the latest that they chose.
    names.set(personId, shownAs)
    if (receivedOn >= began) cents.set(personId, (cents.get(personId) ?? 0) + amount.cents)
    for (const id of [campaignId, fundId]) if (id !== undefined) givers.set(id, (givers.get(id) ?? new Set()).add(personId))
  }
  const named = (personId: string): WallName => {
    const level = donorLevel(cents.get(personId) ?? 0, levels)
    return { name: names.get(personId)!, ...(level !== undefined && { level, rank: order.indexOf(level) }) }
  }
  return new Map(
    [...givers].map(([id, people]) => [id, [...people].map(named).toSorted((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, 'en'))]),
  )
}
