import { openAd } from '../ads/pipeline/advertiser-permissions'
import { defineHandler } from '../shared/functions/handler'
import { dateOfDay, dayNumber } from '../shared/time/local-day'
import { counters } from './counters.collection'
import { readAdResults } from './read-ad-results.contract'
import { clicksOf, showsOfAd } from './visit-count-names'
import { readCounts } from './visit-counts'

/** Days that are added up: a guide is the current one for a year. */
const maxDays = 400

export const readAdResultsHandler = defineHandler(readAdResults, async (context, { adId }) => {
  const { id } = await openAd(context, adId)
  const from = dateOfDay(dayNumber(await context.today()) - maxDays)
  const found = await context.systemRecords.find(counters, { where: [['day', '>=', from]] })
  const days = found
    .map(({ day, counts }) => {
      const known = readCounts(counts)
      return { day, shows: known[showsOfAd(id)] ?? 0, clicks: known[clicksOf('ad', id)] ?? 0 }
    })
    .filter(({ shows, clicks }) => shows + clicks > 0)
    .sort((a, b) => (a.day < b.day ? 1 : -1))
  const sum = (of: 'shows' | 'clicks') => days.reduce((n, day) => n + day[of], 0)
  return { shows: sum('shows'), clicks: sum('clicks'), days }
})
