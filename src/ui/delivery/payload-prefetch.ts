/** Idle milliseconds before prefetching. */
export const idleDelay = 1000

export interface PrefetchContext {
  /** The visitor asked for little traffic. */
  readonly isDataSaverOn: () => boolean
  /** Fetches a page's payload and its module. */
  readonly bring: (path: string) => Promise<unknown>
}

/** Prefetches the pages whose links are visible, after a second of idle time, and the page of a pressed link at once. */
export class PayloadPrefetch {
  private readonly inView = new Set<string>()
  private readonly brought = new Set<string>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly context: PrefetchContext) {}

  see(path: string): void {
    this.inView.add(path)
    this.stir()
  }

  lose(path: string): void {
    this.inView.delete(path)
  }

  /** Restarts the idle time. */
  stir(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.bring([...this.inView]), idleDelay)
  }

  /** What is about to be followed does not wait for idle time. Who saves data may only be scrolling. */
  press(path: string): void {
    if (!this.context.isDataSaverOn()) this.fetch(path)
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** Each page in a task of its own, so that a touch never waits for all of them. */
  private bring(paths: readonly string[]): void {
    if (this.context.isDataSaverOn()) return
    const [path, ...others] = paths.filter(found => this.inView.has(found) && !this.brought.has(found))
    if (path === undefined) return
    this.fetch(path)
    this.timer = setTimeout(() => this.bring(others))
  }

  private fetch(path: string): void {
    if (this.brought.has(path)) return
    this.brought.add(path)
    // A failed page is fetched again, and its error shown, when the visitor goes there.
    this.context.bring(path).catch(() => this.brought.delete(path))
  }
}
