/** Idle milliseconds before anything is fetched ahead. */
export const idleDelay = 1000

export interface PrefetchContext {
  /** The visitor asked for little traffic. */
  readonly savesData: () => boolean
  /** Brings what a page needs: its payload and its part of the program. */
  readonly bring: (path: string) => Promise<unknown>
}

/** Fetches ahead, after a second of idle time, the pages whose links are in view. */
export class PayloadPrefetch {
  private readonly inView = new Set<string>()
  private readonly brought = new Set<string>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly world: PrefetchContext) {}

  see(path: string): void {
    this.inView.add(path)
    this.stir()
  }

  lose(path: string): void {
    this.inView.delete(path)
  }

  /** Something happened: idle time begins anew. */
  stir(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.bring([...this.inView]), idleDelay)
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** Each page in a task of its own, so that a touch never waits for all of them. */
  private bring(paths: readonly string[]): void {
    if (this.world.savesData()) return
    const [path, ...others] = paths.filter(found => this.inView.has(found) && !this.brought.has(found))
    if (path === undefined) return
    this.brought.add(path)
    // What fails here is asked for again, and its failure shown, when somebody goes there.
    this.world.bring(path).catch(() => this.brought.delete(path))
    this.timer = setTimeout(() => this.bring(others))
  }
}
