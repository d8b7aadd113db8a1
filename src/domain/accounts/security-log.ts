import type { DataOf } from '../shared/records/collection'
import type { RecordsWithin } from '../shared/records/records'
import { type Account, accounts } from './accounts.collection'

export interface SecurityEntry {
  readonly at: Date
  /** A code: `masquerade.look`, `sessions.revoke`. */
  readonly act: string
  /** Person id of the staff member who did it, if one did. */
  readonly by?: string | undefined
}

/** Maximum number of entries; the newest are kept. */
const maxEntries = 100

/** Adds an entry to the security log, which the account's holder reads in their settings. `more` is written to the account with it. */
export function noteSecurity(within: RecordsWithin, account: Account, entry: SecurityEntry, more: Partial<DataOf<typeof accounts>> = {}): void {
  within.change(accounts, account, { ...more, securityLog: [...(account.securityLog ?? []), entry].slice(-maxEntries) })
}
