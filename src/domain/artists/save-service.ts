import { Auth } from '../../ports/auth'
import type { Write } from '../../ports/documents'
import type { DataOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { saves } from './saves.collection'

/** What was saved: its kind and its id. */
export type SavedItem = Pick<DataOf<typeof saves>, 'kind' | 'ref'>

/** Saves that are read of one person. */
const maxRead = 1000
/** Writes in one commit. */
const together = 200

/** What the signed-in person saved; nothing for an account without a person. */
export class SaveService {
  static readonly inject = [Records, Auth] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
  ) {}

  /** In the order in which they were saved; `undefined` for an account without a person. */
  get saved(): Reading<readonly SavedItem[] | undefined> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined)
      return {
        read: async () => undefined,
        watch: next => {
          next(undefined)
          return () => undefined
        },
      }
    return new RecordSets(this.records, [recordSet(saves, { where: [['personId', '==', personId]], limit: maxRead })], async ([found]) =>
      [...found].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)).map(({ kind, ref }) => ({ kind, ref })),
    )
  }

  /** Saving again what is saved, also on another device, saves nothing. */
  async save(...items: readonly SavedItem[]): Promise<void> {
    const { personId, ids } = await this.own()
    const missing = items.filter(item => !ids.has(idOf(personId, item)))
    await this.commit(missing.map(({ kind, ref }) => this.records.creating(saves, idOf(personId, { kind, ref }), { personId, kind, ref })))
  }

  async remove(...items: readonly SavedItem[]): Promise<void> {
    const { personId, ids } = await this.own()
    const present = items.filter(item => ids.has(idOf(personId, item)))
    await this.commit(present.map(item => this.records.deleting(saves, idOf(personId, item))))
  }

  private async own(): Promise<{ readonly personId: string; readonly ids: ReadonlySet<string> }> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) throw new RuleBroken('not-joined')
    const found = await this.records.find(saves, { where: [['personId', '==', personId]] })
    return { personId, ids: new Set(found.map(({ id }) => id)) }
  }

  private async commit(writes: readonly Write[]): Promise<void> {
    for (let done = 0; done < writes.length; done += together) await this.records.commit(...writes.slice(done, done + together))
  }
}

const idOf = (personId: string, { kind, ref }: SavedItem): string => `${personId}_${kind}_${ref}`
