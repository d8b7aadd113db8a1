import { Analytics } from '../../ports/analytics'
import { isPortError, isTransient } from '../../ports/errors'
import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { countVisit } from './count-visit.contract'
import type { OpenedFromFlipbook, SavedKind, SearchArea } from './visit-count-names'
import { type Tallied, VisitTally } from './visit-tally'

/**
 * Counts what visitors use, but not who they are. If the visitor has opted out, an action is counted nowhere; otherwise by the analytics
 * service and by our own counts. Our counts stay in this tab's memory and are sent in batches, now and then and when the visit ends.
 */
export class VisitCounter {
  static readonly inject = [Analytics, Functions, Ids] as const

  private readonly tally = new VisitTally()
  /** A batch that may not have arrived. It is sent again under its own key before newer counts. */
  private waiting: (Tallied & { readonly key: string }) | undefined
  private sending: Promise<void> = Promise.resolve()

  constructor(
    private readonly analytics: Analytics,
    private readonly functions: Functions,
    private readonly ids: Ids,
  ) {}

  /**
   * `path` is the full path with its query, without the fragment (`#…`), which may open an order and is sent to nobody. Without a route, as
   * in the office, our own counts skip it.
   */
  async view(path: string, title: string, route: string | undefined): Promise<void> {
    this.analytics.record({ name: 'page_view', params: { page_path: path.replace(/#.*/s, ''), page_title: title } })
    if (route && (await this.analytics.mayRecord())) this.tally.view(route)
  }

  /** Counts a finished search. Its words are counted, by their hash, only if nothing was found. */
  async search(area: SearchArea, typed: string, results: number): Promise<void> {
    this.analytics.record({ name: 'search', params: { area, results } })
    if (await this.analytics.mayRecord()) this.tally.search(area, typed, results)
  }

  async saved(kind: SavedKind, id: string): Promise<void> {
    this.analytics.record({ name: 'save', params: { kind } })
    if (await this.analytics.mayRecord()) this.tally.saved(kind, id)
  }

  /** Counts that a visitor opened an advertisement or a listing from the flipbook. */
  async clicked(kind: OpenedFromFlipbook, id: string): Promise<void> {
    this.analytics.record({ name: 'flipbook_click', params: { kind } })
    if (await this.analytics.mayRecord()) this.tally.clicked(kind, id)
  }

  /** Counts the advertisements of a page that was turned to. */
  async showed(orderIds: readonly string[]): Promise<void> {
    if (await this.analytics.mayRecord()) for (const id of orderIds) this.tally.showed(id)
  }

  /** Sends the counts, also while the page closes. Counts that cannot be sent stay for the next time. */
  send(): Promise<void> {
    // The caller of a failed send got its error; the next call tries again.
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
      // A visitor does not need to know that counts failed because there was no network or too many were sent.
      if (isTransient(error)) return
      this.waiting = undefined
      if (!isPortError(error, 'functions', 'failed-precondition', 'unauthenticated')) throw error
    }
  }

  /** Whether the user of this device has opted out. */
  get isOptedOut(): boolean {
    return this.analytics.isOptedOut
  }

  /** Also discards counts that were not sent yet. */
  setOptedOut(isOptedOut: boolean): void {
    this.analytics.setOptedOut(isOptedOut)
    this.tally.clear()
    this.waiting = undefined
  }
}
