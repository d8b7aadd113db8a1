import { Ids } from '../../../ports/ids'
import { scopeOf } from '../../audit/audit-scope'
import { Callables } from '../../shared/functions/callables'
import { type Retries, retrying } from '../../shared/functions/retrying'
import type { Collection } from '../../shared/records/collection'
import { type Params, Records } from '../../shared/records/records'
import { bulkChangeToJson } from '../fields-json'
import type { BulkChange, BulkLeftReason } from './bulk-change'
import { bulkChanges, type StoredBulkChange } from './bulk-changes.collection'
import { bulkRun } from './bulk-run.contract'
import type { BulkMatching } from './bulk-selection'
import { bulkStart } from './bulk-start.contract'
import { type BulkKeptReason, bulkUndo } from './bulk-undo.contract'

/** Records handled so far, in this run or before. */
export interface BulkProgress {
  readonly done: number
  readonly total: number
}

export interface BulkOptions {
  readonly params?: Params
  readonly reason?: string
  readonly onProgress?: (progress: BulkProgress) => void
  /** Aborting stops after the hundred in progress; `resume` continues. */
  readonly signal?: AbortSignal
  /** Milliseconds before the first retry of a call without a connection. Doubles with each retry. */
  readonly retryAfter?: number
}

export interface BulkReport {
  /** Identifies the change for `resume` and `undo`. */
  readonly bulkId: string
  readonly outcome: 'done' | 'stopped'
  readonly total: number
  readonly changed: number
  readonly left: readonly { readonly id: string; readonly why: BulkLeftReason }[]
}

export interface BulkUndoReport {
  readonly outcome: 'undone' | 'stopped'
  readonly undone: number
  readonly kept: readonly { readonly id: string; readonly why: BulkKeptReason; readonly fields: readonly string[] }[]
}

/**
 * One change of many records: a hundred at a time, each record changed once after any interruption, and all of it can be undone for 30
 * days.
 */
export class BulkChangeService {
  static readonly inject = [Records, Callables, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
    private readonly ids: Ids,
  ) {}

  /** Starts a change of exactly these records, or of all that match, and runs it to the end. */
  async change(of: Collection, chosen: readonly string[] | BulkMatching, change: BulkChange, options: BulkOptions = {}): Promise<BulkReport> {
    const { params = {}, reason } = options
    const bulkId = this.ids.next()
    const selection = 'is' in chosen ? chosen : { is: 'ids' as const, ids: chosen }
    const input = { bulkId, collection: of.path, params, selection, change: bulkChangeToJson(change), ...(reason !== undefined && { reason }) }
    const { total } = await retrying(() => this.callables.call(bulkStart, input), retries(options))
    return this.run(bulkId, { done: 0, changed: 0, total }, options)
  }

  /** Continues a change that was stopped, or whose tab was closed while it ran. */
  async resume(bulkId: string, options: BulkOptions = {}): Promise<BulkReport> {
    const { done = 0, changed = 0, total = 0 } = (await this.records.get(bulkChanges, bulkId)) ?? {}
    return this.run(bulkId, { done, changed, total }, options)
  }

  /** Undoes a change, except what somebody changed since. May be called again after any interruption. */
  async undo(bulkId: string, options: BulkOptions = {}): Promise<BulkUndoReport> {
    const kept: { id: string; why: BulkKeptReason; fields: string[] }[] = []
    let undone = 0
    let total: number | undefined
    for (let remaining = 1; remaining > 0; ) {
      if (options.signal?.aborted) return { outcome: 'stopped', undone, kept }
      const answer = await retrying(() => this.callables.call(bulkUndo, { bulkId }), retries(options))
      undone += answer.undone
      kept.push(...answer.kept)
      remaining = answer.remaining
      // Known once it no longer runs. What remains tells how many are done: of some records one part is undone and another kept.
      total ??= (await this.records.get(bulkChanges, bulkId))?.changed ?? 0
      options.onProgress?.({ done: total - remaining, total })
    }
    return { outcome: 'undone', undone, kept }
  }

  /** The latest changes of records of this kind, newest first, to resume or undo. */
  async recent(of: Collection): Promise<readonly StoredBulkChange[]> {
    const found = await this.records.find(bulkChanges, { where: [['scope', '==', scopeOf(of)]], orderBy: [['createdAt', 'desc']], limit: 100 })
    return found.filter(({ collection }) => collection === of.path)
  }

  private async run(bulkId: string, begun: BulkProgress & { readonly changed: number }, options: BulkOptions): Promise<BulkReport> {
    let { done, changed } = begun
    const { total } = begun
    const left: { id: string; why: BulkLeftReason }[] = []
    while (done < total) {
      if (options.signal?.aborted) return { bulkId, outcome: 'stopped', total, changed, left }
      const from = done
      const answer = await retrying(() => this.callables.call(bulkRun, { bulkId, from }), retries(options))
      done = answer.done
      changed = answer.changed
      left.push(...answer.left)
      options.onProgress?.({ done, total })
    }
    return { bulkId, outcome: 'done', total, changed, left }
  }
}

/** Every call of a bulk change is safe to repeat. */
const retries = ({ retryAfter = 1000, signal }: BulkOptions): Retries => ({ tries: 5, wait: retryAfter, signal })
