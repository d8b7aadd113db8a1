import { emailForm } from '../../../../domain/shared/text/email-address'
import type { DraftLine } from '../../../../domain/shop/checkout/order-draft'

/** What staff entered of an order that is not made yet. */
export interface DeskEntry {
  readonly personId?: string | undefined
  readonly email: string
  readonly lines: readonly DraftLine[]
  /** Of a discount. */
  readonly code?: string | undefined
}
export const nothingEntered: DeskEntry = { email: '', lines: [] }

/** The address, once it is whole. */
export const wholeEmail = ({ email }: DeskEntry): string | undefined => (emailForm.test(email.trim()) ? email.trim().toLowerCase() : undefined)

/** Who pays, as far as it is known. */
export function payerOf(entry: DeskEntry): { readonly personId?: string; readonly email?: string } {
  const email = wholeEmail(entry)
  return { ...(entry.personId !== undefined && { personId: entry.personId }), ...(email !== undefined && { email }) }
}
