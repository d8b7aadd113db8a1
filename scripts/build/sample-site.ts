import { matchRoutes } from 'react-router-dom'
import { memoryWorld } from '../../src/adapters/memory/memory-world'
import { SiteContent } from '../../src/domain/content/site-content'
import { calendarFile } from '../../src/domain/events/calendar-file'
import { EventCalendar } from '../../src/domain/events/event-calendar'
import { answerToJson } from '../../src/ui/delivery/payload'
import { publicRows } from '../../src/ui/public-rows'
import { places, rowAt } from '../../src/ui/routing/endings'
import { makeQueryClient } from '../../src/ui/routing/query-client'
import { isPending, type PageModule, type Row } from '../../src/ui/routing/row'
import { pageOf } from '../../src/ui/routing/to-route-objects'

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

const patterns = places(publicRows).map(place => ({ path: place.path, place }))

/** What the public pages of the sample season draw from: the examples of all rows, and any address by its row. */
export async function openSampleSite() {
  const { services } = await memoryWorld({ sample: true })
  const queries = makeQueryClient()
  const app = { queries, services: async () => services }
  const layout: PageModule = await import('../../src/ui/layout/public-layout')

  /** `undefined` where no finished page that everybody may see stands at this address. */
  async function pageAt(path: string): Promise<SamplePage | undefined> {
    const match = matchRoutes(patterns, path)?.at(-1)
    const found = match && rowAt(match.route.place, match.params)
    if (!found || !isOpen(found.row)) return undefined
    const { row, params } = found
    const visit = { app, path, params, search: new URLSearchParams() }
    const needed = [layout, await pageOf(row)].flatMap(module => module.data?.(visit) ?? [])
    const answers = needed.map(async query => answerToJson({ key: query.queryKey, data: await queries.ensureQueryData(query) }))
    return {
      path,
      pattern: row.path,
      module: moduleOf(row),
      payload: row.payload === true,
      answers: [...new Set(await Promise.all(answers))],
    }
  }
  /** What calendar programs subscribe to, as publishing writes it; its events lead to `origin`. */
  async function calendarFeed(origin: string): Promise<string> {
    const [calendar, organisation] = await Promise.all([services.get(EventCalendar).index(), services.get(SiteContent).organisation()])
    if (!calendar || !organisation) throw new Error('The sample season has no calendar')
    return calendarFile(calendar.events, { name: organisation.name, origin, stamp: new Date(calendar.publishedAt) })
  }
  return { calendarFeed, examples: publicRows.filter(isOpen).map(({ example }) => example), pageAt }
}

const isOpen = (row: Row) => !row.guard && !isPending(row.page)

/** Where a row's page is written; Vite says it in the function that brings it. */
function moduleOf({ path, page }: Row): string {
  const file = /"(\/src\/ui\/pages\/[^"]+)"/.exec(page.toString())?.[1]
  if (!file) throw new Error(`The page of ${path} is not brought by one import`)
  return file
}
