import { isPortError } from '../../ports/errors'
import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { Storage } from '../../ports/storage'
import { type Consent, consents } from '../accounts/consents'
import { people } from '../accounts/people'
import { neighbourhoods } from '../guide/editions'
import { listingContacts } from '../guide/listing-contacts'
import { listings } from '../guide/listings'
import { importBatches, importMappings, importRows } from '../operations/import-batches'
import { personNotes } from '../people/person-notes'
import { call } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { type Find, Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { existingListing } from './existing-listing'
import { importControl } from './import-control.function'
import type { Formats, Mapping } from './import-fields'
import type { ImportKind } from './import-kinds'
import { importRun, type Refusal, type RowToWrite, rowsPerCall } from './import-run.function'
import { type ImportScope, scopeOfKind, waitingRowsPath, waitingZipPath } from './import-scope'
import { importStart } from './import-start.function'
import { importUndo, type UndoOutput } from './import-undo.function'
import { type ExistingPerson, existingPerson } from './imported-person'
import type { Existing } from './imported-record'
import type { ImportPlan } from './planned-row'
import { rememberMapping } from './remember-mapping.function'
import { closestMapping, type RememberedMapping } from './remembered-mapping'
import { type PictureSender, storePictures } from './store-pictures'

export type ImportBatch = StoredOf<typeof importBatches>

/** Rows of the batch dealt with so far, in this run or before. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}

export interface RunOptions {
  readonly onProgress?: (progress: ImportProgress) => void
  /** Aborting stops after the chunk under way; the batch is then paused and can be resumed. */
  readonly signal?: AbortSignal
  /** Pause in milliseconds before the first new try of a chunk that found no connection; doubles with each. */
  readonly retryAfter?: number
  /** Of pictures: how each row's file is stored. Without it, a batch of pictures cannot be run. */
  readonly pictures?: PictureSender
}

export interface RunReport {
  readonly outcome: 'done' | 'paused'
  readonly written: number
  /** Already written by an earlier run of the batch. */
  readonly skipped: number
  readonly refused: readonly { readonly line: number; readonly name: string; readonly code: Refusal }[]
}

export interface UndoReport {
  readonly outcome: 'undone' | 'stopped'
  readonly undone: number
  readonly kept: UndoOutput['kept']
}

/** A planned row as it waits in the file store: what the callable needs, and what a person calls it. */
interface WaitingRow extends RowToWrite {
  readonly line: number
  readonly name: string
}

const triesPerChunk = 5
/** Pictures stored before their rows are written together. */
const picturesPerCall = 5

/** Everything of an import that touches the store: what a plan must know, the run with its pauses, history and undo. */
export class ImportDesk {
  static readonly inject = [Records, Functions, Storage, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly functions: Functions,
    private readonly storage: Storage,
    private readonly ids: Ids,
  ) {}

  /** What the edition holds now, for `importPlan`. */
  async existing(editionId: string): Promise<Existing> {
    const [found, columns, parts] = await Promise.all([
      this.records.find(listings, { where: [['editionId', '==', editionId]] }),
      this.records.findEverywhere(listingContacts, { where: [['editionId', '==', editionId]] }),
      this.records.find(neighbourhoods, { where: [['status', '==', 'active']] }),
    ])
    const columnsOf = new Map(columns.map(kept => [kept.listingId, kept]))
    return {
      listings: found.map(listing => existingListing(listing, columnsOf.get(listing.id))),
      neighbourhoods: parts.map(({ id, name }) => ({ id, name })),
    }
  }

  /** Everybody the organisation knows, for the plan of a file of people. */
  async people(): Promise<readonly ExistingPerson[]> {
    const [found, notes, answers] = await Promise.all([
      this.records.find(people, { where: [['status', '==', 'active']] }),
      this.records.find(personNotes),
      this.records.find(consents),
    ])
    const notesOf = new Map(notes.map(note => [note.id, note]))
    const answersOf = new Map<string, Consent[]>()
    for (const answer of answers) answersOf.set(answer.personId, [...(answersOf.get(answer.personId) ?? []), answer])
    return found.map(person => existingPerson(person, { notes: notesOf.get(person.id), answers: answersOf.get(person.id) ?? [] }))
  }

  /** Everybody as whose a row of gifts or memberships may be; what the office notes of people and what they answered is not read for it. */
  async owners(): Promise<readonly ExistingPerson[]> {
    return (await this.records.find(people, { where: [['status', '==', 'active']] })).map(person => existingPerson(person))
  }

  async recallMapping(kind: ImportKind, header: readonly string[]): Promise<RememberedMapping | undefined> {
    const known = await this.records.find(importMappings, {
      where: [
        ['scope', '==', scopeOfKind[kind]],
        ['kind', '==', kind],
      ],
    })
    return closestMapping(kind, header, known)
  }

  async rememberMapping(kind: ImportKind, header: readonly string[], mapping: Mapping, formats: Formats): Promise<void> {
    await call(this.functions, rememberMapping, { kind, header, mapping, formats })
  }

  /**
   * Stores what is to be written, pictures with the ZIP they are in, and opens the batch; nothing else is touched before `run`. Returns the
   * batch's id. People need no edition.
   */
  async start(plan: ImportPlan, editionId?: string, zip?: Blob): Promise<string> {
    const batchId = this.ids.next()
    if (zip) await this.storage.upload(waitingZipPath(batchId), zip, { contentType: 'application/zip' }).done
    const rows = JSON.stringify(waitingRows(plan))
    await this.storage.upload(waitingRowsPath(scopeOfKind[plan.kind], batchId), new Blob([rows], { type: 'application/json' }), {
      contentType: 'application/json',
    }).done
    const { kind, fileName, fileHash, counts } = plan
    await call(this.functions, importStart, { batchId, kind, editionId, fileName: fileName.slice(0, 200), fileHash, counts: { ...counts } })
    return batchId
  }

  /** Writes what waits, chunk by chunk; rows written before are skipped, so it may be called again after any interruption. */
  async run(batchId: string, { onProgress, signal, retryAfter = 1000, pictures }: RunOptions = {}): Promise<RunReport> {
    const rows = await this.patiently(() => this.waiting(batchId, pictures !== undefined), retryAfter, signal)
    const perCall = pictures ? picturesPerCall : rowsPerCall
    const before = pictures ? await this.writtenRows(batchId, 'pictures') : new Set<string>()
    let written = 0
    let skipped = 0
    const refused: { line: number; name: string; code: Refusal }[] = []
    for (let at = 0; at < rows.length; at += perCall) {
      if (signal?.aborted) {
        await call(this.functions, importControl, { batchId, event: 'pause' })
        return { outcome: 'paused', written, skipped, refused }
      }
      const chunk = rows.slice(at, at + perCall)
      const plain = chunk.map(({ line: _line, name: _name, ...row }) => row)
      const { toWrite, failed } = pictures ? await storePictures(plain, before, pictures) : { toWrite: plain, failed: [] }
      const answer = await this.patiently(() => call(this.functions, importRun, { batchId, rows: toWrite }), retryAfter, signal)
      written += answer.written
      skipped += answer.skipped
      for (const { hash, code } of [...failed, ...answer.refused]) {
        const sent = toWrite.find(r => r.hash === hash)
        if (sent && pictures) await pictures.discard(sent)
        const row = chunk.find(r => r.hash === hash)
        if (row) refused.push({ line: row.line, name: row.name, code })
      }
      onProgress?.({ done: Math.min(at + perCall, rows.length), total: rows.length })
    }
    await this.patiently(() => call(this.functions, importControl, { batchId, event: 'finish' }), retryAfter, signal)
    return { outcome: 'done', written, skipped, refused }
  }

  /** The ZIP of a batch of pictures that is not over. Refuses with `import-changed` where none waits. */
  async waitingZip(batchId: string): Promise<Blob> {
    try {
      return await this.storage.read(waitingZipPath(batchId))
    } catch (error) {
      if (isPortError(error, 'storage', 'object-not-found')) throw new RuleBroken('import-changed', { batchId })
      throw error
    }
  }

  /** Goes on with a batch that was paused, or whose tab was closed while it ran. */
  async resume(batchId: string, options?: RunOptions): Promise<RunReport> {
    const batch = await this.records.get(importBatches, batchId)
    // Its end was written, and the answer lost.
    if (batch?.status === 'done') return { outcome: 'done', written: 0, skipped: batch.done, refused: [] }
    if (batch?.status === 'paused') await call(this.functions, importControl, { batchId, event: 'resume' })
    return this.run(batchId, options)
  }

  /** Takes a batch back, in calls of 100 rows; may be called again after any interruption. */
  async undo(batchId: string, { onProgress, signal, retryAfter = 1000 }: RunOptions = {}): Promise<UndoReport> {
    let undone = 0
    const kept: UndoOutput['kept'] = []
    let remaining = 1
    while (remaining > 0) {
      if (signal?.aborted) return { outcome: 'stopped', undone, kept }
      const answer = await this.patiently(() => call(this.functions, importUndo, { batchId }), retryAfter, signal)
      undone += answer.undone
      kept.push(...answer.kept)
      remaining = answer.remaining
      onProgress?.({ done: undone + kept.length, total: undone + kept.length + remaining })
    }
    return { outcome: 'undone', undone, kept }
  }

  /** The batches of these scopes, newest first. */
  async batches(scopes: readonly ImportScope[]): Promise<readonly ImportBatch[]> {
    return newestFirst(await Promise.all(scopes.map(scope => this.records.find(importBatches, latestOf(scope)))))
  }

  watchBatches(scopes: readonly ImportScope[], next: (batches: readonly ImportBatch[]) => void, fail: (error: Error) => void): () => void {
    const told = new Map<ImportScope, readonly ImportBatch[]>()
    const stops = scopes.map(scope =>
      this.records.watch(
        importBatches,
        latestOf(scope),
        batches => {
          told.set(scope, batches)
          if (told.size === scopes.length) next(newestFirst([...told.values()]))
        },
        fail,
      ),
    )
    return () => stops.forEach(stop => stop())
  }

  /** Hashes of the rows that the batch has written. */
  private async writtenRows(batchId: string, kind: ImportKind): Promise<ReadonlySet<string>> {
    const rows = await this.records.find(importRows, { params: { batch: batchId }, where: [['scope', '==', scopeOfKind[kind]]] })
    return new Set(rows.map(({ id }) => id))
  }

  private async waiting(batchId: string, hasPictures: boolean): Promise<readonly WaitingRow[]> {
    const batch = await this.records.get(importBatches, batchId)
    if (batch && batch.status !== 'running') throw new RuleBroken('import-not-running', { batchId, status: batch.status })
    if (!batch || (batch.kind === 'pictures' && !hasPictures)) throw new RuleBroken('import-changed', { batchId })
    try {
      return JSON.parse(await (await this.storage.read(waitingRowsPath(batch.scope, batchId))).text()) as WaitingRow[]
    } catch (error) {
      if (isPortError(error, 'storage', 'object-not-found')) throw new RuleBroken('import-changed', { batchId })
      throw error
    }
  }

  /** Tries again where the connection failed; every call of an import may safely come twice. */
  private async patiently<T>(work: () => Promise<T>, wait: number, signal: AbortSignal | undefined): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work()
      } catch (error) {
        const mayPass =
          isPortError(error, 'functions', 'unavailable', 'deadline-exceeded', 'aborted') ||
          isPortError(error, 'documents', 'unavailable') ||
          isPortError(error, 'storage', 'retry-limit-exceeded')
        if (!mayPass || attempt === triesPerChunk || signal?.aborted) throw error
        await new Promise(resolve => setTimeout(resolve, wait * 2 ** (attempt - 1)))
      }
    }
  }
}

const latestOf = (scope: ImportScope): Find => ({ where: [['scope', '==', scope]], orderBy: [['createdAt', 'desc']], limit: 50 })

const newestFirst = (all: readonly (readonly ImportBatch[])[]) => all.flat().sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())

const waitingRows = (plan: ImportPlan): WaitingRow[] =>
  plan.rows.flatMap(({ line, name, hash, action, listingId, personId, eventId, openingKey, data, changes }) =>
    action === 'create' || action === 'update'
      ? [{ line, name, hash, action, listingId, personId, eventId, openingKey, data, changes: changes && changes.map(c => ({ ...c })) }]
      : [],
  )
