import { deductible } from '../../../../domain/giving/deductible'
import type { MembershipLevel, MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { OwnOfAudience } from '../../../../domain/memberships/own-membership'
import { type TermPreview, termPreview } from '../../../../domain/memberships/terms/term-preview'
import type { OrderDraft } from '../../../../domain/shop/checkout/order-draft'
import { textParams } from '../../../routing/use-address-state'

/** How many terms can be bought at once. */
export const mostTerms = 3

/** The choice in the address, so that somebody who has to sign in first comes back to it. */
export const choiceParams = textParams('level', 'terms', 'for')

export interface JoinChoice {
  readonly level: MembershipLevel
  readonly terms: number
  /** For somebody else. */
  readonly isGift: boolean
}

export const somebodyElse = 'somebody'

/** What is chosen in the address; otherwise one term of the own level, or of the first. `undefined` where no level is offered. */
export function choiceOf(
  { id, levels }: MembershipProduct,
  asked: { readonly level: string; readonly terms: string; readonly for: string },
  held: OwnOfAudience['held'],
): JoinChoice | undefined {
  const own = held?.productId === id ? held.level : undefined
  const level = [asked.level, own].map(key => levels.find(found => found.key === key)).find(Boolean) ?? levels[0]
  const terms = Number(asked.terms)
  return level && { level, terms: Number.isInteger(terms) && 1 <= terms && terms <= mostTerms ? terms : 1, isGift: asked.for === somebodyElse }
}

/** The address of a choice. */
export const joinPath = ({ routeKey }: Pick<MembershipProduct, 'routeKey'>, { level, terms, isGift }: JoinChoice) =>
  `/${routeKey}membership?${new URLSearchParams({ level: level.key, ...(terms > 1 && { terms: String(terms) }), ...(isGift && { for: somebodyElse }) })}#join`

/** The days that the choice brings, if it is paid today. */
export const previewOf = (
  { termMonths, fixedEnd, graceDays }: MembershipProduct,
  { terms }: OwnOfAudience,
  count: number,
  startsOn?: string,
): TermPreview => termPreview({ ...terms, graceDays }, { count, length: { termMonths, fixedEnd }, ...(startsOn !== undefined && { startsOn }) })

/** What of the price can be deducted. */
export const deductibleOf = ({ level: { price, fmv }, terms }: JoinChoice) =>
  deductible({ kind: 'membership', paidCents: price.cents * terms, fmvCents: fmv === undefined ? null : fmv.cents * terms })

/** The order of a choice; `membership` says whom it is for, or that it changes a level. */
export const membershipDraft = ({ id }: Pick<MembershipProduct, 'id'>, { level, terms }: JoinChoice, membership?: GivenTo): OrderDraft => ({
  lines: [{ id: 'membership', kind: 'membership', refId: `${id}/${level.key}`, quantity: terms, ...(membership && { membership }) }],
})

/** Whom a membership is given to, and its first day if it begins later. */
export type GivenTo = NonNullable<OrderDraft['lines'][number]['membership']>
