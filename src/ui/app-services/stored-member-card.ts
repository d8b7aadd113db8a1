import { storedValue } from './stored-value'

/** A member's card stored on this device, to show it without a network. */
export interface StoredMemberCard {
  /** The account it was issued to. */
  readonly uid: string
  readonly membershipId: string
  /** The membership's name. */
  readonly product: string
  readonly level: string
  readonly token: string
}

const names = ['uid', 'membershipId', 'product', 'level', 'token'] as const

export const storedMemberCard = storedValue<StoredMemberCard | null>('member:card', null, found => {
  const isCard = typeof found === 'object' && found !== null && names.every(name => typeof (found as Record<string, unknown>)[name] === 'string')
  return isCard ? (found as StoredMemberCard) : null
})
