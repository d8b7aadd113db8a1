import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { type NavItem, nav, pages } from './pages'
import { organisation, organisationId } from './settings'

export type Organisation = StoredOf<typeof organisation>
export type Page = StoredOf<typeof pages>

/** What stands around and on every public page: who the organisation is, its navigation, the pages staff write. */
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

  /** The published page with this slug. */
  async page(slug: string): Promise<Page | undefined> {
    const where = [['slug', '==', slug] as const, ['status', '==', 'published'] as const]
    return (await this.records.find(pages, { where, limit: 1 }))[0]
  }
}
