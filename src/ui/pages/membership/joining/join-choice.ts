import { deductible } from '../../../../domain/giving/deductible'
import type { MembershipLevel, MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { OwnOfAudience } from '../../../../domain/memberships/own-membership'
import { monthLength } from '../../../../domain/memberships/term-end'
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
  /** Paid by the month, one month at a time. */
  readonly isMonthly: boolean
  /** For somebody else. */
  readonly isGift: boolean
}

export const somebodyElse = 'somebody'
/** In place of a number of terms. */
export const byTheMonth = 'month'

/** What is chosen in the address; otherwise one term of the own level, or of the first. `undefined` where no level is offered. */
export function choiceOf(
  { id, levels }: MembershipProduct,
  asked: { readonly level: string; readonly terms: string; readonly for: string },
  held: OwnOfAudience['held'],
): JoinChoice | undefined {
  const own = held?.productId === id ? held.level : undefined
  const level = [asked.level, own].map(key => levels.find(found => found.key === key)).find(Boolean) ?? levels[0]
  const terms = Number(asked.terms)
  const isGift = asked.for === somebodyElse
  const isMonthly = asked.terms === byTheMonth && level?.monthly !== undefined && !isGift
  return level && { level, terms: Number.isInteger(terms) && 1 <= terms && terms <= mostTerms ? terms : 1, isMonthly, isGift }
}

/** The address of a choice. */
export const joinPath = ({ routeKey }: Pick<MembershipProduct, 'routeKey'>, { level, terms, isMonthly, isGift }: JoinChoice) =>
  `/${routeKey}membership?${new URLSearchParams({ level: level.key, ...((isMonthly || terms > 1) && { terms: isMonthly ? byTheMonth : String(terms) }), ...(isGift && { for: somebodyElse }) })}#join`

/** The days that the choice brings, if it is paid today. */
export const previewOf = (
  { termMonths, fixedEnd, graceDays }: MembershipProduct,
  { terms }: OwnOfAudience,
  { terms: count, isMonthly }: Pick<JoinChoice, 'terms' | 'isMonthly'>,
  startsOn?: string,
): TermPreview =>
  termPreview(
    { ...terms, graceDays },
    { count, length: isMonthly ? monthLength : { termMonths, fixedEnd }, ...(startsOn !== undefined && { startsOn }) },
  )

/** What of the price can be deducted. */
export const deductibleOf = (product: Pick<MembershipProduct, 'termMonths'>, choice: JoinChoice) =>
  deductible({ kind: 'membership', paidCents: paidCentsOf(choice), fmvCents: benefitCentsOf(product, choice) })

/** What is paid now. */
export const paidCentsOf = ({ level: { price, monthly }, terms, isMonthly }: JoinChoice): number =>
  isMonthly && monthly ? monthly.cents : price.cents * terms

/** What the benefits of it are worth; of a month its part of the term's, rounded up as the order does. */
export const benefitCentsOf = (
  { termMonths }: Pick<MembershipProduct, 'termMonths'>,
  { level: { fmv }, terms, isMonthly }: JoinChoice,
): number | null => (fmv === undefined ? null : isMonthly ? Math.ceil(fmv.cents / termMonths) : fmv.cents * terms)

/** The order of a choice; `membership` says whom it is for, or that it changes a level. */
export const membershipDraft = ({ id }: Pick<MembershipProduct, 'id'>, { level, terms, isMonthly }: JoinChoice, membership?: GivenTo): OrderDraft => {
  const said = isMonthly ? { ...membership, monthly: true as const } : membership
  return { lines: [{ id: 'membership', kind: 'membership', refId: `${id}/${level.key}`, quantity: terms, ...(said && { membership: said }) }] }
}

/** Whom a membership is given to, and its first day if it begins later. */
export type GivenTo = NonNullable<OrderDraft['lines'][number]['membership']>
