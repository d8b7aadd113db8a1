import type { QueryClient } from '@tanstack/react-query'
import type { FetchJson } from './fetch-json'
import { cacheQueryResults, queryResultsFromJson } from './payload'

export interface PayloadFilesContext {
  /** The files that hold a page's answers. */
  readonly filesOf: (path: string) => readonly string[]
  readonly fetchJson: FetchJson
  readonly queries: QueryClient
  /** Whether what the build knew may still be shown: in local mode only while nobody has changed anything. */
  readonly mayUse: () => boolean
  /** Up to when the document that stands there knew of changes, in milliseconds. */
  readonly asOf?: number | undefined
}

interface PayloadFile {
  /** Up to when it knows of changes, in milliseconds, where a host drew it. */
  readonly asOf?: number
  readonly answers: unknown
}

/** The payload files of this build, each fetched at most once. One that is older than what was seen already, from another cache, is discarded. */
export class PayloadFiles {
  private readonly fetched = new Map<string, Promise<void>>()

  /** The latest instant of all that was taken over. */
  private asOf: number

  constructor(private readonly world: PayloadFilesContext) {
    this.asOf = world.asOf ?? 0
  }

  has(path: string): boolean {
    return this.world.filesOf(path).length > 0
  }

  /** Fills the query cache for this page. Does nothing where there are no files, or where their time is over. */
  async fill(path: string): Promise<void> {
    if (this.world.mayUse()) await Promise.all(this.world.filesOf(path).map(file => this.keep(file)))
  }

  private keep(file: string): Promise<void> {
    const begun = this.fetched.get(file)
    if (begun) return begun
    const keeping = this.world.fetchJson(file).then(json => {
      if (json !== undefined && this.world.mayUse()) this.take(json as PayloadFile)
    })
    this.fetched.set(file, keeping)
    return keeping
  }

  private take({ asOf = 0, answers }: PayloadFile): void {
    if (asOf < this.asOf) return
    this.asOf = asOf
    cacheQueryResults(this.world.queries, queryResultsFromJson(answers))
  }
}
