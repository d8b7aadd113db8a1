import { type SeasonDate, SeasonDates } from '../../domain/guide/clock/season-dates'
import { DailyTakings, type Takings } from '../../domain/shop/daily-takings'
import type { App, LiveQuery } from '../app-services/app-context'
import { readingQuery } from './query-of-reading'

/** Data of the office's home page, apart from its queues. */
export const homeQueries = (app: App) => ({
  season: (editionId: string): LiveQuery<readonly SeasonDate[]> =>
    readingQuery(['office', 'season', editionId], async () => (await app.services()).get(SeasonDates).of(editionId)),

  /** Income on a day (`YYYY-MM-DD`) in a zone, and on the same day of the previous year; needs the scope money. */
  takings: (date: string, tz: string): LiveQuery<Takings> =>
    readingQuery(['office', 'takings', date, tz], async () => (await app.services()).get(DailyTakings).takings(date, tz)),
})
