import { allRecords } from '../../shared/records/all-records'
import type { StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { partOf } from '../file/import-file-paths'
import { importBatches, importRows } from '../import-batches.collection'
import type { ImportedRow } from '../import-handler'

type Batch = StoredOf<typeof importBatches>

/** A later import that depends on records that another one wrote. */
export interface LaterImport {
  readonly batch: Batch
  /** Its rows that are not undone. */
  readonly rows: readonly ImportedRow[]
}

/**
 * The imports that must be undone before this one, the latest first: they changed what it wrote or added to records that it created, or did
 * so to what one of those imports wrote.
 */
export async function laterImports(records: Records, batch: Batch, rows: readonly ImportedRow[]): Promise<readonly LaterImport[]> {
  // An import that was started later can be undone for longer. In the order of that moment, the first to end first.
  const found = await records.find(importBatches, { where: [['undoUntil', '>=', batch.undoUntil]] })
  const possible = found.filter(
    other => partOf(other.id).importId !== partOf(batch.id).importId && other.status !== 'planned' && other.status !== 'undone',
  )
  const written = new Written(rows)
  const later: LaterImport[] = []
  for (const other of possible) {
    const theirs = await rowsOf(records, other.id)
    const isLater = theirs.some(row => written.isUnder(row) || (other.undoUntil > batch.undoUntil && written.has(row)))
    if (!isLater) continue
    written.add(theirs)
    later.unshift({ batch: other, rows: theirs })
  }
  return later
}

export const rowsOf = (records: Records, batchId: string): Promise<readonly ImportedRow[]> =>
  allRecords(records, importRows, { params: { batch: batchId } })

/** What some imports wrote: whole records, or one opening of a listing. */
class Written {
  private readonly created = new Set<string>()
  private readonly entries = new Set<string>()

  constructor(rows: readonly ImportedRow[]) {
    this.add(rows)
  }

  add(rows: readonly ImportedRow[]): void {
    for (const row of rows) {
      this.entries.add(entryOf(row))
      if (row.action === 'create' && row.openingKey === undefined) this.created.add(row.record)
    }
  }

  /** Whether a row of another import changed the same thing. */
  has(row: ImportedRow): boolean {
    return this.entries.has(entryOf(row))
  }

  /** Whether a row of another import changed a record that they created, or added to one: an opening, or a picture on its listing. */
  isUnder({ record, after }: ImportedRow): boolean {
    const place = after?.['place']
    return this.created.has(record) || (typeof place === 'string' && this.created.has(place))
  }
}

const entryOf = ({ record, openingKey }: ImportedRow) => (openingKey === undefined ? record : `${record} ${openingKey}`)
