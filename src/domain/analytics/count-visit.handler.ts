import { defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import type { RecordsWithin } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { sha256 } from '../shared/sha256'
import { dateOfDay, dayNumber, localMoment } from '../shared/time/local-day'
import { batchesAnHour, countVisit } from './count-visit.contract'
import { type CounterShard, counterShards, keptKeys, maxNames, minAsking, unansweredWords } from './counters.collection'
import { normalizeSearchWords } from './normalize-search-words'
import { isVisitCount, type SearchArea, wordsOf } from './visit-count-names'
import { type Counts, noCounts, readCounts, sumOf, writeCounts } from './visit-counts'

/** Shards of a day's counter. Each takes about one batch a second. */
const shards = 10
/** Senders that are limited in one shard within an hour. Further senders have no limit. */
const maxSenders = 400
/** Days for which words are stored after they were last searched for: unreadable ones, and readable ones (two seasons). */
const keptDays = { hidden: 30, shown: 800 }

export const countVisitHandler = defineHandler(countVisit, async (context, { key, counts, words }) => {
  const unknown = Object.keys(counts).find(name => !isVisitCount(name, context.routes.paths))
  if (unknown !== undefined) throw new Refused('invalid-argument', `${unknown} is not a name that is counted`)
  const now = localMoment(context.clock.now(), await context.zone())
  // Without a network, as in local mode, every batch counts as a sender of its own.
  const sender = await sha256(`counts ${context.network ?? key}`)
  // The folding by the client is not trusted, so it is checked here.
  const asked = await Promise.all(
    words
      .filter(one => normalizeSearchWords(one.words) === one.words)
      .map(async one => ({ ...one, digest: (await sha256(`${one.area} ${one.words}`)).slice(0, 24) })),
  )
  const id = `${now.date}-${Number.parseInt(sender.slice(0, 6), 16) % shards}`
  // Written by the system, so that no visitor's name is in the stamp.
  await context.systemRecords.transact(async within => {
    const before = await within.get(counterShards, id)
    if (before?.keys.includes(key)) return
    // A full shard takes no new words either, so that invented words cannot fill the collection.
    const known = before && readCounts(before.counts)
    const isFull = known !== undefined && Object.keys(known).length >= maxNames
    const taken = isFull ? asked.filter(({ digest }) => Object.hasOwn(known, wordsOf(digest))) : asked
    const notes = await Promise.all(taken.map(one => wordsNoted(within, one, sender, now.date)))
    const part = shardAfter(before, { key, sender, hour: `${now.date}T${now.time.slice(0, 2)}` }, [
      counts,
      Object.fromEntries(asked.map(({ digest }) => [wordsOf(digest), 1])),
    ])
    if (before) within.change(counterShards, before, part)
    else within.create(counterShards, id, { day: now.date, ...part })
    for (const note of notes) note()
  })
  return null
})

function shardAfter(
  before: CounterShard | undefined,
  { key, sender, hour }: { key: string; sender: string; hour: string },
  added: readonly Counts[],
) {
  const senders = before?.hour === hour ? before.senders : []
  const batches = senders.find(({ digest }) => digest === sender)?.batches ?? 0
  if (batches >= batchesAnHour) throw new RuleBroken('too-many-attempts', { seconds: 3600 })
  const known = before ? readCounts(before.counts) : noCounts
  const isFull = Object.keys(known).length >= maxNames
  const taken = added.map(counts => (isFull ? Object.fromEntries(Object.entries(counts).filter(([name]) => Object.hasOwn(known, name))) : counts))
  const others = senders.filter(({ digest }) => digest !== sender)
  return {
    counts: writeCounts(sumOf([known, ...taken])),
    keys: [...(before?.keys ?? []), key].slice(-keptKeys),
    hour,
    senders: others.length >= maxSenders ? others : [...others, { digest: sender, batches: batches + 1 }],
  }
}

/** Reads what is stored of these words, and returns a function that writes the update. */
async function wordsNoted(
  within: RecordsWithin,
  { area, words, digest }: { area: SearchArea; words: string; digest: string },
  sender: string,
  today: string,
): Promise<() => void> {
  const before = await within.get(unansweredWords, digest)
  const until = (days: number) => dateOfDay(dayNumber(today) + days)
  if (before?.words !== undefined) return () => within.change(unansweredWords, before, { until: until(keptDays.shown) })
  const senders = [...new Set([...(before?.senders ?? []), sender])]
  const isShown = senders.length >= minAsking
  const after = { senders: isShown ? [] : senders, until: until(isShown ? keptDays.shown : keptDays.hidden), ...(isShown && { words }) }
  return () => (before ? within.change(unansweredWords, before, after) : within.create(unansweredWords, digest, { area, ...after }))
}
