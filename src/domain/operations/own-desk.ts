import { Auth } from '../../ports/auth'
import type { DataOf } from '../shared/collection'
import { hasRole } from '../shared/policy'
import type { Reading } from '../shared/record-sets'
import { Records } from '../shared/records'
import { desks, mostPinned } from './desks'

export type DeskContent = DataOf<typeof desks>

const bare: DeskContent = { pinned: [], recent: [] }

/** What somebody of the staff has pinned and visited last, the same on every device. */
export class OwnDesk {
  static readonly inject = [Records, Auth] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
  ) {}

  /** Whether who is here has a desk: staff have one, helpers at a door and visits in somebody's name have none. */
  get isThere(): boolean {
    const claims = this.auth.current?.claims
    return claims?.pid !== undefined && claims.imp === undefined && hasRole(claims, 'admin')
  }

  /** Nothing is on a desk that is not there. */
  content(): Reading<DeskContent> {
    if (!this.isThere) return { read: async () => bare, watch: () => () => undefined }
    return {
      read: async () => contentOf(await this.records.get(desks, this.personId)),
      watch: (next, fail) => this.records.watchOne(desks, this.personId, desk => next(contentOf(desk)), fail),
    }
  }

  /** Pins a panel as the last; the ten that were pinned first stay. */
  pin(panel: string): Promise<void> {
    return this.change(({ pinned }) => ({ pinned: pinned.includes(panel) ? pinned : [...pinned, panel].slice(0, mostPinned) }))
  }

  unpin(panel: string): Promise<void> {
    return this.change(({ pinned }) => ({ pinned: pinned.filter(one => one !== panel) }))
  }

  /** Puts an address first among the ten that were visited last; without a desk it is not noted. */
  async visit(address: string): Promise<void> {
    if (!this.isThere) return
    await this.change(({ recent }) =>
      recent[0] === address ? {} : { recent: [address, ...recent.filter(one => one !== address)].slice(0, desks.fields.recent.max) },
    )
  }

  private change(change: (desk: DeskContent) => Partial<DeskContent>): Promise<void> {
    return this.records.transact(async within => {
      const desk = await within.get(desks, this.personId)
      const changed = change(contentOf(desk))
      if (Object.keys(changed).length === 0) return
      if (desk) within.change(desks, desk, changed)
      else within.create(desks, this.personId, { ...bare, ...changed })
    })
  }

  private get personId(): string {
    return this.auth.current?.claims.pid ?? ''
  }
}

const contentOf = (desk: DeskContent | undefined): DeskContent => (desk ? { pinned: desk.pinned, recent: desk.recent } : bare)
