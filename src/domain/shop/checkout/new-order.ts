import type { HandlerContext } from '../../shared/functions/handler-context'
import type { Order, OrderLine } from '../orders.collection'
import type { CheckoutInput } from './create-checkout.contract'
import type { DraftLine, OrderDraft } from './order-draft'

/** Whom an order is for, and where it is made. */
export interface Buyer {
  /** Absent for somebody whom we do not know. */
  readonly personId: string | undefined
  /** Staff at the desk sell memberships to people without an account too, and see to it that orders are paid. */
  readonly source: Exclude<Order['source'], 'import'>
  /** Of a month after the first of a monthly gift, or of a term by which a membership renews itself. */
  readonly subscriptionId?: string
}

/** A line, with what only staff say of a gift. */
export interface NewLine extends DraftLine {
  readonly byStaff?: Pick<NonNullable<OrderLine['gift']>, 'pledgeId'>
}

/** An order that is to be made. `desk`: staff decide afterwards how it is paid. `kept`: a card is charged that the provider keeps. */
export interface NewOrder extends Omit<OrderDraft, 'lines'>, Pick<CheckoutInput, 'seenCents' | 'seenLines'> {
  /** Where the receipt goes; only a person may be without one. */
  readonly email: string | undefined
  readonly lines: NewLine[]
  readonly method: CheckoutInput['method'] | 'desk' | 'kept'
}

/** Whoever is signed in buys on the website. */
export const buyerOf = ({ actor }: HandlerContext): Buyer => ({ personId: actor?.claims.pid, source: 'web' })
