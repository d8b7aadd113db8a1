import { Auth } from '../../../ports/auth'
import { PortError } from '../../../ports/errors'
import { Callables } from '../../shared/functions/callables'
import { unlessPreviewed } from '../../shared/preview/unless-previewed'
import { adoptOrders } from './adopt-orders.contract'

/** What somebody ordered before they had an account. */
export class GuestOrders {
  static readonly inject = [Auth, Callables] as const

  /** Accounts for which this was already done. */
  private readonly asked = new Set<string>()

  constructor(
    private readonly auth: Auth,
    private readonly callables: Callables,
  ) {}

  /** Assigns guest orders to the user, once per confirmed address. Without a network, in a preview and in a masquerade, whose account has no address, it does nothing. */
  async adopt(): Promise<void> {
    const user = this.auth.current
    if (user?.claims.pid === undefined || !user.emailVerified) return
    const who = `${user.claims.pid} ${user.email}`
    if (this.asked.has(who)) return
    try {
      await this.callables.call(adoptOrders, {}).catch(unlessPreviewed)
      this.asked.add(who)
    } catch (error) {
      if (!(error instanceof PortError)) throw error
    }
  }
}
