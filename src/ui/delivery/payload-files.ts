import type { QueryClient } from '@tanstack/react-query'
import type { FetchJson } from './fetch-json'
import { answersFromJson, keepAnswers } from './payload'

export interface PayloadWorld {
  /** Address of a page → the files that hold its answers. */
  readonly payloads: Readonly<Record<string, readonly string[]>>
  readonly fetchJson: FetchJson
  readonly queries: QueryClient
  /** Whether what the build knew may still be shown: in local mode only while nobody has changed anything. */
  readonly mayUse: () => boolean
}

/** The payload files of this build, each fetched at most once. */
export class PayloadFiles {
  private readonly fetched = new Map<string, Promise<void>>()

  constructor(private readonly world: PayloadWorld) {}

  has(path: string): boolean {
    return Object.hasOwn(this.world.payloads, path)
  }

  /** Fills the query cache for this page. Does nothing where there are no files, or where their time is over. */
  async fill(path: string): Promise<void> {
    const files = this.has(path) ? this.world.payloads[path] : undefined
    if (files && this.world.mayUse()) await Promise.all(files.map(file => this.keep(file)))
  }

  private keep(file: string): Promise<void> {
    const begun = this.fetched.get(file)
    if (begun) return begun
    const keeping = this.world.fetchJson(file).then(json => {
      if (json !== undefined && this.world.mayUse()) keepAnswers(this.world.queries, answersFromJson(json))
    })
    this.fetched.set(file, keeping)
    return keeping
  }
}
