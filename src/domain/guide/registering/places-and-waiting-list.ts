import type { Places } from './places.collection'

/** The places of one building and its waiting list, during a transaction. Without a capacity there is always a free place. */
export class PlacesAndWaitingList {
  private takenBy: readonly string[]
  private line: readonly string[]

  constructor(
    private readonly before: Places = { takenBy: [], line: [] },
    private readonly capacity?: number,
  ) {
    this.takenBy = before.takenBy
    this.line = before.line
  }

  /** Takes a place; false if none is free. Keeps an existing place, and never overtakes those who wait before. */
  take(id: string): boolean {
    if (this.takenBy.includes(id)) return true
    if (!this.isFreeFor(id)) return false
    this.takenBy = [...this.takenBy, id]
    this.line = this.line.filter(one => one !== id)
    return true
  }

  private isFreeFor(id: string): boolean {
    const at = this.line.indexOf(id)
    const before = at < 0 ? this.line.length : at
    return this.capacity === undefined || this.takenBy.length + before < this.capacity
  }

  /** Gives up the place, or the position in the waiting list. */
  leave(id: string): void {
    this.takenBy = this.takenBy.filter(one => one !== id)
    this.line = this.line.filter(one => one !== id)
  }

  /** Joins the end of the waiting list. */
  wait(id: string): void {
    if (!this.line.includes(id)) this.line = [...this.line, id]
  }

  /** The first of the waiting list, if a place is free. */
  get next(): string | undefined {
    const [first] = this.line
    return first !== undefined && this.isFreeFor(first) ? first : undefined
  }

  get now(): Places {
    return { takenBy: [...this.takenBy], line: [...this.line] }
  }

  get isChanged(): boolean {
    return !isSame(this.before.takenBy, this.takenBy) || !isSame(this.before.line, this.line)
  }
}

const isSame = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((one, i) => one === b[i])
