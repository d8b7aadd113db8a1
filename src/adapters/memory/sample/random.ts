/** Reproducible random numbers: the same seed gives the same season, byte for byte, on every machine. */
export class Random {
  private state: number

  constructor(seed: string) {
    let hash = 0x811c9dc5
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193) >>> 0
    this.state = hash
  }

  /** Mulberry32: 0 ≤ next < 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next()
  }

  /** Both ends included. */
  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1))
  }

  is(probability: number): boolean {
    return this.next() < probability
  }

  /** Around zero, mostly within ±1. It is a sum of uniform numbers, because `Math.log` may differ between platforms. */
  around(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.2
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('Nothing to pick from')
    return list[Math.floor(this.next() * list.length)] as T
  }

  shuffled<T>(list: readonly T[]): T[] {
    const all = [...list]
    for (let i = all.length - 1; i > 0; i--) {
      const j = Math.floor(this.next() * (i + 1))
      ;[all[i], all[j]] = [all[j]!, all[i]!]
    }
    return all
  }

  some<T>(list: readonly T[], count: number): T[] {
    return this.shuffled(list).slice(0, count)
  }
}
