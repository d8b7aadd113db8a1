import type { StoredOf } from '../../shared/records/collection'
import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import { graceDays } from '../card-token'
import type { Seat } from '../family-seats/membership-seats.collection'
import type { membershipProducts } from '../membership-products.collection'
import { type MembershipState, membershipState, paidUntil } from '../membership-state'
import type { memberships, terms } from '../memberships.collection'

export type Membership = StoredOf<typeof memberships>
export type StoredTerm = StoredOf<typeof terms>
export type Product = StoredOf<typeof membershipProducts>

/** A membership as staff see it on a day. */
export interface Member extends Membership {
  /** Uses the days of grace of the membership's product. */
  readonly state: MembershipState
  /** The last paid or given day; absent if every term was reversed. */
  readonly lastDay?: string
  /** Its last day is today or within the next 30 days. */
  readonly isEnding: boolean
  /** Absent if the product was deleted. */
  readonly product?: Product
  readonly levelName: string
  /** All entries, including reversed terms and their reversals, ordered by their first days. */
  readonly terms: readonly StoredTerm[]
}

/** A member with the seats that the holder gave to others. */
export interface RosterMember extends Member {
  readonly seats: readonly Seat[]
}

/** Days before the end of a membership in which its renewal is due. */
export const renewalDays = 30

export function memberOn(today: string, membership: Membership, entered: readonly StoredTerm[], product: Product | undefined): Member {
  const lastDay = paidUntil(entered)
  const state = membershipState(entered, membership.suspensions, today, product?.graceDays ?? graceDays)
  return {
    ...membership,
    state,
    ...(lastDay !== undefined && { lastDay }),
    isEnding: lastDay !== undefined && today <= lastDay && lastDay <= dateOfDay(dayNumber(today) + renewalDays),
    ...(product && { product }),
    levelName: product?.levels.find(({ key }) => key === membership.level)?.name ?? membership.level,
    terms: entered.toSorted((a, b) => a.start.localeCompare(b.start) || a.createdAt.getTime() - b.createdAt.getTime()),
  }
}

/** Views of the members, by what needs to be done. */
export type MemberView = 'all' | 'current' | 'ending' | 'grace' | 'lapsed' | 'suspended'

export const membersIn = (all: readonly Member[], view: MemberView): readonly Member[] => {
  if (view === 'all') return all
  return all.filter(({ state, isEnding }) => (view === 'ending' ? isEnding : state === view))
}
