import type { Member } from '../../../../domain/memberships/roster/member'
import type { Donor } from '../../../../domain/shop/gifts/list-donors.contract'

/** What an art lover said they like. */
interface Preference {
  readonly media: readonly string[]
  /** Names of the neighborhoods that are in use. */
  readonly neighborhoods: readonly string[]
  readonly budget: string | undefined
  readonly namedInPublic: boolean
}

/** A member in the table, with name and art lover's preferences. */
export interface MemberRow extends Member {
  readonly name: string
  readonly email: string | undefined
  readonly prefers?: Preference
  /** Of the current edition. */
  readonly registration?: string | undefined
  /** How complete their artist page is. */
  readonly profile?: string | undefined
  readonly gifts?: Pick<Donor, 'lastOn' | 'everCents' | 'thisYearCents' | 'lastYearCents'> | undefined
  /** The name of a higher level that they pay for already, with their gifts. */
  readonly reaches?: string | undefined
  /** Different studios of the current edition that stamped their passport. */
  readonly studiosVisited?: number | undefined
  /** How often they used perks. */
  readonly perksUsed?: number | undefined
}

/** By person id: what a table shows of its members besides their membership. */
export type MemberFacts = ReadonlyMap<string, Pick<MemberRow, 'prefers' | 'registration' | 'profile'>>

const stateLabels: Readonly<Record<Member['state'], string>> = {
  current: 'Current',
  grace: 'Grace period',
  lapsed: 'Lapsed',
  future: 'Begins later',
  suspended: 'Suspended',
  none: 'All terms reversed',
}

/** The state as text; a row without joined data has none. */
export const stateText = ({ state, isEnding }: Partial<Pick<Member, 'state' | 'isEnding'>>): string | undefined => {
  if (state === undefined) return undefined
  return state === 'current' && isEnding ? 'Current, ends soon' : stateLabels[state]
}
