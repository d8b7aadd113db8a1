import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { type NavItem, nav } from './pages'
import { organisation, organisationId } from './settings'

export type Organisation = StoredOf<typeof organisation>

/** What stands around and on every public page: who the organisation is, and its navigation. */
export class SiteContent {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  organisation(): Promise<Organisation | undefined> {
    return this.records.get(organisation, organisationId)
  }

  watchOrganisation(next: (organisation: Organisation | undefined) => void, fail: (error: Error) => void): () => void {
    return this.records.watchOne(organisation, organisationId, next, fail)
  }

  async nav(set: 'header' | 'footer'): Promise<readonly NavItem[]> {
    return (await this.records.get(nav, set))?.items ?? []
  }
}
