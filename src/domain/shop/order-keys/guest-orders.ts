import { Auth } from '../../../ports/auth'
import { PortError } from '../../../ports/errors'
import { Callables } from '../../shared/functions/callables'
import { adoptOrders } from './adopt-orders.contract'

/** What somebody ordered before they had an account. */
export class GuestOrders {
  static readonly inject = [Auth, Callables] as const

  /** Accounts whose orders were looked for already. */
  private readonly asked = new Set<string>()

  constructor(
    private readonly auth: Auth,
    private readonly callables: Callables,
  ) {}

  /** Adds it to the user's own, once for each confirmed address. Without network their own are shown as they are. */
  async adopt(): Promise<void> {
    const user = this.auth.current
    if (user?.claims.pid === undefined || user.claims.imp !== undefined || !user.emailVerified) return
    const who = `${user.claims.pid} ${user.email}`
    if (this.asked.has(who)) return
    try {
      await this.callables.call(adoptOrders, {})
      this.asked.add(who)
    } catch (error) {
      if (!(error instanceof PortError)) throw error
    }
  }
}
