import { MinuteLimit } from './minute-limit'

/** Milliseconds: as long as the CDN keeps the answer. */
const missingFor = 60_000
const mostMissing = 200
const mostFound = 5_000
/** Drawn in a minute by one instance. */
const mostDrawn = 120

/**
 * Addresses without a page. Each is drawn once a minute, also where a changing query passes the CDN by, or the browser asks for its payload.
 * When too many were drawn, only addresses that had a page before are still drawn, so that a flood of invented ones costs nothing.
 */
export class MissingPages<P extends { readonly status: number }> {
  private readonly known = new Map<string, { readonly until: number; readonly page: P }>()
  private readonly found = new Set<string>()
  private readonly limit = new MinuteLimit(mostDrawn)

  /** The page that says so, if the address is known to have none. */
  get(path: string): P | undefined {
    const kept = this.known.get(path)
    return kept && kept.until > Date.now() ? kept.page : undefined
  }

  mayDraw(path: string): boolean {
    return !this.limit.isUsedUp || this.found.has(path)
  }

  /** Notes what an address had. */
  note(path: string, page: P): void {
    if (page.status === 404) {
      this.limit.take()
      if (this.known.size >= mostMissing) this.known.clear()
      this.known.set(path, { until: Date.now() + missingFor, page })
    } else if (page.status < 400) {
      if (this.found.size >= mostFound) this.found.clear()
      this.found.add(path)
    }
  }
}
