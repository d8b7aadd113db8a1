import { emailForm } from '../../../../domain/shared/text/email-address'
import type { DraftLine } from '../../../../domain/shop/checkout/order-draft'

/** The input for an order that is not created yet. */
export interface DeskOrderFormValues {
  readonly personId?: string | undefined
  readonly email: string
  readonly lines: readonly DraftLine[]
  /** A discount code. */
  readonly code?: string | undefined
}
export const nothingEntered: DeskOrderFormValues = { email: '', lines: [] }

/** The email address, once it is complete. */
export const wholeEmail = ({ email }: DeskOrderFormValues): string | undefined =>
  emailForm.test(email.trim()) ? email.trim().toLowerCase() : undefined

/** The payer, as far as known. */
export function payerOf(entry: DeskOrderFormValues): { readonly personId?: string; readonly email?: string } {
  const email = wholeEmail(entry)
  return { ...(entry.personId !== undefined && { personId: entry.personId }), ...(email !== undefined && { email }) }
}
