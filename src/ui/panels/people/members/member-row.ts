import type { Member } from '../../../../domain/memberships/roster/member'
import type { Preference } from './art-lover-preferences'

/** A member in the table, with name and art lover's preferences. */
export interface MemberRow extends Member {
  readonly name: string
  readonly email: string | undefined
  readonly prefers?: Preference
  /** Of the current edition. */
  readonly registration?: string | undefined
  /** How complete their artist page is. */
  readonly profile?: string | undefined
  readonly gifts?: { readonly lastOn?: string | undefined; readonly everCents: number } | undefined
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
