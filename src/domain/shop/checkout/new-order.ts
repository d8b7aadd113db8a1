import type { AuditedAction } from '../../audit/audit-action'
import type { HandlerContext } from '../../shared/functions/handler'
import type { Order, OrderLine } from '../orders.collection'
import type { CheckoutInput } from './create-checkout.contract'
import type { DraftLine, OrderDraft } from './order-draft'

/** The buyer of an order, and where the order is made. */
export interface Buyer {
  /** Absent for an unknown buyer. */
  readonly personId: string | undefined
  /** `desk`: staff may sell memberships to people without an account, and handle the payment themselves. */
  readonly source: Exclude<Order['source'], 'import'>
  /** For a later month of a monthly gift, or a term of an automatic renewal. */
  readonly subscriptionId?: string
}

/** A line with the fields that only staff can set, of a gift and of a membership. */
export interface NewLine extends DraftLine {
  readonly byStaff?: Pick<NonNullable<OrderLine['gift']>, 'pledgeId'> & Pick<NonNullable<OrderLine['membership']>, 'welcome'>
}

/** An order to create. `desk`: staff decide later how it is paid. `kept`: it is charged to a card that the provider stores. */
export interface NewOrder extends Omit<OrderDraft, 'lines'>, Pick<CheckoutInput, 'seenCents' | 'seenLines'> {
  /** The address for the receipt; only known people may have none. */
  readonly email: string | undefined
  readonly lines: NewLine[]
  readonly method: CheckoutInput['method'] | 'desk' | 'kept'
  /** What the order does, for the audit, with the reason that staff gave. */
  readonly audited?: Pick<AuditedAction, 'scope' | 'action' | 'after' | 'reason'>
}

/** The signed-in caller as buyer on the website. */
export const buyerOf = ({ actor }: HandlerContext): Buyer => ({ personId: actor?.claims.pid, source: 'web' })
