import { Auth } from '../../ports/auth'
import type { DataOf } from '../shared/records/collection'
import { hasRole } from '../shared/records/policy'
import type { Reading } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { maxPinned, panelShortcuts } from './panel-shortcut-records.collection'

export type Shortcuts = DataOf<typeof panelShortcuts>

const bare: Shortcuts = { pinned: [], recent: [] }

/** The panels that a staff member pinned and visited last, the same on every device. */
export class PanelShortcuts {
  static readonly inject = [Records, Auth] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
  ) {}

  /** Whether this person can have shortcuts: staff can; volunteers and masquerading staff cannot. */
  get isThere(): boolean {
    const claims = this.auth.current?.claims
    return claims?.pid !== undefined && claims.imp === undefined && hasRole(claims, 'admin')
  }

  /** Empty for those who cannot have shortcuts. */
  content(): Reading<Shortcuts> {
    if (!this.isThere) return { read: async () => bare, watch: () => () => undefined }
    return {
      read: async () => contentOf(await this.records.get(panelShortcuts, this.personId)),
      watch: (next, fail) => this.records.watchOne(panelShortcuts, this.personId, desk => next(contentOf(desk)), fail),
    }
  }

  /** Adds a panel at the end of the pinned ones; the first ten stay. */
  pin(panel: string): Promise<void> {
    return this.change(({ pinned }) => ({ pinned: pinned.includes(panel) ? pinned : [...pinned, panel].slice(0, maxPinned) }))
  }

  unpin(panel: string): Promise<void> {
    return this.change(({ pinned }) => ({ pinned: pinned.filter(one => one !== panel) }))
  }

  /** Puts an address first among the last ten visited. Does nothing for those who cannot have shortcuts. */
  async visit(address: string): Promise<void> {
    if (!this.isThere) return
    await this.change(({ recent }) =>
      recent[0] === address ? {} : { recent: [address, ...recent.filter(one => one !== address)].slice(0, panelShortcuts.fields.recent.max) },
    )
  }

  private change(change: (desk: Shortcuts) => Partial<Shortcuts>): Promise<void> {
    return this.records.transact(async within => {
      const desk = await within.get(panelShortcuts, this.personId)
      const changed = change(contentOf(desk))
      if (Object.keys(changed).length === 0) return
      if (desk) within.change(panelShortcuts, desk, changed)
      else within.create(panelShortcuts, this.personId, { ...bare, ...changed })
    })
  }

  private get personId(): string {
    return this.auth.current?.claims.pid ?? ''
  }
}

const contentOf = (desk: Shortcuts | undefined): Shortcuts => (desk ? { pinned: desk.pinned, recent: desk.recent } : bare)
