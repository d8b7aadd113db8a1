import type { StoredOf } from '../shared/collection'
import type { Reading } from '../shared/record-sets'
import { Records } from '../shared/records'
import { type NavItem, nav } from './pages'
import { organisation, organisationId } from './settings'

export type Organisation = StoredOf<typeof organisation>

/** What stands around and on every public page: who the organisation is, and its navigation. */
export class SiteContent {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** `null` before it is set. */
  get organisation(): Reading<Organisation | null> {
    return {
      read: async () => (await this.records.get(organisation, organisationId)) ?? null,
      watch: (next, fail) => this.records.watchOne(organisation, organisationId, found => next(found ?? null), fail),
    }
  }

  nav(set: 'header' | 'footer'): Reading<readonly NavItem[]> {
    return {
      read: async () => (await this.records.get(nav, set))?.items ?? [],
      watch: (next, fail) => this.records.watchOne(nav, set, found => next(found?.items ?? []), fail),
    }
  }
}
