import { omitUndefined } from '../shared/omit-undefined'
import type { StoredOf } from '../shared/records/collection'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import type { Reading } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { localMoment } from '../shared/time/local-day'
import { WallClock } from '../shared/time/wall-clock'
import { type NavItem, nav } from './nav.collection'

export type Organisation = StoredOf<typeof organisation>

/** Content on every public page: the organization's data and the navigation. */
export class SiteContent {
  static readonly inject = [Records, WallClock] as const

  constructor(
    private readonly records: Records,
    private readonly clock: WallClock,
  ) {}

  /** `null` before the settings exist. */
  get organisation(): Reading<Organisation | null> {
    return {
      read: async () => this.today(await this.records.get(organisation, organisationId)),
      watch: (next, fail) => this.records.watchOne(organisation, organisationId, found => next(this.today(found)), fail),
    }
  }

  /** The organization, without its announcement on days when that is not shown. */
  private today(found: Organisation | undefined): Organisation | null {
    if (!found) return null
    const { announcement, announcementFrom = '', announcementUntil = '9999', announcementFor, ...site } = found
    const today = localMoment(this.clock.now(), found.tz).date
    const isShown = announcement !== undefined && announcementFrom <= today && today <= announcementUntil
    return isShown ? omitUndefined({ ...site, announcement, announcementFor }) : site
  }

  nav(set: 'header' | 'footer' | 'section-sfosguide'): Reading<readonly NavItem[]> {
    return {
      read: async () => (await this.records.get(nav, set))?.items ?? [],
      watch: (next, fail) => this.records.watchOne(nav, set, found => next(found?.items ?? []), fail),
    }
  }
}
