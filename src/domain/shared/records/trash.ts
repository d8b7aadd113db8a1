import { instant, optional } from './fields'

/**
 * What can be thrown away lies in the trash for 30 days (product §D0). Callables set it, after they took the record out of its
 * public state, and purge what lay there long enough. Ledgers (payments, terms, consents, letters, audit) have none.
 */
export const trash = { deletedAt: optional(instant('In the trash since')) }
