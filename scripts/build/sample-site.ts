import { memoryWorld } from '../../src/adapters/memory/memory-world'
import { SiteContent } from '../../src/domain/content/site-content'
import { calendarFile } from '../../src/domain/events/calendar-file'
import { EventCalendar } from '../../src/domain/events/event-calendar'
import { answerToJson } from '../../src/ui/delivery/payload'
import { publicRows } from '../../src/ui/public-rows'
import { answersAt, isOpen, standingAt } from '../../src/ui/routing/public-page'
import { makeQueryClient } from '../../src/ui/routing/query-client'
import { moduleOf } from './page-modules'

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
  const { services } = await memoryWorld({ sample: true })
  const app = { queries: makeQueryClient(), services: async () => services }

  /** `undefined` where no finished page that everybody may see stands at this address. */
  async function pageAt(path: string): Promise<SamplePage | undefined> {
    const standing = standingAt(path)
    if (standing.kind !== 'page') return undefined
    const answers = (await answersAt(app, path, standing)).map(answerToJson)
    const { row } = standing
    return { path, pattern: row.path, module: moduleOf(row), payload: row.payload === true, answers: [...new Set(answers)] }
  }
  /** What calendar programs subscribe to, as publishing writes it; its events lead to `origin`. */
  async function calendarFeed(origin: string): Promise<string> {
    const [calendar, organisation] = await Promise.all([services.get(EventCalendar).index(), services.get(SiteContent).organisation.read()])
    if (!calendar || !organisation) throw new Error('The sample season has no calendar')
    return calendarFile(calendar.events, { name: organisation.name, origin, stamp: new Date(calendar.publishedAt) })
  }
  return { calendarFeed, examples: publicRows.filter(isOpen).map(({ example }) => example), pageAt }
}
