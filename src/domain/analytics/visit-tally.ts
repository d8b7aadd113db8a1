import { maxCounts, maxOfOne, maxWords } from './count-visit.contract'
import { normalizeSearchWords } from './normalize-search-words'
import {
  clicksOf,
  type OpenedFromFlipbook,
  type SavedKind,
  type SearchArea,
  savesOf,
  searchesOf,
  showsOfAd,
  unansweredOf,
  viewsOf,
  visitsCount,
  visitsOf,
} from './visit-count-names'
import type { Counts } from './visit-counts'

export interface Tallied {
  readonly counts: Counts
  /** Searches without results. */
  readonly words: readonly { readonly area: SearchArea; readonly words: string }[]
}

/** What one visit has counted and not sent yet. Counts beyond the size of a batch are dropped. */
export class VisitTally {
  private readonly counts = new Map<string, number>()
  private readonly words = new Map<string, Tallied['words'][number]>()
  /** What was counted once for the whole visit, sent or not. */
  private readonly once = new Set<string>()

  view(route: string): void {
    this.addOnce(visitsCount)
    this.addOnce(visitsOf(route))
    this.add(viewsOf(route))
  }

  search(area: SearchArea, typed: string, results: number): void {
    this.add(searchesOf(area))
    if (results > 0) return
    this.add(unansweredOf(area))
    const words = normalizeSearchWords(typed)
    const key = `${area} ${words}`
    if (words === undefined || this.once.has(key) || this.words.size >= maxWords) return
    this.once.add(key)
    this.words.set(key, { area, words })
  }

  /** Saving the same thing again counts once. */
  saved(kind: SavedKind, id: string): void {
    this.addOnce(savesOf(kind, id))
  }

  clicked(kind: OpenedFromFlipbook, id: string): void {
    this.add(clicksOf(kind, id))
  }

  /** Turning back to the same page counts once. */
  showed(orderId: string): void {
    this.addOnce(showsOfAd(orderId))
  }

  get isEmpty(): boolean {
    return this.counts.size === 0
  }

  /** Takes out everything that was not sent yet. */
  take(): Tallied {
    const taken = { counts: Object.fromEntries(this.counts), words: [...this.words.values()] }
    this.clear()
    return taken
  }

  clear(): void {
    this.counts.clear()
    this.words.clear()
  }

  private addOnce(name: string): void {
    if (this.once.has(name)) return
    this.once.add(name)
    this.add(name)
  }

  private add(name: string): void {
    const n = this.counts.get(name)
    if (n === undefined ? this.counts.size < maxCounts : n < maxOfOne) this.counts.set(name, (n ?? 0) + 1)
  }
}
