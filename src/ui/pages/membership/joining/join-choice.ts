import { deductible } from '../../../../domain/giving/deductible-amount'
import type { MembershipLevel, MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { OwnOfAudience } from '../../../../domain/memberships/own-membership'
import { monthLength } from '../../../../domain/memberships/term-end'
import { type TermPreview, termPreview } from '../../../../domain/memberships/terms/term-preview'
import type { OrderDraft } from '../../../../domain/shop/checkout/order-draft'
import { textParams } from '../../../routing/use-address-state'

/** Maximum number of terms bought at once. */
export const mostTerms = 3

/** The choice is in the address, so that a visitor who has to sign in first returns to it. */
export const choiceParams = textParams('level', 'terms', 'for')

export interface JoinChoice {
  readonly level: MembershipLevel
  readonly terms: number
  /** Paid by the month, one month at a time. */
  readonly isMonthly: boolean
  /** For another person. */
  readonly isGift: boolean
}

export const somebodyElse = 'somebody'
/** Stands for a monthly payment instead of a number of terms. */
export const byTheMonth = 'month'

/** The choice in the address; by default one term of the user's own level, or of the first one. `undefined` if no level is offered. */
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

/** The days that the choice adds, if it is paid today. */
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

/** The deductible part of the price. */
export const deductibleOf = (product: Pick<MembershipProduct, 'termMonths'>, choice: JoinChoice) =>
  deductible({ paidCents: paidCentsOf(choice), fmvCents: benefitCentsOf(product, choice) })

/** The amount to pay now. */
export const paidCentsOf = ({ level: { price, monthly }, terms, isMonthly }: JoinChoice): number =>
  isMonthly && monthly ? monthly.cents : price.cents * terms

/** The value of its benefits; for a month, the month's part rounded up, as in the order. */
export const benefitCentsOf = (
  { termMonths }: Pick<MembershipProduct, 'termMonths'>,
  { level: { fmv }, terms, isMonthly }: JoinChoice,
): number | null => (fmv === undefined ? null : isMonthly ? Math.ceil(fmv.cents / termMonths) : fmv.cents * terms)

/** The order of a choice; `membership` names the recipient of a gift, or an upgrade. */
export const membershipDraft = ({ id }: Pick<MembershipProduct, 'id'>, { level, terms, isMonthly }: JoinChoice, membership?: GivenTo): OrderDraft => {
  const said = isMonthly ? { ...membership, monthly: true as const } : membership
  return { lines: [{ id: 'membership', kind: 'membership', refId: `${id}/${level.key}`, quantity: terms, ...(said && { membership: said }) }] }
}

/** The recipient of a gift membership, and its first day if it begins later. */
export type GivenTo = NonNullable<OrderDraft['lines'][number]['membership']>
