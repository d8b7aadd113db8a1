import { localModule } from '../../src/adapters/memory/local-backend'
import { openLocalPorts } from '../../src/adapters/memory/local-ports'
import { toPortable } from '../../src/adapters/memory/portable-content'
import { MemoryPreferences } from '../../src/adapters/memory/preferences'
import { sampleContent } from '../../src/adapters/memory/seed'
import { SystemClock } from '../../src/adapters/memory/system-clock'
import { buildServices } from '../../src/container'
import { calendarFile } from '../../src/domain/calendar/calendar-file'
import { EventCalendar } from '../../src/domain/calendar/event-calendar'
import { SiteContent } from '../../src/domain/content/site-content'
import { queryResultToJson } from '../../src/ui/delivery/payload'
import { publicRoutes } from '../../src/ui/public-routes'
import { reservedPaths } from '../../src/ui/reserved-paths'
import { isPublic, matchPublicRoute, queryResultsAt } from '../../src/ui/routing/public-route-match'
import { makeQueryClient } from '../../src/ui/routing/query-client'
import { exampleOf } from '../../src/ui/routing/route-definition'
import { moduleOf } from './page-modules'

export { closedAddresses } from './page-modules'

/** One public page of the sample season, as a visitor sees it on the default day. */
export interface SamplePage {
  readonly path: string
  /** Pattern of its route. */
  readonly pattern: string
  /** Source of its page. */
  readonly module: string
  /** Whether it has payload files of its own, besides the payload in its document. */
  readonly payload: boolean
  /** The data of the page and of its layout, each result as JSON. */
  readonly answers: readonly string[]
}

/** The sample season as a file, and the data of its public pages: the examples of all routes, and any address. */
export async function openSampleSite(season = sampleContent) {
  const clock = new SystemClock(() => Date.UTC(2027, 9, 16, 18))
  const content = await season()
  const world = await openLocalPorts({ seed: async () => content, clock, preferences: new MemoryPreferences(), routes: reservedPaths })
  const services = buildServices(localModule(world), reservedPaths)
  const app = { queries: makeQueryClient(), services: async () => services }

  /** `undefined` if there is no public page at this address, or it is not built yet. */
  async function pageAt(path: string): Promise<SamplePage | undefined> {
    const routeMatch = matchPublicRoute(path)
    if (routeMatch.kind !== 'page') return undefined
    const answers = (await queryResultsAt(app, path, routeMatch)).map(queryResultToJson)
    const { route } = routeMatch
    return { path, pattern: route.path, module: moduleOf(route), payload: route.payload === true, answers: [...new Set(answers)] }
  }
  /** The calendar file for subscribers, as publishing writes it; its events link to `origin`. */
  async function calendarFeed(origin: string): Promise<string> {
    const [calendar, organisation] = await Promise.all([services.get(EventCalendar).index(), services.get(SiteContent).organisation.read()])
    if (!calendar || !organisation) throw new Error('The sample season has no calendar')
    return calendarFile(calendar.events, { name: organisation.name, origin, stamp: new Date(calendar.publishedAt) })
  }
  return { calendarFeed, content: toPortable(content), examples: publicRoutes.filter(isPublic).map(exampleOf), pageAt }
}
