import type { Clock } from '../../../ports/clock'
import { PortError } from '../../../ports/errors'

const maxFailures = 5
/** How long an address is blocked, in milliseconds. */
const delay = 30_000

/** Failed sign-ins by email address, whether or not the account exists: after five in a row the address is blocked for 30 seconds (product.md C1). */
export class SignInAttempts {
  private readonly failures = new Map<string, { readonly count: number; readonly last: number }>()

  constructor(private readonly clock: Clock) {}

  require(email: string): void {
    const failed = this.failures.get(email)
    if (!failed || failed.count < maxFailures) return
    const left = failed.last + delay - this.clock.now().getTime()
    if (left > 0 && left <= delay) {
      const seconds = Math.ceil(left / 1000)
      throw new PortError('auth', 'too-many-requests', `wait ${seconds} seconds`, { details: { seconds } })
    }
    this.forget(email)
  }

  failed(email: string): void {
    this.failures.set(email, { count: (this.failures.get(email)?.count ?? 0) + 1, last: this.clock.now().getTime() })
  }

  forget(email: string): void {
    this.failures.delete(email)
  }
}
