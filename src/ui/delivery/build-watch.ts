import type { FetchJson } from './fetch-json'

/** Milliseconds between two checks for a newer build. */
export const checkInterval = 3_600_000

export interface BuildWatchContext {
  readonly now: () => number
  /** Must bypass caches. */
  readonly fetchJson: FetchJson
  /** Calls `wake` when the tab becomes visible again. Returns a function that stops it. */
  readonly onWake: (wake: () => void) => () => void
}

/** Checks for a newer build every hour, and when a tab becomes visible after more than an hour. */
export class BuildWatch {
  private lastAsked: number
  /** Whether a newer build is completely deployed. */
  outdated = false

  constructor(
    private readonly id: string,
    private readonly context: BuildWatchContext,
  ) {
    this.lastAsked = context.now()
  }

  start(): () => void {
    const timer = setInterval(() => void this.ask(), checkInterval)
    const stopWaking = this.context.onWake(() => {
      if (this.context.now() - this.lastAsked >= checkInterval) void this.ask()
    })
    return () => {
      clearInterval(timer)
      stopWaking()
    }
  }

  /** A deployment writes the latest-build file last. A newer build counts when both files name it. */
  private async ask(): Promise<void> {
    this.lastAsked = this.context.now()
    const [latest, manifest] = (await Promise.all([
      this.context.fetchJson('/latest-build.json'),
      this.context.fetchJson('/build-manifest.json'),
    ])) as ({ readonly id?: string } | undefined)[]
    if (latest?.id && latest.id !== this.id && manifest?.id === latest.id) this.outdated = true
  }
}
