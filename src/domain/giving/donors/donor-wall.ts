import type { DataOf } from '../../shared/records/collection'
import type { donations } from '../donations.collection'
import { donorLevel, donorLevels } from './donor-levels'

type Gift = Pick<DataOf<typeof donations>, 'personId' | 'amount' | 'receivedOn' | 'status' | 'anonymous' | 'shownAs' | 'campaignId' | 'fundId'>

/** A name as visitors read it. */
export interface WallName {
  readonly name: string
  readonly level?: string
}

const order = Object.keys(donorLevels)
const rank = ({ level = '' }: WallName) => order.indexOf(level)

/**
 * The names for each campaign and fund: of everybody who gave to it and chose to be named, by the level of what they gave since `began` with their name
 * on it, from the highest level to none. Anonymous and returned gifts, and those without a name, count nowhere, so no level tells of them.
 */
export function donorWalls(gifts: readonly Gift[], began: string): ReadonlyMap<string, readonly WallName[]> {
  const shown = gifts
    .filter(({ status, anonymous, shownAs }) => status !== 'void' && !anonymous && shownAs !== undefined)
    .toSorted((a, b) => (a.receivedOn < b.receivedOn ? -1 : 1))
  const cents = new Map<string, number>()
  const names = new Map<string, string>()
  const givers = new Map<string, Set<string>>()
  for (const { personId, amount, receivedOn, shownAs = '', campaignId, fundId } of shown) {
    // One person has one name, the latest that they chose.
    names.set(personId, shownAs)
    if (receivedOn >= began) cents.set(personId, (cents.get(personId) ?? 0) + amount.cents)
    for (const id of [campaignId, fundId]) if (id !== undefined) givers.set(id, (givers.get(id) ?? new Set()).add(personId))
  }
  const named = (personId: string): WallName => {
    const level = donorLevel(cents.get(personId) ?? 0)
    return { name: names.get(personId)!, ...(level !== undefined && { level }) }
  }
  return new Map(
    [...givers].map(([id, people]) => [id, [...people].map(named).toSorted((a, b) => rank(b) - rank(a) || a.name.localeCompare(b.name, 'en'))]),
  )
}
