import { Auth } from '../../ports/auth'
import { Ids } from '../../ports/ids'
import type { StoredOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { alphabet } from '../shared/text/alphabet'
import { savedViews } from './saved-views.collection'

export type SavedView = StoredOf<typeof savedViews>

/** Saved views of tables: the user's own and those that colleagues share. */
export class SavedViewService {
  static readonly inject = [Records, Auth, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly ids: Ids,
  ) {}

  /** The views of a panel, by name: the user's own and shared ones. */
  of(panel: string): Reading<readonly SavedView[]> {
    const onPanel = ['panel', '==', panel] as const
    return new RecordSets(
      this.records,
      [
        recordSet(savedViews, { where: [onPanel, ['personId', '==', this.personId]] }),
        recordSet(savedViews, { where: [onPanel, ['shared', '==', true]] }),
      ],
      async ([own, shared]) =>
        [...new Map([...shared, ...own].map(view => [view.id, view])).values()].sort((a, b) => alphabet.compare(a.name, b.name)),
    )
  }

  isOwn(view: SavedView): boolean {
    return view.personId === this.personId
  }

  /** Saves a view under its name; `search` is the part of the address after `?`. Resolves with its id. */
  async save(view: Pick<SavedView, 'panel' | 'name' | 'search' | 'shared'>): Promise<string> {
    const id = this.ids.next()
    await this.records.commit(this.records.creating(savedViews, id, { ...view, personId: this.personId }))
    return id
  }

  change(view: SavedView, change: Partial<Pick<SavedView, 'name' | 'search' | 'shared'>>): Promise<void> {
    return this.records.commit(this.records.changing(savedViews, view, change))
  }

  remove(view: SavedView): Promise<void> {
    return this.records.commit(this.records.deleting(savedViews, view.id))
  }

  private get personId(): string {
    return this.auth.current?.claims.pid ?? ''
  }
}
