import type { FetchJson } from './fetch-json'

/** Milliseconds between two questions whether there is a newer build. */
export const checkInterval = 3_600_000

export interface BuildWatchContext {
  readonly now: () => number
  /** Must not answer from a cache. */
  readonly fetchJson: FetchJson
  /** Calls when the tab comes back into view. Returns its own stop. */
  readonly onWake: (wake: () => void) => () => void
}

/** Asks every hour, and when a tab wakes after more than an hour, whether a newer build is there. */
export class BuildWatch {
  private lastAsked: number
  /** A newer build has wholly arrived. */
  outdated = false

  constructor(
    private readonly id: string,
    private readonly world: BuildWatchContext,
  ) {
    this.lastAsked = world.now()
  }

  start(): () => void {
    const timer = setInterval(() => void this.ask(), checkInterval)
    const stopWaking = this.world.onWake(() => {
      if (this.world.now() - this.lastAsked >= checkInterval) void this.ask()
    })
    return () => {
      clearInterval(timer)
      stopWaking()
    }
  }

  /** The latest-build file is written last by a deployment, and both must name the same build before it counts. */
  private async ask(): Promise<void> {
    this.lastAsked = this.world.now()
    const [latest, manifest] = (await Promise.all([this.world.fetchJson('/latest-build.json'), this.world.fetchJson('/build-manifest.json')])) as (
      | { readonly id?: string }
      | undefined
    )[]
    if (latest?.id && latest.id !== this.id && manifest?.id === latest.id) this.outdated = true
  }
}
