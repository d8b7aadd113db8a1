import { type SeasonDate, SeasonDates } from '../../domain/guide/season-dates'
import { DailyTakings, type Takings } from '../../domain/shop/daily-takings'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { followed } from './followed'

/** What the office's front door reads besides its queues. */
export const homeQueries = (app: App) => ({
  season: (editionId: string): LiveQuery<readonly SeasonDate[]> =>
    followed(['office', 'season', editionId], async () => (await app.services()).get(SeasonDates).of(editionId)),

  /** What came in on a day (`YYYY-MM-DD`) and on the same day a year before; takes the scope money. */
  takings: (date: string): LiveQuery<Takings> =>
    followed(['office', 'takings', date], async () => (await app.services()).get(DailyTakings).takings(date)),
})
