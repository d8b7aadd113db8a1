import { instant, optional } from './fields'

/**
 * Deleted records stay in the trash for 30 days (product.md D0). Callables first withdraw a record from publication, then set `deletedAt`,
 * and purge the record after the 30 days. Ledgers (payments, terms, consents, letters, audit) have no trash.
 */
export const trash = { deletedAt: optional(instant('In the trash since')) }
