import { deletionNote } from '../../domain/audit/change-notes'
import type { Actor } from '../../domain/shared/records/policy'
import { Records } from '../../domain/shared/records/records'
import type { Documents, Transaction, Write } from '../../ports/documents'
import type { Ids } from '../../ports/ids'

/** Documents for one caller. A commit that deletes a record also stores who deleted it. */
export class DocumentsRecordingDeleter implements Documents {
  readonly get: Documents['get']
  readonly query: Documents['query']
  readonly aggregate: Documents['aggregate']
  readonly watch: Documents['watch']
  readonly watchOne: Documents['watchOne']
  private readonly records: Records

  constructor(
    private readonly inner: Documents,
    private readonly ids: Ids,
    private readonly actor: Actor,
  ) {
    this.get = inner.get.bind(inner)
    this.query = inner.query.bind(inner)
    this.aggregate = inner.aggregate.bind(inner)
    this.watch = inner.watch.bind(inner)
    this.watchOne = inner.watchOne.bind(inner)
    // The system, without an actor, writes the record of who deleted.
    this.records = new Records(inner, { current: undefined })
  }

  commit(writes: readonly Write[]): Promise<void> {
    return this.inner.commit([...writes, ...this.noteOn(writes)])
  }

  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.inner.transact(async transaction => {
      const writes: Write[] = []
      const result = await work({ get: path => transaction.get(path), write: (...more) => void writes.push(...more) })
      transaction.write(...writes, ...this.noteOn(writes))
      return result
    })
  }

  private noteOn(writes: readonly Write[]): readonly Write[] {
    const note = deletionNote(this.records, this.ids.next(), writes, this.actor)
    return note ? [note] : []
  }
}
