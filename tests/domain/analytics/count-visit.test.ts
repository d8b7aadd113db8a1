import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryPreferences } from '../../../src/adapters/memory/preferences'
import { RecordedAnalytics } from '../../../src/adapters/memory/recorded-analytics'
import { batchesAnHour } from '../../../src/domain/analytics/count-visit.contract'
import { countVisitHandler } from '../../../src/domain/analytics/count-visit.handler'
import { counterShards, counters, maxNames, unansweredWords } from '../../../src/domain/analytics/counters.collection'
import { rollUpCounters } from '../../../src/domain/analytics/roll-up-counters.job'
import { VisitCounter } from '../../../src/domain/analytics/visit-counter'
import { type Counts, readCounts, sumOf, writeCounts } from '../../../src/domain/analytics/visit-counts'
import { Records } from '../../../src/domain/shared/records/records'
import type { Auth } from '../../../src/ports/auth'
import { PortError } from '../../../src/ports/errors'
import type { Functions } from '../../../src/ports/functions'
import { RandomIds } from '../../../src/ports/random-ids'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const ids = new RandomIds()
let memory: MemoryWorld
let records: Records
beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-10-16T18:00:00Z') })
  records = new Records(memory.store, { current: undefined })
})

interface Batch {
  readonly key?: string
  readonly counts?: Counts
  readonly words?: readonly { readonly area: 'guide'; readonly words: string }[]
}
/** Sends a batch from a part of the network. */
const send = (network: string, { key = ids.next(), counts = { visits: 1 }, words = [] }: Batch = {}) =>
  countVisitHandler.run({ ...memory.context, network }, { key, counts: { ...counts }, words: [...words] })

const rollUp = () => rollUpCounters.run(memory.context)
const dayOf = async (day: string) => {
  const found = await records.get(counters, day)
  return found && readCounts(found.counts)
}
const underWay = async () => sumOf((await records.find(counterShards)).map(part => readCounts(part.counts)))

describe('a batch of counts', () => {
  it('is added up, whatever part of the network it comes from', async () => {
    for (let i = 0; i < 12; i += 1) await send(`10.0.${i}`, { counts: { visits: 1, 'views /': 2 } })
    expect(await underWay()).toEqual({ visits: 12, 'views /': 24 })
    expect((await records.find(counterShards)).length).toBeGreaterThan(1)
  })

  it('is counted once if it arrives twice', async () => {
    const key = ids.next()
    await send('10.0.0', { key, words: [{ area: 'guide', words: 'glass' }] })
    await send('10.0.0', { key, words: [{ area: 'guide', words: 'glass' }] })
    expect((await underWay())['visits']).toBe(1)
  })

  it('belongs to the day in the organization’s time zone', async () => {
    memory.clock.setNow(new Date('2027-10-17T06:30:00Z'))
    await memory.store.commit([{ op: 'set', path: 'settings/organisation', data: { tz: 'America/Los_Angeles' } }])
    await send('10.0.0')
    expect((await records.find(counterShards)).map(({ day }) => day)).toEqual(['2027-10-16'])
  })

  it('is refused for an hour from a part of the network that sends too much', async () => {
    for (let i = 0; i < batchesAnHour; i += 1) await send('10.0.0')
    await expect(send('10.0.0')).rejects.toMatchObject({ rule: 'too-many-attempts' })
    await send('10.9.9')
    memory.clock.setNow(new Date('2027-10-16T19:00:00Z'))
    await send('10.0.0')
    expect((await underWay())['visits']).toBe(batchesAnHour + 2)
  })

  it('adds to what is counted already once a part of the day is full, and takes no more names and words', async () => {
    await send('10.0.0')
    const [part] = await records.find(counterShards)
    const names = Array.from({ length: maxNames - 1 }, (_, i) => [`saves artwork ${i}`, 1] as const)
    await records.commit(records.changing(counterShards, part!, { counts: writeCounts({ visits: 1, ...Object.fromEntries(names) }) }))
    await send('10.0.0', { counts: { visits: 1, 'views /': 1 }, words: [{ area: 'guide', words: 'glass' }] })
    const counted = await underWay()
    expect([counted['visits'], counted['views /'], Object.keys(counted).length]).toEqual([2, undefined, maxNames])
    expect(await records.find(unansweredWords)).toEqual([])
  })

  it('contains only the vocabulary and identifies nobody', async () => {
    const wrong = (input: object) => memory.functions.call('countVisit', { key: ids.next(), counts: {}, words: [], ...input })
    await expect(wrong({ counts: { 'views /private/anna': 1 } })).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(wrong({ counts: { visits: 1000 } })).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(wrong({ who: 'anna' })).rejects.toMatchObject({ code: 'invalid-argument' })
    await memory.functions.call('countVisit', { key: ids.next(), counts: { visits: 1 }, words: [] })
    const [part] = await memory.store.query({ collection: 'counterShards' })
    expect(part!.data['createdBy']).toBe('system')
    expect(JSON.stringify(part!.data)).not.toContain('10.0')
  })
})

describe('the words of searches without a result', () => {
  const ask = (network: string, words = 'glass eyes') => send(network, { words: [{ area: 'guide', words }] })
  const known = async () => (await records.find(unansweredWords)).map(({ words, senders }) => ({ words, senders: senders.length }))

  it('are stored from the fifth sender on, and nowhere before', async () => {
    for (const network of ['1.1.1', '1.1.1', '2.2.2', '3.3.3', '4.4.4']) await ask(network)
    expect(await known()).toEqual([{ words: undefined, senders: 4 }])
    expect(JSON.stringify(await memory.store.query({ collection: 'counterShards' }))).not.toContain('glass')
    await ask('5.5.5')
    expect(await known()).toEqual([{ words: 'glass eyes', senders: 0 }])
  })

  it('are refused if they are not normalized as we do it', async () => {
    await ask('1.1.1', 'ada@example.org')
    await ask('1.1.1', 'GLASS')
    expect(await known()).toEqual([])
  })

  it('are deleted a month after the last search', async () => {
    await ask('1.1.1')
    memory.clock.setNow(new Date('2027-11-15T18:00:00Z'))
    await rollUp()
    expect(await known()).toHaveLength(1)
    memory.clock.setNow(new Date('2027-11-17T18:00:00Z'))
    await rollUp()
    expect(await known()).toEqual([])
  })
})

describe('the hourly job', () => {
  it('after a long stop adds up whole days alone, the oldest first, and the others with its next runs', async () => {
    const days = Array.from({ length: 25 }, (_, i) => `2027-09-${String(i + 1).padStart(2, '0')}`)
    const parts = days.flatMap(day =>
      Array.from({ length: 9 }, (_, part) =>
        records.creating(counterShards, `${day}-${part}`, { day, counts: '{"visits":1}', keys: [], hour: `${day}T12`, senders: [] }),
      ),
    )
    await records.commit(...parts)
    // Of 200 parts, the last two belong to a day that has nine.
    expect(await rollUp()).toBe(22)
    expect([await dayOf(days[21]!), await dayOf(days[22]!)]).toEqual([{ visits: 9 }, undefined])
    expect(await rollUp()).toBe(3)
    expect(await Promise.all(days.map(dayOf))).toEqual(days.map(() => ({ visits: 9 })))
    expect(await underWay()).toEqual({})
  })

  it('keeps one record per day up to date, and deletes the parts when the day is over', async () => {
    await send('1.1.1')
    await rollUp()
    await send('2.2.2')
    await rollUp()
    await rollUp()
    expect(await dayOf('2027-10-16')).toEqual({ visits: 2 })
    expect([await underWay(), (await records.get(counters, '2027-10-16'))?.over]).toEqual([{ visits: 2 }, false])
    memory.clock.setNow(new Date('2027-10-18T18:00:00Z'))
    await rollUp()
    expect([await records.find(counterShards), (await records.get(counters, '2027-10-16'))?.over]).toEqual([[], true])
    await rollUp()
    expect(await dayOf('2027-10-16')).toEqual({ visits: 2 })
  })

  it('adds counts that arrive after the day was over', async () => {
    await send('1.1.1')
    memory.clock.setNow(new Date('2027-10-18T18:00:00Z'))
    await rollUp()
    memory.clock.setNow(new Date('2027-10-16T18:00:00Z'))
    await send('1.1.1')
    await rollUp()
    await rollUp()
    expect(await dayOf('2027-10-16')).toEqual({ visits: 2 })
  })

  it('keeps the largest counts if somebody sends thousands of invented names', async () => {
    await send('10.0.0', { counts: { visits: 9, 'views /': 9 } })
    const long = 'x'.repeat(58)
    for (let batch = 0; batch < 70; batch += 1) {
      const names = Array.from({ length: 80 }, (_, i) => [`saves artwork ${long}${batch}-${i}`, 1] as const)
      await send(`10.0.${batch % 20}`, { counts: Object.fromEntries(names) })
    }
    await rollUp()
    const day = (await dayOf('2027-10-16'))!
    expect([day['visits'], day['views /'], Object.keys(day).length]).toEqual([9, 9, maxNames])
  })

  it('runs every hour', async () => {
    await send('1.1.1')
    await memory.lookAtTheClock()
    expect(await dayOf('2027-10-16')).toEqual({ visits: 1 })
  })
})

describe('a visit', () => {
  const counted = async () => {
    await memory.services.get(VisitCounter).send()
    return underWay()
  }

  const everyAct = async (visits: VisitCounter) => {
    await visits.view('/', 'Home', '/')
    await visits.search('guide', 'glass', 0)
    await visits.saved('artwork', 'w-12')
    await visits.clicked('ad', 'brewery')
    await visits.showed(['brewery'])
  }

  it('sends its counts on request, and then only new ones', async () => {
    const visits = memory.services.get(VisitCounter)
    await visits.view('/sfosguide/7?from=map', 'Guide', '/sfosguide/:id?')
    await visits.search('guide', 'glass', 0)
    expect(await counted()).toMatchObject({ visits: 1, 'views /sfosguide/:id?': 1, 'searches guide': 1, 'unanswered guide': 1 })
    await visits.view('/', 'Home', '/')
    expect(await counted()).toMatchObject({ visits: 1, 'views /': 1 })
  })

  it('is recorded with the kind of what was done, never with the words or the thing', async () => {
    const visits = memory.services.get(VisitCounter)
    await everyAct(visits)
    await visits.view('/events#today', 'Events', '/events')
    expect(memory.analytics.events).toEqual([
      { name: 'page_view', params: { page_path: '/', page_title: 'Home' } },
      { name: 'search', params: { area: 'guide', results: 0 } },
      { name: 'save', params: { kind: 'artwork' } },
      { name: 'flipbook_click', params: { kind: 'ad' } },
      { name: 'page_view', params: { page_path: '/events', page_title: 'Events' } },
    ])
  })

  it('counts each save and each advertisement that was shown once, and every opening from the flipbook', async () => {
    const visits = memory.services.get(VisitCounter)
    for (let i = 0; i < 2; i += 1) {
      await visits.saved('artwork', 'w-12')
      await visits.clicked('ad', 'brewery')
      await visits.clicked('listing', 'ana-2027')
      await visits.showed(['brewery', 'framer'])
    }
    expect(await counted()).toEqual({
      'saves artwork w-12': 1,
      'clicks ad brewery': 2,
      'clicks listing ana-2027': 2,
      'shows ad brewery': 1,
      'shows ad framer': 1,
    })
  })

  it('keeps counts that could not be sent, and sends them once', async () => {
    const visits = memory.services.get(VisitCounter)
    memory.localMode.setOffline(true)
    await visits.view('/', 'Home', '/')
    await visits.send()
    await visits.view('/calendar', 'Calendar', '/calendar')
    expect(await underWay()).toEqual({})
    memory.localMode.setOffline(false)
    await counted()
    expect(await counted()).toMatchObject({ visits: 1, 'views /': 1, 'views /calendar': 1 })
  })

  it('is counted once if only the answer was lost', async () => {
    const lost = new Set<unknown>()
    const functions: Functions = {
      call: (name, input) => memory.functions.call(name, input),
      post: async (name, input) => {
        await memory.functions.post(name, input)
        if (lost.size === 0) {
          lost.add(input)
          throw new PortError('functions', 'unavailable', name)
        }
      },
    }
    const visits = new VisitCounter(memory.analytics, functions, memory.ids)
    await visits.view('/', 'Home', '/')
    await visits.send()
    await visits.send()
    expect(await underWay()).toMatchObject({ visits: 1 })
  })

  it.each([
    ['drops counts that the server refuses by a rule', 'failed-precondition', 'sent'],
    ['drops counts that the server refuses without an account', 'unauthenticated', 'sent'],
    ['reports any other refusal, and drops the counts too', 'invalid-argument', 'invalid-argument'],
  ] as const)('%s', async (_, code, expected) => {
    const sent: unknown[] = []
    const functions: Functions = {
      call: (name, input) => memory.functions.call(name, input),
      post: async (name, input) => {
        sent.push(input)
        if (sent.length === 1) throw new PortError('functions', code, name)
      },
    }
    const visits = new VisitCounter(memory.analytics, functions, memory.ids)
    await visits.view('/', 'Home', '/')
    expect(
      await visits.send().then(
        () => 'sent',
        (error: unknown) => (error instanceof PortError ? error.code : error),
      ),
    ).toBe(expected)
    await visits.view('/calendar', 'Calendar', '/calendar')
    await visits.send()
    expect(sent).toMatchObject([{ counts: { 'views /': 1 } }, { counts: { 'views /calendar': 1 } }])
  })

  it('after an opt-out is not counted, and unsent counts are dropped', async () => {
    const visits = memory.services.get(VisitCounter)
    await everyAct(visits)
    visits.setOptedOut(true)
    await everyAct(visits)
    expect(await counted()).toEqual({})
  })

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('of a browser with %o is not counted', async wish => {
    const visits = new VisitCounter(new RecordedAnalytics(memory.auth, new MemoryPreferences(), wish), memory.functions, memory.ids)
    await everyAct(visits)
    await visits.send()
    expect(await underWay()).toEqual({})
  })

  it('during a masquerade is not counted', async () => {
    const auth = { current: { claims: { pid: 'p', imp: 'staff' } }, ready: async () => undefined } as unknown as Auth
    const visits = new VisitCounter(new RecordedAnalytics(auth, new MemoryPreferences(), {}), memory.functions, memory.ids)
    await everyAct(visits)
    await visits.send()
    expect(await underWay()).toEqual({})
  })

  it('in the office is not counted', async () => {
    await memory.services.get(VisitCounter).view('/cpanel', 'Office', undefined)
    expect(await counted()).toEqual({})
  })
})
