import { deductible } from '../../../../domain/giving/deductible'
import type { MembershipLevel, MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { OwnOfAudience } from '../../../../domain/memberships/own-membership'
import { type TermPreview, termPreview } from '../../../../domain/memberships/terms/term-preview'
import type { OrderDraft } from '../../../../domain/shop/checkout/order-draft'
import { textParams } from '../../../routing/use-address-state'

/** How many terms can be bought at once. */
export const mostTerms = 3

/** The choice in the address, so that somebody who has to sign in first comes back to it. */
export const choiceParams = textParams('level', 'terms')

export interface JoinChoice {
  readonly level: MembershipLevel
  readonly terms: number
}

/** What is chosen in the address; otherwise one term of the own level, or of the first. `undefined` where no level is offered. */
export function choiceOf(
  { id, levels }: MembershipProduct,
  asked: { readonly level: string; readonly terms: string },
  held: OwnOfAudience['held'],
): JoinChoice | undefined {
  const own = held?.productId === id ? held.level : undefined
  const level = [asked.level, own].map(key => levels.find(found => found.key === key)).find(Boolean) ?? levels[0]
  const terms = Number(asked.terms)
  return level && { level, terms: Number.isInteger(terms) && 1 <= terms && terms <= mostTerms ? terms : 1 }
}

export const joinPath = ({ routeKey }: Pick<MembershipProduct, 'routeKey'>, level: string, terms = 1) =>
  `/${routeKey}membership?${new URLSearchParams({ level, ...(terms > 1 && { terms: String(terms) }) })}#join`

/** The days that the choice brings, if it is paid today. */
export const previewOf = ({ termMonths, fixedEnd, graceDays }: MembershipProduct, { terms }: OwnOfAudience, count: number): TermPreview =>
  termPreview({ ...terms, graceDays }, { count, length: { termMonths, fixedEnd } })

/** What of the price can be deducted. */
export const deductibleOf = ({ level: { price, fmv }, terms }: JoinChoice) =>
  deductible({ kind: 'membership', paidCents: price.cents * terms, fmvCents: fmv === undefined ? null : fmv.cents * terms })

/** The order of a choice. Its line has a name of its own: the terms that it makes are found by it. */
export const membershipDraft = ({ id }: Pick<MembershipProduct, 'id'>, { level, terms }: JoinChoice): OrderDraft => ({
  lines: [{ id: crypto.randomUUID(), kind: 'membership', refId: `${id}/${level.key}`, quantity: terms }],
})
