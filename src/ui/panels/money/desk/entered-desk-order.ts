import { emailForm } from '../../../../domain/shared/text/email-address'
import type { DraftLine } from '../../../../domain/shop/checkout/order-draft'

/** The input for an order that is not created yet. */
export interface DeskEntry {
  readonly personId?: string | undefined
  readonly email: string
  readonly lines: readonly DraftLine[]
  /** A discount code. */
  readonly code?: string | undefined
}
export const nothingEntered: DeskEntry = { email: '', lines: [] }

/** The email address, once it is complete. */
export const wholeEmail = ({ email }: DeskEntry): string | undefined => (emailForm.test(email.trim()) ? email.trim().toLowerCase() : undefined)

/** The payer, as far as known. */
export function payerOf(entry: DeskEntry): { readonly personId?: string; readonly email?: string } {
  const email = wholeEmail(entry)
  return { ...(entry.personId !== undefined && { personId: entry.personId }), ...(email !== undefined && { email }) }
}
