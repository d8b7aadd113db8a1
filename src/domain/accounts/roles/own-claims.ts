import { Auth, type AuthUser } from '../../../ports/auth'
import { isPortError } from '../../../ports/errors'
import { Records } from '../../shared/records/records'
import { type Account, accounts } from '../accounts.collection'

/**
 * Keeps the session's claims up to date. A token keeps its claims for an hour, so the account's record has a `claimsVersion`: when it
 * changes, the client fetches a new token at once. A masquerade has its own claims and ignores the version.
 */
export class OwnClaims {
  static readonly inject = [Auth, Records] as const
  private uid: string | undefined
  private stopAccount: () => void = () => undefined

  constructor(
    private readonly auth: Auth,
    private readonly records: Records,
  ) {}

  /** Returns a function that stops it. `fail` gets errors of fetching a token, except for a missing network or an ended session. */
  follow(fail: (error: unknown) => void): () => void {
    const stop = this.auth.watch(user => this.followAccount(user, fail))
    return () => {
      stop()
      this.stopAccount()
      this.uid = undefined
    }
  }

  private followAccount(user: AuthUser | undefined, fail: (error: unknown) => void): void {
    // Only an account with a person may read the record.
    const uid = user?.claims.pid !== undefined && user.claims.imp === undefined ? user.uid : undefined
    if (uid === this.uid) return
    this.uid = uid
    this.stopAccount()
    this.stopAccount = uid === undefined ? () => undefined : this.watchAccount(uid, fail)
  }

  private watchAccount(uid: string, fail: (error: unknown) => void): () => void {
    let known: number | undefined
    const notified = (account: Account | undefined) => {
      if (!account || account.claimsVersion === known) return
      const isFirst = known === undefined
      known = account.claimsVersion
      if (isFirst && sameClaims(account.claims, this.auth.current?.claims ?? {})) return
      this.auth.refreshClaims().catch((error: unknown) => {
        // The next token, within an hour, contains the new claims too; the adapter handles an ended session.
        if (!isPortError(error, 'auth', 'network-request-failed', 'requires-recent-login', 'user-disabled')) fail(error)
      })
    }
    return this.records.watchOne(accounts, uid, notified, error => {
      // After permission-denied the session belongs to another account, or to none.
      if (!isPortError(error, 'documents', 'permission-denied', 'unauthenticated')) fail(error)
    })
  }
}

const sameClaims = (one: object, other: object) => ordered(one) === ordered(other)
const ordered = (claims: object) => JSON.stringify(Object.entries(claims).sort(([a], [b]) => (a < b ? -1 : 1)))
