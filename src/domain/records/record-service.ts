import { Ids } from '../../ports/ids'
import { changeUnlessConflict, type Saved } from '../shared/change-unless-conflict'
import { chunked } from '../shared/chunked'
import { Callables } from '../shared/functions/callables'
import type { Collection, DataOf, StoredOf } from '../shared/records/collection'
import { type Params, Records } from '../shared/records/records'
import type { BulkChange } from './bulk/bulk-change'
import { BulkChangeService, type BulkOptions, type BulkReport, type BulkUndoReport } from './bulk/bulk-change-service'
import type { StoredBulkChange } from './bulk/bulk-changes.collection'
import type { BulkMatching } from './bulk/bulk-selection'
import { duplicatedRecord } from './duplicated-record'
import { fieldsToJson } from './fields-json'
import { type ExportedTable, noteExport } from './note-export.contract'
import { type HistoryEntry, RecordHistory } from './record-history'
import { recordsPerCall } from './record-ids-input'
import { saveRecord } from './save-record.contract'
import { isProvable } from './staff-editable-fields'
import { purgeRecords } from './trash/purge-records.contract'
import { restoreRecords } from './trash/restore-records.contract'
import type { TrashOutcome } from './trash/trash-outcome'
import { trashRecords } from './trash/trash-records.contract'

/** What staff do with records of any kind. The backend refuses what the access rules forbid. */
export class RecordService {
  static readonly inject = [Records, Callables, Ids, BulkChangeService, RecordHistory] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
    private readonly ids: Ids,
    private readonly bulk: BulkChangeService,
    private readonly histories: RecordHistory,
  ) {}

  /** Resolves with the new record's id. Rejects with `already-exists` if a given id is taken. */
  async create<C extends Collection>(of: C, data: DataOf<C>, { id = this.ids.next(), params = {} }: { id?: string; params?: Params } = {}) {
    if (isProven(of, data)) await this.records.commit(this.records.creating(of, id, data, params))
    else await this.callables.call(saveRecord, { collection: of.path, params, id, change: fieldsToJson(data) })
    return id
  }

  /** Changes the given fields of a record as it was read. A field that is `undefined` is emptied. */
  async change<C extends Collection>(of: C, before: StoredOf<C>, change: Partial<DataOf<C>>, params: Params = {}): Promise<Saved<C>> {
    if (Object.keys(change).every(name => isProvable(of, name))) return changeUnlessConflict(this.records, of, before, change, params)
    const input = { collection: of.path, params, id: before.id, rev: before.rev, change: fieldsToJson(change) }
    const saved = await this.callables.call(saveRecord, input)
    return saved.outcome === 'saved'
      ? { outcome: 'saved', rev: saved.rev }
      : { outcome: 'overtaken', theirs: await this.records.get(of, before.id, params) }
  }

  /** A copy in the initial state, without what belongs to one record only. `change` holds the fields that differ. Resolves with its id. */
  duplicate<C extends Collection>(of: C, record: StoredOf<C>, change: Partial<DataOf<C>> = {}, params: Params = {}): Promise<string> {
    return this.create(of, { ...duplicatedRecord(of, record), ...change } as DataOf<C>, { params })
  }

  trash(of: Collection, ids: readonly string[], { params = {}, reason }: { params?: Params; reason?: string } = {}): Promise<TrashOutcome> {
    return inHundreds(ids, some =>
      this.callables.call(trashRecords, { collection: of.path, params, ids: some, ...(reason !== undefined && { reason }) }),
    )
  }

  restore(of: Collection, ids: readonly string[], params: Params = {}): Promise<TrashOutcome> {
    return inHundreds(ids, some => this.callables.call(restoreRecords, { collection: of.path, params, ids: some }))
  }

  /** Deletes for good what is in the trash; superadmins only. */
  purge(of: Collection, ids: readonly string[], reason: string, params: Params = {}): Promise<TrashOutcome> {
    return inHundreds(ids, some => this.callables.call(purgeRecords, { collection: of.path, params, ids: some, reason }))
  }

  /**
   * Makes the same change to exactly these records, or to all that match; `undo` works for 30 days. Rejects with `count-changed`, and changes
   * nothing, if the number that matches has changed since it was counted.
   */
  bulkChange(of: Collection, chosen: readonly string[] | BulkMatching, change: BulkChange, options?: BulkOptions): Promise<BulkReport> {
    return this.bulk.change(of, chosen, change, options)
  }

  /** Continues a bulk change that was interrupted. */
  resume(bulkId: string, options?: BulkOptions): Promise<BulkReport> {
    return this.bulk.resume(bulkId, options)
  }

  /** Undoes a bulk change, even after a reload. Fields that somebody changed since are skipped and listed. */
  undo(bulkId: string, options?: BulkOptions): Promise<BulkUndoReport> {
    return this.bulk.undo(bulkId, options)
  }

  /** The latest bulk changes of records of this kind, newest first. */
  bulkChanges(of: Collection): Promise<readonly StoredBulkChange[]> {
    return this.bulk.recent(of)
  }

  /** Changes of a record, newest first. An earlier value is restored by `change`. */
  history(of: Collection, id: string, params?: Params): Promise<readonly HistoryEntry[]> {
    return this.histories.of(of, id, params)
  }

  /**
   * Writes an audit entry before these rows and columns are exported. Rejects with the rule `reason-missing` if they identify people
   * (`isPersonal`) and no reason is given. Create the file only after this resolves.
   */
  async noteExport(
    of: Collection,
    { params = {}, ...table }: Omit<ExportedTable, 'collection' | 'params'> & { readonly params?: Params },
  ): Promise<void> {
    await this.callables.call(noteExport, { collection: of.path, params, ...table })
  }
}

/** Whether a client may create this record directly: fields that rules cannot check must be absent or empty. */
const isProven = (of: Collection, data: object): boolean =>
  Object.entries(data).every(([name, value]) => value === undefined || isProvable(of, name) || (Array.isArray(value) && value.length === 0))

async function inHundreds(ids: readonly string[], work: (some: readonly string[]) => Promise<TrashOutcome>): Promise<TrashOutcome> {
  const outcome: TrashOutcome = { done: [], refused: [] }
  for (const some of chunked(ids, recordsPerCall)) {
    const { done, refused } = await work(some)
    outcome.done.push(...done)
    outcome.refused.push(...refused)
  }
  return outcome
}
