import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeSearchWords } from '../../../src/domain/analytics/normalize-search-words'
import { funnelOf, funnelSteps } from '../../../src/domain/analytics/registration-funnel'
import { suppressSmallCount } from '../../../src/domain/analytics/suppress-small-counts'
import { isVisitCount } from '../../../src/domain/analytics/visit-count-names'
import { type Counts, readCounts, sumOf, writeCounts } from '../../../src/domain/analytics/visit-counts'
import { VisitTally } from '../../../src/domain/analytics/visit-tally'
import { registrationStates } from '../../../src/domain/guide/registrations.collection'
import { reservedPaths } from '../../../src/ui/reserved-paths'

const counts = fc.dictionary(
  fc.constantFrom('visits', 'views /', 'views *', 'searches guide'),
  fc.integer({ min: 1, max: 1000 }),
) as fc.Arbitrary<Counts>

describe('counts', () => {
  it('have the same sum in any order and grouping', () => {
    fc.assert(
      fc.property(counts, counts, counts, (a, b, c) => {
        expect(sumOf([sumOf([a, b]), c])).toEqual(sumOf([a, sumOf([c, b])]))
        expect(sumOf([a])).toEqual(a)
      }),
    )
  })

  it('are the same after they were written and read', () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        expect(readCounts(writeCounts(sumOf([a, b])))).toEqual(sumOf([b, a]))
      }),
    )
    expect(writeCounts({ b: 1, a: 2 })).toBe('{"a":2,"b":1}')
    expect(() => readCounts('{"visits":-1}')).toThrow('Expected >=1')
  })
})

describe('the vocabulary', () => {
  it.each(['visits', 'views /sfosguide/:id?', 'visits *', 'unanswered guide', 'saves artwork w-12'])('knows %s', name =>
    expect(isVisitCount(name, reservedPaths.paths)).toBe(true),
  )

  it.each(['views /sfosguide/7', 'views /private/anna', 'saves artwork a b', 'words 0123', 'Visits', '', 'saves person p-1'])('refuses %j', name =>
    expect(isVisitCount(name, reservedPaths.paths)).toBe(false),
  )
})

describe('the words of a search without a result', () => {
  it('are normalized and shortened', () => {
    expect(normalizeSearchWords('  Céramique   BLEUE ')).toBe('ceramique bleue')
    expect(normalizeSearchWords('x'.repeat(60))).toHaveLength(40)
    expect(normalizeSearchWords('🎨 prints')).toBe('🎨 prints')
    expect(normalizeSearchWords(`${'x'.repeat(39)}🎨`)).toBe('x'.repeat(39))
  })

  it('are not sent if they may be somebody’s address or number', () => {
    expect(['ada@example.org', '415 555 0123', 'a', '  '].map(normalizeSearchWords)).toEqual([undefined, undefined, undefined, undefined])
    expect(['studio 1204', 'studio 12045'].map(normalizeSearchWords)).toEqual(['studio 1204', undefined])
  })

  it('are normalized as the server requires', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), typed => {
        const words = normalizeSearchWords(typed)
        expect(words === undefined ? undefined : normalizeSearchWords(words)).toBe(words)
      }),
    )
  })
})

describe('the tally of a visit', () => {
  it('counts a visit and each of its routes once, and every view', () => {
    const tally = new VisitTally()
    for (const route of ['/', '/calendar', '/'] as const) tally.view(route)
    expect(tally.take().counts).toEqual({ visits: 1, 'visits /': 1, 'views /': 2, 'visits /calendar': 1, 'views /calendar': 1 })
    tally.view('/')
    expect(tally.take().counts).toEqual({ 'views /': 1 })
  })

  it('contains words only if nothing was found, each once', () => {
    const tally = new VisitTally()
    tally.search('guide', 'clay', 12)
    tally.search('guide', 'Glass', 0)
    tally.search('guide', 'glass ', 0)
    expect(tally.take()).toEqual({ counts: { 'searches guide': 3, 'unanswered guide': 2 }, words: [{ area: 'guide', words: 'glass' }] })
  })

  it('contains no words that may identify somebody, and none that were sent before', () => {
    const tally = new VisitTally()
    for (const typed of ['glass', 'ada@example.org']) tally.search('guide', typed, 0)
    expect(tally.take().words).toEqual([{ area: 'guide', words: 'glass' }])
    for (const typed of ['glass', 'ada@example.org']) tally.search('guide', typed, 0)
    expect(tally.take()).toEqual({ counts: { 'searches guide': 2, 'unanswered guide': 2 }, words: [] })
  })

  it('has a maximum size', () => {
    const tally = new VisitTally()
    for (let i = 0; i < 500; i += 1) tally.saved('artwork', `w${i}`)
    for (let i = 0; i < 500; i += 1) tally.search('art', `nothing like ${i} `, 0)
    const { counts: kept, words } = tally.take()
    expect(Object.keys(kept)).toHaveLength(80)
    expect(words).toHaveLength(5)
  })
})

describe('the funnel of registrations', () => {
  const status = fc.constantFrom(...(Object.keys(registrationStates) as (keyof typeof registrationStates)[]))
  const registration = fc.record({ status, phaseAtSubmit: fc.constantFrom(undefined, 'early', 'late') }) as fc.Arbitrary<never>

  it('never has more at a step than at the one before', () => {
    fc.assert(
      fc.property(fc.array(registration), all => {
        const numbers = funnelSteps.map(step => funnelOf(all)[step])
        expect(numbers[0]).toBe(all.length)
        expect(numbers.every((n, i) => i === 0 || n <= numbers[i - 1]!)).toBe(true)
      }),
    )
  })

  it('distinguishes ended registrations that had been submitted', () => {
    expect(
      funnelOf([
        { status: 'withdrawn' },
        { status: 'withdrawn' },
        { status: 'withdrawn', phaseAtSubmit: 'early' },
        { status: 'confirmed', phaseAtSubmit: 'early' },
      ] as never),
    ).toEqual({
      begun: 4,
      submitted: 2,
      paid: 1,
      approved: 1,
      confirmed: 1,
    })
  })
})

it('counts of less than five are not shown', () => expect([0, 1, 4, 5, 40].map(suppressSmallCount)).toEqual([0, '<5', '<5', 5, 40]))
