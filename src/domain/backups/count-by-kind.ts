import type { Doc } from '../../ports/documents'
import { chunked } from '../shared/chunked'
import type { HandlerContext } from '../shared/functions/handler'
import { isGuarded } from './backed-up-collections'
import { parentOf } from './restore-missing-records'
import { isErasedWith, type RestoredRecord } from './restored-record'
import type { KindCounts, Restore } from './restores.collection'

/** Records looked up at once. */
const recordsAtOnce = 100

type Fate = Exclude<keyof KindCounts, 'kind'>

/** Counts by kind of record what a restore would do with the records of a backup. */
export class CountByKind {
  private readonly counts = new Map<string, Record<Fate, number>>()

  constructor(
    private readonly context: HandlerContext,
    private readonly purpose: Restore['purpose'],
    private readonly forgotten: ReadonlySet<string>,
  ) {}

  async add(records: readonly RestoredRecord[]): Promise<void> {
    for (const some of chunked(records, recordsAtOnce))
      for (const [title, fate] of await Promise.all(some.map(async record => [record.of.title, await this.fateOf(record)] as const))) {
        const counts = this.counts.get(title) ?? { missing: 0, trashed: 0, changed: 0, same: 0, leftOut: 0 }
        counts[fate]++
        this.counts.set(title, counts)
      }
  }

  /** In the order of the alphabet. */
  kinds(): readonly KindCounts[] {
    return [...this.counts].map(([kind, counts]) => ({ kind, ...counts })).toSorted((a, b) => a.kind.localeCompare(b.kind, 'en'))
  }

  private async fateOf(record: RestoredRecord): Promise<Fate> {
    if (this.purpose === 'ordinary' && isGuarded(record.of)) return 'leftOut'
    const { documents } = this.context
    const stored = await documents.get(record.path)
    if (stored) return fateOfStored(record, stored)
    if (this.forgotten.size === 0) return 'missing'
    const parent = await parentOf(record, path => documents.get(path))
    return isErasedWith(record, this.forgotten, parent) ? 'leftOut' : 'missing'
  }
}

/** Every change of a record raises its revision. */
function fateOfStored({ data }: RestoredRecord, { data: now }: Doc): Fate {
  if (now['deletedAt'] !== undefined && data['deletedAt'] === undefined) return 'trashed'
  return now['rev'] === data['rev'] ? 'same' : 'changed'
}
