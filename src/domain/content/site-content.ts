import type { StoredOf } from '../shared/records/collection'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import type { Reading } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { type NavItem, nav } from './pages.collection'

export type Organisation = StoredOf<typeof organisation>

/** Content on every public page: the organization's data and the navigation. */
export class SiteContent {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** `null` before the settings exist. */
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
