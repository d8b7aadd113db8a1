import { Analytics } from '../../ports/analytics'
import { isPortError, isTransient } from '../../ports/errors'
import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import type { SavedKind, SearchArea } from './count-names'
import { countVisit } from './count-visit.function'
import { type Tallied, VisitTally } from './visit-tally'

/**
 * What visitors use, without who they are: each act goes to the hosted service and into our own counts, or into neither. Our counts
 * are kept in this tab's memory and sent together, now and then and when the visit ends; nothing is read for it, and nobody is named.
 */
export class Visits {
  static readonly inject = [Analytics, Functions, Ids] as const

  private readonly tally = new VisitTally()
  /** A batch that did not arrive, or may have: it goes again under its own key before anything newer. */
  private waiting: (Tallied & { readonly key: string }) | undefined
  private sending: Promise<void> = Promise.resolve()

  constructor(
    private readonly analytics: Analytics,
    private readonly functions: Functions,
    private readonly ids: Ids,
  ) {}

  /** `path` is the full path with its query; without a route, as in the office, our own counts leave it out. */
  async view(path: string, title: string, route: string | undefined): Promise<void> {
    this.analytics.record({ name: 'page_view', params: { page_path: path, page_title: title } })
    if (route && (await this.analytics.mayTell())) this.tally.view(route)
  }

  /** A search that somebody has finished typing. Its words are counted, by their digest, only where nothing was found. */
  async search(area: SearchArea, typed: string, results: number): Promise<void> {
    this.analytics.record({ name: 'search', params: { area, results } })
    if (await this.analytics.mayTell()) this.tally.search(area, typed, results)
  }

  async saved(kind: SavedKind, id: string): Promise<void> {
    this.analytics.record({ name: 'save', params: { kind } })
    if (await this.analytics.mayTell()) this.tally.saved(kind, id)
  }

  /** Sends what was counted, also as the page ends. What cannot be sent now goes with the next. */
  send(): Promise<void> {
    // Whoever sent then was told of its failure; the next tries anew.
    this.sending = this.sending.catch(() => undefined).then(() => this.sendNext())
    return this.sending
  }

  private async sendNext(): Promise<void> {
    if (!this.waiting && this.tally.isEmpty) return
    const batch = this.waiting ?? { key: this.ids.next(), ...this.tally.take() }
    this.waiting = batch
    try {
      await this.functions.post(countVisit.name, batch)
      this.waiting = undefined
    } catch (error) {
      // Counts are nothing to tell a visitor of who has no network, or whose network has sent enough.
      if (isTransient(error)) return
      this.waiting = undefined
      if (!isPortError(error, 'functions', 'failed-precondition', 'unauthenticated')) throw error
    }
  }

  /** Whether whoever uses this device wants none of it to leave it. */
  get isOptedOut(): boolean {
    return this.analytics.isOptedOut
  }

  /** What was counted and not sent yet is forgotten too. */
  setOptedOut(isOptedOut: boolean): void {
    this.analytics.setOptedOut(isOptedOut)
    this.tally.clear()
    this.waiting = undefined
  }
}
