import { emailKey } from '../accounts/email-keys'
import { organisation, organisationId } from '../content/settings'
import { dateOfDay, dayNumber, localMoment } from '../guide/local-day'
import { handle } from '../shared/cloud-function'
import { Records, type RecordsWithin } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { type SearchArea, wordsOf } from './count-names'
import { batchesAnHour, countVisit } from './count-visit.function'
import { type CounterShard, counterShards, keptKeys, leastAsking, mostNames, unansweredWords } from './counters'
import { type Counts, noCounts, readCounts, sumOf, writeCounts } from './counts'
import { countedWords } from './unanswered-words'

/** Parts of a day: each takes about one batch a second for long. */
const shards = 10
/** Senders whose batches are counted in an hour and part; whoever comes after them is not slowed down. */
const mostSenders = 400
/** Days that words are kept after they were last asked: those nobody can read yet, and those that help two seasons. */
const keptDays = { hidden: 30, shown: 800 }

export const countVisitHandler = handle(countVisit, async ({ clock, documents, network }, { key, counts, words }) => {
  const records = new Records(documents, { current: undefined })
  const now = localMoment(clock.now(), (await records.get(organisation, organisationId))?.tz ?? 'UTC')
  // Where nothing came by network, as in a browser of its own, every batch is a sender.
  const sender = await emailKey(`counts ${network ?? key}`)
  // Only what our own page would have sent: its folding is not taken on trust.
  const asked = await Promise.all(
    words
      .filter(one => countedWords(one.words) === one.words)
      .map(async one => ({ ...one, digest: (await emailKey(`${one.area} ${one.words}`)).slice(0, 24) })),
  )
  const id = `${now.date}-${Number.parseInt(sender.slice(0, 6), 16) % shards}`
  await records.transact(async within => {
    const before = await within.get(counterShards, id)
    if (before?.keys.includes(key)) return
    const notes = await Promise.all(asked.map(one => wordsNoted(within, one, sender, now.date)))
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
  const isFull = Object.keys(known).length >= mostNames
  const taken = added.map(counts => (isFull ? Object.fromEntries(Object.entries(counts).filter(([name]) => Object.hasOwn(known, name))) : counts))
  const others = senders.filter(({ digest }) => digest !== sender)
  return {
    counts: writeCounts(sumOf([known, ...taken])),
    keys: [...(before?.keys ?? []), key].slice(-keptKeys),
    hour,
    senders: others.length >= mostSenders ? others : [...others, { digest: sender, batches: batches + 1 }],
  }
}

/** Reads what is known of these words; what comes back writes what is known now. */
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
  const isShown = senders.length >= leastAsking
  const after = { senders: isShown ? [] : senders, until: until(isShown ? keptDays.shown : keptDays.hidden), ...(isShown && { words }) }
  return () => (before ? within.change(unansweredWords, before, after) : within.create(unansweredWords, digest, { area, ...after }))
}
