import { Auth, type AuthUser } from '../../ports/auth'
import { isPortError } from '../../ports/errors'
import { Records } from '../shared/records'
import { type Account, accounts } from './accounts'

/**
 * Keeps what the session may do as the organisation says it: a token holds its claims for an hour, so that the account's own record tells of
 * new ones (`claimsVersion`), and the token is fetched anew at once. A visit in somebody's name has claims of its own, and follows nothing.
 */
export class OwnClaims {
  static readonly inject = [Auth, Records] as const
  private uid: string | undefined
  private stopAccount: () => void = () => undefined

  constructor(
    private readonly auth: Auth,
    private readonly records: Records,
  ) {}

  /** Returns its own stop. `fail` is told what kept a token from being fetched, other than a network that is away or a session that has ended. */
  follow(fail: (error: unknown) => void): () => void {
    const stop = this.auth.watch(user => this.followAccount(user, fail))
    return () => {
      stop()
      this.stopAccount()
      this.uid = undefined
    }
  }

  private followAccount(user: AuthUser | undefined, fail: (error: unknown) => void): void {
    // Only whose person is known may read the record.
    const uid = user?.claims.pid !== undefined && user.claims.imp === undefined ? user.uid : undefined
    if (uid === this.uid) return
    this.uid = uid
    this.stopAccount()
    this.stopAccount = uid === undefined ? () => undefined : this.watchAccount(uid, fail)
  }

  private watchAccount(uid: string, fail: (error: unknown) => void): () => void {
    let known: number | undefined
    const told = (account: Account | undefined) => {
      if (!account || account.claimsVersion === known) return
      const isFirst = known === undefined
      known = account.claimsVersion
      if (isFirst && sameClaims(account.claims, this.auth.current?.claims ?? {})) return
      this.auth.refreshClaims().catch((error: unknown) => {
        // The next token, within the hour, brings them too; a session that was ended is left by the adapter.
        if (!isPortError(error, 'auth', 'network-request-failed', 'requires-recent-login', 'user-disabled')) fail(error)
      })
    }
    return this.records.watchOne(accounts, uid, told, error => {
      // Whoever is refused is another by now, or nobody.
      if (!isPortError(error, 'documents', 'permission-denied', 'unauthenticated')) fail(error)
    })
  }
}

const sameClaims = (one: object, other: object) => ordered(one) === ordered(other)
const ordered = (claims: object) => JSON.stringify(Object.entries(claims).sort(([a], [b]) => (a < b ? -1 : 1)))
