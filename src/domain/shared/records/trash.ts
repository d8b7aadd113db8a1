import { instant, optional } from './fields'

/**
 * Deleted records stay in the trash for 30 days (product §D0). Callables set `deletedAt` after they took the record out of its public
 * state, and purge it when the time is over. Ledgers (payments, terms, consents, letters, audit) have no trash.
 */
export const trash = { deletedAt: optional(instant('In the trash since')) }
