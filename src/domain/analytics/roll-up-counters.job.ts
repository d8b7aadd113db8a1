import type { Job } from '../shared/functions/job'
import { grouped } from '../shared/grouped'
import type { Records } from '../shared/records/records'
import { daysBetween } from '../shared/time/local-day'
import { counterShards, counters, maxNames, unansweredWords } from './counters.collection'
import { maxCounted, noCounts, readCounts, sumOf, writeCounts } from './visit-counts'

/** Parts and words read in one run. The next run takes the others. */
const maxPerRun = 200
/** A day is over when the next day is over, because a batch from its last second may arrive late. */
const daysUntilOver = 2

/** Adds up the parts of each day, and deletes words without results that were last searched too long ago. */
export const rollUpCounters: Job = {
  name: 'rollUpCounters',
  every: 'hour',
  async run(context) {
    const { records } = context
    const today = await context.today()
    // In the order of their ids, which begin with the day.
    const parts = await records.find(counterShards, { limit: maxPerRun })
    // When the limit is reached, the last day may have more parts: the next run takes it.
    const cut = parts.length === maxPerRun ? parts.at(-1)?.day : undefined
    const days = grouped(
      parts.filter(({ day }) => day !== cut),
      ({ day }) => day,
    )
    for (const [day, found] of days) {
      await rollUp(
        records,
        day,
        found.map(({ id }) => id),
        daysBetween(day, today) >= daysUntilOver,
      )
    }
    const forgotten = await records.find(unansweredWords, { where: [['until', '<', today]], limit: maxPerRun })
    if (forgotten.length > 0) await records.commit(...forgotten.map(({ id }) => records.deleting(unansweredWords, id)))
    return days.size + forgotten.length
  },
}

/** A day's counts are the sum of its parts. When the day is over, its parts are deleted. */
function rollUp(records: Records, day: string, ids: readonly string[], isOver: boolean): Promise<void> {
  return records.transact(async within => {
    const [before, found] = await Promise.all([within.get(counters, day), within.getAll(counterShards, ids)])
    const parts = [...found.values()]
    if (parts.length === 0) return
    const kept = before?.over ? readCounts(before.counts) : noCounts
    const counts = writeCounts(maxCounted(sumOf([kept, ...parts.map(part => readCounts(part.counts))]), maxNames))
    const over = isOver || (before?.over ?? false)
    if (!before) within.create(counters, day, { day, counts, over })
    else if (before.counts !== counts || before.over !== over) within.change(counters, before, { counts, over })
    if (over) for (const { id } of parts) within.delete(counterShards, id)
  })
}
