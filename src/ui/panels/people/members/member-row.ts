import type { Member } from '../../../../domain/memberships/roster/member'
import type { Preference } from './art-lover-preferences'

/** A member in the table: with the name, and what an art lover prefers. */
export interface MemberRow extends Member {
  readonly name: string
  readonly email: string | undefined
  readonly prefers?: Preference
}

const stateLabels: Readonly<Record<Member['state'], string>> = {
  current: 'Current',
  grace: 'Grace period',
  lapsed: 'Lapsed',
  future: 'Begins later',
  suspended: 'Suspended',
  none: 'All terms reversed',
}

/** The state in words; a row that was not joined yet has none. */
export const stateText = ({ state, isEnding }: Partial<Pick<Member, 'state' | 'isEnding'>>): string | undefined => {
  if (state === undefined) return undefined
  return state === 'current' && isEnding ? 'Current, ends soon' : stateLabels[state]
}
