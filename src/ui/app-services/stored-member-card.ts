import { storedValue } from './stored-value'

/** A member's card as this device keeps it, to be shown where there is no network. */
export interface StoredMemberCard {
  /** Whose account it was made in. */
  readonly uid: string
  readonly membershipId: string
  /** What the membership is called. */
  readonly product: string
  readonly level: string
  readonly token: string
}

const names = ['uid', 'membershipId', 'product', 'level', 'token'] as const

export const storedMemberCard = storedValue<StoredMemberCard | null>('member:card', null, found => {
  const isCard = typeof found === 'object' && found !== null && names.every(name => typeof (found as Record<string, unknown>)[name] === 'string')
  return isCard ? (found as StoredMemberCard) : null
})
