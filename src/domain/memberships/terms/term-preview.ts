import { type MembershipState, membershipState, paidUntil } from '../membership-state'
import { type HeldTerm, type MembershipLine, newTerms, type Suspensions } from './new-terms'
import type { PaidForLines } from './upgrade-credit'
import { type UpgradePrice, upgradePrice, upgradeTerms } from './upgrade-terms'

/** What buyers see before they pay (product.md C2). */
export interface TermPreview {
  readonly state: MembershipState
  /** The current last day. */
  readonly until?: string
  /** The first and last day of the purchase, if it is paid today. */
  readonly starts: string
  readonly ends: string
}

/** The holder's membership today, in the organization's time zone. */
export interface OwnTerms {
  readonly all: readonly HeldTerm[]
  readonly suspensions: Suspensions
  readonly graceDays: number
  readonly today: string
}
type Offer = Omit<MembershipLine, 'paidOn' | 'id'>

/** The holder's state and the exact days that a line adds, by the same rules that add its terms after the payment. */
export const termPreview = (own: OwnTerms, offer: Offer): TermPreview =>
  previewOf(own, newTerms(own.all, { ...offer, id: unpaidLine, paidOn: own.today }))

/** The same for an upgrade, with its credit and the remaining price. */
export function upgradePreview(
  own: OwnTerms,
  offer: Offer & { readonly termCents: number },
  paid: PaidForLines,
): Extract<UpgradePrice, { readonly refused: string }> | (TermPreview & { readonly creditCents: number; readonly payCents: number }) {
  const price = upgradePrice(own.all, paid, { on: own.today, termCents: offer.termCents, count: offer.count })
  if ('refused' in price) return price
  const added = upgradeTerms(own.all, { ...offer, id: unpaidLine, paidOn: own.today }, price.credit)
  return { ...previewOf(own, added), creditCents: price.credit.cents, payCents: price.payCents }
}

/** A placeholder; no order has a line with this id. */
const unpaidLine = ''

function previewOf({ all, suspensions, graceDays, today }: OwnTerms, added: readonly HeldTerm[]): TermPreview {
  const until = paidUntil(all)
  const [first, last] = [added[0]!, added.at(-1)!]
  return { state: membershipState(all, suspensions, today, graceDays), ...(until !== undefined && { until }), starts: first.start, ends: last.end }
}
