import type { RecordsWithin } from '../shared/records'
import { type Account, accounts } from './accounts'

export interface SecurityEntry {
  readonly at: Date
  /** A code: `masquerade.look`, `sessions.revoke`. */
  readonly act: string
  /** Person id of the staff member, where one did it. */
  readonly by?: string | undefined
}

/** Entries that are kept, the newest. */
const mostEntries = 100

/** Adds to what the holder of an account reads of it in her own settings. */
export function noteSecurity(within: RecordsWithin, account: Account, entry: SecurityEntry): void {
  within.change(accounts, account, { securityLog: [...(account.securityLog ?? []), entry].slice(-mostEntries) })
}
