import type { Member } from '../../../../domain/memberships/roster/member'
import type { Preference } from './art-lover-preferences'

/** A member in the table, with name and art lover's preferences. */
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

/** The state as text; a row without joined data has none. */
export const stateText = ({ state, isEnding }: Partial<Pick<Member, 'state' | 'isEnding'>>): string | undefined => {
  if (state === undefined) return undefined
  return state === 'current' && isEnding ? 'Current, ends soon' : stateLabels[state]
}
