import type { QueryClient } from '@tanstack/react-query'
import type { FetchJson } from './fetch-json'
import { cacheQueryResults, queryResultsFromJson } from './payload'

export interface PayloadFilesContext {
  /** The files with a page's query results. */
  readonly filesOf: (path: string) => readonly string[]
  readonly fetchJson: FetchJson
  readonly queries: QueryClient
  /** Whether the build's query results may be shown; in local mode only until the first change. */
  readonly mayUse: () => boolean
  /** The instant up to which the current document includes changes, in milliseconds. */
  readonly asOf?: number | undefined
}

interface PayloadFile {
  /** The instant up to which it includes changes, in milliseconds, if a host rendered it. */
  readonly asOf?: number
  readonly answers: unknown
}

/**
 * The payload files of this build, each fetched once. A file that is older than data already seen, for example from another cache, is
 * discarded.
 */
export class PayloadFiles {
  private readonly fetched = new Map<string, Promise<void>>()

  /** The latest instant of all query results used so far. */
  private asOf: number

  constructor(private readonly context: PayloadFilesContext) {
    this.asOf = context.asOf ?? 0
  }

  has(path: string): boolean {
    return this.context.filesOf(path).length > 0
  }

  /** Fills the query cache for this page. Does nothing without files, or when they are outdated. */
  async fill(path: string): Promise<void> {
    if (this.context.mayUse()) await Promise.all(this.context.filesOf(path).map(file => this.keep(file)))
  }

  private keep(file: string): Promise<void> {
    const begun = this.fetched.get(file)
    if (begun) return begun
    const keeping = this.context.fetchJson(file).then(json => {
      if (json !== undefined && this.context.mayUse()) this.take(json as PayloadFile)
    })
    this.fetched.set(file, keeping)
    return keeping
  }

  private take({ asOf = 0, answers }: PayloadFile): void {
    if (asOf < this.asOf) return
    this.asOf = asOf
    cacheQueryResults(this.context.queries, queryResultsFromJson(answers))
  }
}
