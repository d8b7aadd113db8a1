import type { RecordsWithin } from '../shared/records/records'
import { type Account, accounts } from './accounts.collection'

export interface SecurityEntry {
  readonly at: Date
  /** A code: `masquerade.look`, `sessions.revoke`. */
  readonly act: string
  /** Person id of the staff member, if one did it. */
  readonly by?: string | undefined
}

/** Maximum number of entries; the newest are kept. */
const maxEntries = 100

/** Adds an entry to the security log that the account's holder reads in their settings. */
export function noteSecurity(within: RecordsWithin, account: Account, entry: SecurityEntry): void {
  within.change(accounts, account, { securityLog: [...(account.securityLog ?? []), entry].slice(-maxEntries) })
}
