import type { Doc } from '../../ports/documents'
import type { HandlerContext } from '../shared/functions/handler'
import { isGuarded } from './backed-up-collections'
import { storedInOrder } from './documents-in-order'
import { parentOf } from './restore-missing-records'
import { isErasedWith, type RestoredRecord } from './restored-record'
import type { KindCounts, Restore } from './restores.collection'

type Fate = Exclude<keyof KindCounts, 'kind'>

/** Counts by kind of record what a restore would do with the records of a backup. */
export class CountByKind {
  private readonly counts = new Map<string, Record<Fate, number>>()

  constructor(
    private readonly context: HandlerContext,
    private readonly purpose: Restore['purpose'],
    private readonly forgotten: ReadonlySet<string>,
  ) {}

  /** `records` in the order of the backup. */
  async add(records: readonly RestoredRecord[]): Promise<void> {
    const compared = records.filter(record => !this.isKeptOut(record))
    const stored = await storedInOrder(
      this.context,
      compared.map(({ path }) => path),
    )
    for (const record of records) {
      const fate = await this.fateOf(record, stored.get(record.path))
      const counts = this.counts.get(record.of.title) ?? { missing: 0, trashed: 0, changed: 0, same: 0, leftOut: 0 }
      counts[fate]++
      this.counts.set(record.of.title, counts)
    }
  }

  /** In the order of the alphabet. */
  kinds(): readonly KindCounts[] {
    return [...this.counts].map(([kind, counts]) => ({ kind, ...counts })).toSorted((a, b) => a.kind.localeCompare(b.kind, 'en'))
  }

  private async fateOf(record: RestoredRecord, stored: Doc | undefined): Promise<Fate> {
    if (this.isKeptOut(record)) return 'leftOut'
    if (stored) return fateOfStored(record, stored)
    if (this.forgotten.size === 0) return 'missing'
    const parent = await parentOf(record, path => this.context.documents.get(path))
    return isErasedWith(record, this.forgotten, parent) ? 'leftOut' : 'missing'
  }

  private isKeptOut({ of }: RestoredRecord): boolean {
    return this.purpose === 'ordinary' && isGuarded(of)
  }
}

/** Every change of a record raises its revision. */
function fateOfStored({ data }: RestoredRecord, { data: now }: Doc): Fate {
  if (now['deletedAt'] !== undefined && data['deletedAt'] === undefined) return 'trashed'
  return now['rev'] === data['rev'] ? 'same' : 'changed'
}
