import { Session } from './accounts/session'
import { SiteContent } from './content/site-content'
import { EventCalendar } from './events/event-calendar'
import { EditionDesk } from './guide/edition-desk'
import { PublishedGuide } from './guide/published-guide'
import { ImportDesk } from './imports/import-desk'
import { Addresses } from './links/addresses'
import { PageViews } from './operations/page-views'
import { WallClock } from './operations/wall-clock'
import { WorkCounts } from './operations/work-counts'
import { Records } from './shared/records'
import { service } from './shared/service'

/** Every service the container builds. */
export const services = [
  service(Records),
  service(Session),
  service(Addresses),
  service(EditionDesk),
  service(EventCalendar),
  service(ImportDesk),
  service(PageViews),
  service(PublishedGuide),
  service(SiteContent),
  service(WallClock),
  service(WorkCounts),
]
