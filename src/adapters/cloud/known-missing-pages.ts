import { MinuteLimit } from './minute-limit'

/** Milliseconds: as long as the CDN caches the response. */
const missingFor = 60_000
const maxMissing = 200
const maxFound = 5_000
/** How many such addresses one instance renders per minute. */
const maxRendered = 120

/**
 * Addresses without a page. Each is rendered at most once a minute, even if a changing query bypasses the CDN or the browser asks for the
 * payload. Above the limit per minute, only addresses that had a page before are still rendered, so that a flood of invented addresses costs
 * nothing.
 */
export class MissingPages<P extends { readonly status: number }> {
  private readonly known = new Map<string, { readonly until: number; readonly page: P }>()
  private readonly found = new Set<string>()
  private readonly limit = new MinuteLimit(maxRendered)

  /** The "not found" page, if the address is known to have no page. */
  get(path: string): P | undefined {
    const kept = this.known.get(path)
    return kept && kept.until > Date.now() ? kept.page : undefined
  }

  mayDraw(path: string): boolean {
    return !this.limit.isUsedUp || this.found.has(path)
  }

  /** Remembers whether an address had a page. */
  note(path: string, page: P): void {
    if (page.status === 404) {
      this.limit.take()
      if (this.known.size >= maxMissing) this.known.clear()
      this.known.set(path, { until: Date.now() + missingFor, page })
    } else if (page.status < 400) {
      if (this.found.size >= maxFound) this.found.clear()
      this.found.add(path)
    }
  }
}
