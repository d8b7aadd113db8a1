import { Ids } from '../../ports/ids'
import { Storage } from '../../ports/storage'
import { Callables } from '../shared/functions/callables'
import { retrying } from '../shared/functions/retrying'
import { unlessMissing } from '../shared/functions/unless-missing'
import type { StoredOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { closestMapping, type RememberedMapping } from './columns/remembered-mapping'
import { chosenFilePath, partOf } from './file/import-file-paths'
import { type ImportScope, importBatches, importMappings, importRows } from './import-batches.collection'
import type { ImportKind } from './import-kind'
import { type DryRun, importPlan, type PlanRequest } from './plan/import-plan.contract'
import { type RowPlace, readPiece, rowsFrom } from './plan/planned-row-files'
import { importControl } from './run/import-control.contract'
import { importRun, type RefusedRow } from './run/import-run.contract'
import { importStart } from './run/import-start.contract'
import { importUndo, type UndoOutput } from './run/import-undo.contract'
import { type PictureSender, storePictures } from './run/store-pictures'

export type ImportBatch = StoredOf<typeof importBatches>

/** Rows of the batch handled so far, in this run or before. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}

export interface RunOptions {
  readonly onProgress?: (progress: ImportProgress) => void
  /** Aborting stops after the current call. The batch is then paused and can be resumed. */
  readonly signal?: AbortSignal
  /** Milliseconds before the first retry of a call without a connection. Doubles with each retry. */
  readonly retryAfter?: number
  /** For pictures: how each row's file is stored. A batch of pictures cannot run without it. */
  readonly pictures?: PictureSender
}

export interface RunReport {
  readonly outcome: 'done' | 'paused'
  readonly written: number
  /** Rows that an earlier run of the batch wrote. */
  readonly skipped: number
  readonly refused: readonly RefusedRow[]
}

export interface UndoReport {
  readonly outcome: 'undone' | 'stopped'
  readonly undone: number
  readonly kept: UndoOutput['kept']
}

const triesPerCall = 5
/** Pictures stored before their rows are written in one call. */
const picturesPerCall = 5

/** Imports in the office: a file is stored once, planned on the server, and written in calls that are safe to repeat. */
export class ImportService {
  static readonly inject = [Records, Callables, Storage, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
    private readonly storage: Storage,
    private readonly ids: Ids,
  ) {}

  /** The mapping that staff confirmed for these columns before. */
  async recallMapping(kind: ImportKind, header: readonly string[]): Promise<RememberedMapping | undefined> {
    const known = await this.records.find(importMappings, {
      where: [
        ['scope', '==', kind.scope],
        ['kind', '==', kind.name],
      ],
    })
    return closestMapping(kind.name, header, known)
  }

  /** Stores a chosen file. Resolves with its id, under which it can be planned any number of times. */
  async store(scope: ImportScope, file: Blob): Promise<string> {
    const importId = this.ids.next()
    await this.storage.upload(chosenFilePath(scope, importId), file, { contentType: file.type || 'application/octet-stream' }).done
    return importId
  }

  /** The dry run. Replaces an earlier one of the same file. */
  plan(request: PlanRequest): Promise<DryRun> {
    return this.callables.call(importPlan, { ...request, fileName: request.fileName.slice(0, 180) })
  }

  /** Starts the imports of a dry run; `run` writes the rows. */
  async start(batchIds: readonly string[], { retryAfter = 1000, signal }: RunOptions = {}): Promise<void> {
    await this.patiently(() => this.callables.call(importStart, { batchIds }), retryAfter, signal)
  }

  /**
   * Writes the remaining rows, call by call. Rows that are written already are skipped, so it may be called again after any interruption.
   */
  async run(batchId: string, { onProgress, signal, retryAfter = 1000, pictures }: RunOptions = {}): Promise<RunReport> {
    const batch = await this.patiently(() => this.records.get(importBatches, batchId), retryAfter, signal)
    if (batch && batch.status !== 'running') throw new RuleBroken('import-not-running', { batchId, status: batch.status })
    const sender = batch?.kind === 'pictures' ? pictures : undefined
    if (!batch || (batch.kind === 'pictures' && !sender)) throw new RuleBroken('import-changed', { batchId })
    const before = sender ? await this.writtenRows(batch) : new Set<string>()
    const sum = { written: 0, skipped: 0, refused: [] as RefusedRow[] }
    for (let from: RowPlace | undefined = { piece: 0, row: 0 }; from; ) {
      if (signal?.aborted) {
        await this.callables.call(importControl, { batchId, event: 'pause' })
        return { outcome: 'paused', ...sum }
      }
      const at: RowPlace = from
      const sent = sender && (await this.patiently(() => this.sendPictures(batch, at, sender, before), retryAfter, signal))
      const request = { batchId, from: at, ...(sent && { limit: picturesPerCall, pictures: sent.ids }) }
      const answer = await this.patiently(() => this.callables.call(importRun, request), retryAfter, signal)
      const failed = new Map(sent?.refused.map(row => [row.hash, row]))
      for (const row of answer.refused) {
        const imageId = sent?.ids[row.hash]
        if (imageId !== undefined) await sender!.discard(imageId)
        sum.refused.push(failed.get(row.hash) ?? row)
      }
      sum.written += answer.written
      sum.skipped += answer.skipped
      onProgress?.({ done: sum.written + sum.skipped + sum.refused.length, total: answer.total })
      from = answer.next
    }
    await this.patiently(() => this.callables.call(importControl, { batchId, event: 'finish' }), retryAfter, signal)
    return { outcome: 'done', ...sum }
  }

  /** Runs an import, and then the later parts of its file that are not done. */
  async runFrom(batchId: string, options: RunOptions = {}): Promise<RunReport> {
    const left = await this.partsFrom(batchId)
    const total = left.reduce((all, batch) => all + batch.total, 0)
    const sum = { written: 0, skipped: 0, refused: [] as RefusedRow[] }
    let before = 0
    for (const batch of left) {
      const onProgress = ({ done }: ImportProgress) => options.onProgress?.({ done: before + done, total })
      const report = await this.resume(batch.id, { ...options, onProgress })
      sum.written += report.written
      sum.skipped += report.skipped
      sum.refused.push(...report.refused)
      if (report.outcome === 'paused') return { outcome: 'paused', ...sum }
      before += batch.total
    }
    return { outcome: 'done', ...sum }
  }

  /** Refuses with `import-changed` where it does not exist. */
  async batch(batchId: string): Promise<ImportBatch> {
    const batch = await this.records.get(importBatches, batchId)
    if (!batch) throw new RuleBroken('import-changed', { batchId })
    return batch
  }

  private async partsFrom(batchId: string): Promise<readonly ImportBatch[]> {
    const first = await this.batch(batchId)
    const { importId, part } = partOf(batchId)
    const isLater = ({ id, status }: ImportBatch) =>
      partOf(id).importId === importId && partOf(id).part > part && (status === 'running' || status === 'paused')
    const later = (await this.batches([first.scope]).read()).filter(isLater)
    return [first, ...later.toSorted((a, b) => partOf(a.id).part - partOf(b.id).part)]
  }

  /** The ZIP of a batch of pictures that is not done. Refuses with `import-changed` where it was deleted. */
  async waitingZip({ id, scope }: Pick<ImportBatch, 'id' | 'scope'>): Promise<Blob> {
    const zip = await this.storage.read(chosenFilePath(scope, id)).catch(unlessMissing)
    if (!zip) throw new RuleBroken('import-changed', { batchId: id })
    return zip
  }

  /** Continues a batch that was paused, or whose tab was closed while it ran. */
  async resume(batchId: string, options?: RunOptions): Promise<RunReport> {
    const batch = await this.records.get(importBatches, batchId)
    // It was finished already, but the answer was lost.
    if (batch?.status === 'done') return { outcome: 'done', written: 0, skipped: batch.done, refused: [] }
    if (batch?.status === 'paused') await this.callables.call(importControl, { batchId, event: 'resume' })
    return this.run(batchId, options)
  }

  /** Undoes several imports in the order of an undo plan. Stops with the first that is stopped. */
  async undoInOrder(batchIds: readonly string[], options: RunOptions = {}): Promise<UndoReport> {
    let undone = 0
    const kept: UndoOutput['kept'] = []
    for (const batchId of batchIds) {
      const report = await this.undo(batchId, options)
      undone += report.undone
      kept.push(...report.kept)
      if (report.outcome === 'stopped') return { outcome: 'stopped', undone, kept }
    }
    return { outcome: 'undone', undone, kept }
  }

  /** Undoes a batch, in calls of 100 rows. May be called again after any interruption. */
  async undo(batchId: string, { onProgress, signal, retryAfter = 1000 }: RunOptions = {}): Promise<UndoReport> {
    let undone = 0
    const kept: UndoOutput['kept'] = []
    let remaining = 1
    while (remaining > 0) {
      if (signal?.aborted) return { outcome: 'stopped', undone, kept }
      const answer = await this.patiently(() => this.callables.call(importUndo, { batchId }), retryAfter, signal)
      undone += answer.undone
      kept.push(...answer.kept)
      remaining = answer.remaining
      onProgress?.({ done: undone + kept.length, total: undone + kept.length + remaining })
    }
    return { outcome: 'undone', undone, kept }
  }

  /** The imports of these scopes, newest first, without dry runs. */
  batches(scopes: readonly ImportScope[]): Reading<readonly ImportBatch[]> {
    const sets = scopes.map(scope => recordSet(importBatches, { where: [['scope', '==', scope]], orderBy: [['createdAt', 'desc']], limit: 50 }))
    return new RecordSets(this.records, sets, async found =>
      found
        .flat()
        .filter(({ status }) => status !== 'planned')
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    )
  }

  /** Stores the pictures of the rows that the next call writes. */
  private async sendPictures({ id, scope, pieces = 0 }: ImportBatch, from: RowPlace, sender: PictureSender, before: ReadonlySet<string>) {
    const piece = from.piece < pieces ? await readPiece(this.storage, scope, id, from.piece) : []
    const { rows } = rowsFrom(piece, from, picturesPerCall)
    return storePictures(
      rows.filter(({ hash }) => !before.has(hash)),
      sender,
    )
  }

  /** Hashes of the rows that the batch has written. */
  private async writtenRows({ id, scope }: ImportBatch): Promise<ReadonlySet<string>> {
    const rows = await this.records.find(importRows, { params: { batch: id }, where: [['scope', '==', scope]] })
    return new Set(rows.map(row => row.id))
  }

  /** Every call of an import is safe to repeat. */
  private patiently<T>(work: () => Promise<T>, wait: number, signal: AbortSignal | undefined): Promise<T> {
    return retrying(work, { tries: triesPerCall, wait, signal })
  }
}
