import { Auth } from '../../ports/auth'
import { ascending } from '../shared/ascending'
import { chunked } from '../shared/chunked'
import { Callables } from '../shared/functions/callables'
import { constantReading, type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { maxSaves, type SavedItem, saveId, saveItems, savesPerCall } from './save-items.contract'
import { saves } from './saves.collection'

/** The signed-in person's saved items; empty for an account without a person. */
export class SavedItemsService {
  static readonly inject = [Records, Callables, Auth] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
    private readonly auth: Auth,
  ) {}

  /** In the order in which they were saved; `undefined` for an account without a person. */
  get saved(): Reading<readonly SavedItem[] | undefined> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return constantReading(undefined)
    return new RecordSets(this.records, [recordSet(saves, { where: [['personId', '==', personId]], limit: maxSaves })], async ([found]) =>
      [...found].sort(ascending('createdAt', 'id')).map(({ kind, ref }) => ({ kind, ref })),
    )
  }

  /** Items that are already saved, on any device, are ignored. Refuses with `saves-full` beyond a thousand. */
  async save(...items: readonly SavedItem[]): Promise<void> {
    this.requirePerson()
    for (const some of chunked(items, savesPerCall)) await this.callables.call(saveItems, { items: some })
  }

  async remove(...items: readonly SavedItem[]): Promise<void> {
    const personId = this.requirePerson()
    const found = await this.records.find(saves, { where: [['personId', '==', personId]] })
    const ids = new Set(found.map(({ id }) => id))
    const present = items.map(item => saveId(personId, item)).filter(id => ids.has(id))
    for (const some of chunked(present, savesPerCall)) await this.records.commit(...some.map(id => this.records.deleting(saves, id)))
  }

  private requirePerson(): string {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) throw new RuleBroken('not-joined')
    return personId
  }
}
