/** A repeatable source of choices (mulberry32). */
export class Choices {
  constructor(private state: number) {}

  /** A whole number from 0, below `n`. */
  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let hash = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash
    return ((hash ^ (hash >>> 14)) >>> 0) % n
  }

  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)]!
  }

  /** Happens once in `n` times. */
  once(n: number): boolean {
    return this.below(n) === 0
  }
}
