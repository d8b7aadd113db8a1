import { localModule } from '../../src/adapters/memory/local-backend'
import { openLocalPorts } from '../../src/adapters/memory/local-ports'
import { MemoryPreferences } from '../../src/adapters/memory/preferences'
import { SystemClock } from '../../src/adapters/memory/system-clock'
import { buildServices } from '../../src/container'
import { calendarFile } from '../../src/domain/calendar/calendar-file'
import { EventCalendar } from '../../src/domain/calendar/event-calendar'
import { SiteContent } from '../../src/domain/content/site-content'
import { queryResultToJson } from '../../src/ui/delivery/payload'
import { publicRoutes } from '../../src/ui/public-routes'
import { isPublic, matchPublicRoute, queryResultsAt } from '../../src/ui/routing/public-route-match'
import { makeQueryClient } from '../../src/ui/routing/query-client'
import { exampleOf } from '../../src/ui/routing/route-definition'
import { siteRoutes } from '../../src/ui/site-routes'
import { moduleOf } from './page-modules'

export { closedAddresses } from './page-modules'

/** One public address of the sample season, as a visitor on the default day finds it. */
export interface SamplePage {
  readonly path: string
  /** Pattern of its row. */
  readonly pattern: string
  /** Source of its page. */
  readonly module: string
  /** It has payload files of its own, beside what stands in its document. */
  readonly payload: boolean
  /** The answers of its layout and of itself, each ready as JSON. */
  readonly answers: readonly string[]
}

/** What the public pages of the sample season draw from: the examples of all rows, and any address by its row. */
export async function openSampleSite() {
  const clock = new SystemClock(() => Date.UTC(2027, 9, 16, 18))
  const world = await openLocalPorts({ sample: true, clock, preferences: new MemoryPreferences(), routes: siteRoutes })
  const services = buildServices(localModule(world), siteRoutes)
  const app = { queries: makeQueryClient(), services: async () => services }

  /** `undefined` where no finished page that everybody may see stands at this address. */
  async function pageAt(path: string): Promise<SamplePage | undefined> {
    const routeMatch = matchPublicRoute(path)
    if (routeMatch.kind !== 'page') return undefined
    const answers = (await queryResultsAt(app, path, routeMatch)).map(queryResultToJson)
    const { route } = routeMatch
    return { path, pattern: route.path, module: moduleOf(route), payload: route.payload === true, answers: [...new Set(answers)] }
  }
  /** What calendar programs subscribe to, as publishing writes it; its events lead to `origin`. */
  async function calendarFeed(origin: string): Promise<string> {
    const [calendar, organisation] = await Promise.all([services.get(EventCalendar).index(), services.get(SiteContent).organisation.read()])
    if (!calendar || !organisation) throw new Error('The sample season has no calendar')
    return calendarFile(calendar.events, { name: organisation.name, origin, stamp: new Date(calendar.publishedAt) })
  }
  return { calendarFeed, examples: publicRoutes.filter(isPublic).map(exampleOf), pageAt }
}
