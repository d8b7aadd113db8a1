import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { donations } from '../../../src/domain/giving/donations.collection'
import { MemberRoster } from '../../../src/domain/memberships/roster/member-roster'
import { people } from '../../../src/domain/people/people.collection'
import { runSegment } from '../../../src/domain/segments/run-segment.contract'
import {
  readQuestion,
  type SegmentGroup,
  segmentComparisons,
  segmentFieldNamed,
  segmentFields,
  writeQuestion,
} from '../../../src/domain/segments/segment-conditions'
import { segmentFacts } from '../../../src/domain/segments/segment-facts'
import { type SegmentRow, segmentTest } from '../../../src/domain/segments/segment-matcher'
import { brokenRuleOf, call } from '../../../src/domain/shared/functions/cloud-function'
import { any, owner } from '../../../src/domain/shared/records/policy'
import { Records } from '../../../src/domain/shared/records/records'
import { memoryWorld } from '../../support/memory-world'

const now = new Date('2027-10-16T19:00:00Z')
const row = (id: string, more: Partial<SegmentRow> = {}): SegmentRow => ({ id, tags: [], emails: [], ...more })
const matching = (question: SegmentGroup, ...rows: SegmentRow[]) => rows.filter(segmentTest(question, now)).map(({ id }) => id)
const ruleOf = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    return brokenRuleOf(error)?.rule
  }
}

const conditions = (count: number) => Array.from({ length: count }, () => ({ field: 'tag', is: 'has', value: 'x' }))
/** A question of two groups and a condition. */
const manyIn = (...counts: readonly number[]) => JSON.stringify({ all: [...counts.map(count => ({ any: conditions(count) })), ...conditions(1)] })

describe('a segment', () => {
  it('joins conditions by “and” and “or” in up to three levels', () => {
    const question: SegmentGroup = {
      all: [
        { field: 'tag', is: 'has', value: 'Donor' },
        {
          any: [
            { field: 'city', is: 'is', value: 'Harbour' },
            {
              all: [
                { field: 'birthYear', is: 'most', value: 1960 },
                { field: 'has', is: 'has', value: 'phone' },
              ],
            },
          ],
        },
      ],
    }
    const address = { line1: '1 Mill Street', city: 'HARBOUR', country: 'US' }
    expect(
      matching(
        question,
        row('local', { tags: ['donor'], addresses: [address] }),
        row('old', { tags: ['donor'], birthYear: 1950, phones: ['4155550100'] }),
        row('old without phone', { tags: ['donor'], birthYear: 1950 }),
        row('no donor', { addresses: [address] }),
      ),
    ).toEqual(['local', 'old'])
    expect(readQuestion(writeQuestion(question))).toEqual(question)
  })

  it('asks of a name both as it is shown and as it is sorted, and of nobody’s name who has none', () => {
    const names = { first: 'Ana', last: 'de la Cruz', display: 'Ana de la Cruz', sort: 'Cruz, Ana de la' }
    const rows = [row('ana', { names }), row('nameless')]
    const asked = (is: 'is' | 'contains' | 'begins' | 'empty' | 'filled', value = '') => matching({ all: [{ field: 'name', is, value }] }, ...rows)
    expect([asked('is', 'ana de la cruz'), asked('begins', 'Cruz'), asked('contains', 'la cr'), asked('begins', 'la')]).toEqual([
      ['ana'],
      ['ana'],
      ['ana'],
      [],
    ])
    expect([asked('filled'), asked('empty')]).toEqual([['ana'], ['nameless']])
  })

  it('counts days back from today', () => {
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const rows = [row('new', { createdAt: ago(2) }), row('old', { createdAt: ago(400) })]
    expect(matching({ all: [{ field: 'created', is: 'within', value: 30 }] }, ...rows)).toEqual(['new'])
    expect(matching({ all: [{ field: 'created', is: 'before', value: 365 }] }, ...rows)).toEqual(['old'])
    expect(matching({ all: [{ field: 'created', is: 'since', value: '2027-10-14' }] }, ...rows)).toEqual(['new'])
    expect(matching({ all: [{ field: 'created', is: 'until', value: '2027-10-13' }] }, ...rows)).toEqual(['old'])
    const visitors = [row('came', { visit: ago(2) }), row('came once', { visit: ago(900) }), row('never')]
    expect(matching({ all: [{ field: 'visit', is: 'within', value: 30 }] }, ...visitors)).toEqual(['came'])
    expect(matching({ all: [{ field: 'visit', is: 'empty', value: '' }] }, ...visitors)).toEqual(['never'])
  })

  it.each([
    ['no JSON', '{'],
    ['another field', '{"all":[{"field":"password","is":"is","value":"x"}]}'],
    ['a comparison of another kind', '{"all":[{"field":"tag","is":"least","value":3}]}'],
    ['a day with more before it', '{"all":[{"field":"created","is":"since","value":"x2027-10-16"}]}'],
    ['a day with a time', '{"all":[{"field":"created","is":"until","value":"2027-10-16T18:00"}]}'],
    ['a fourth level', '{"all":[{"all":[{"all":[{"all":[]}]}]}]}'],
    ['both at once', '{"all":[],"any":[]}'],
    ['a thousand levels', `${'{"all":['.repeat(1000)}${']}'.repeat(1000)}`],
    ['too many conditions', JSON.stringify({ all: conditions(41) })],
    ['too many conditions in its groups', manyIn(20, 21)],
  ])('with %s is not run', (_, json) => expect(ruleOf(() => readQuestion(json))).toBe('segment-unreadable'))

  it('has up to forty conditions, wherever they stand', () => {
    expect(readQuestion(manyIn(19, 20))).toEqual(JSON.parse(manyIn(19, 20)))
  })
})

describe('a segment query', () => {
  let world: Awaited<ReturnType<typeof memoryWorld>>
  let rows: readonly SegmentRow[]
  beforeAll(async () => {
    // Somebody who may ask everything.
    world = await memoryWorld({ sample: true, as: 'superadmin', now })
    const records = new Records(world.store, { current: undefined })
    const facts = await segmentFacts(records, new MemberRoster(records, { now: () => now }), ['agreed', 'membership', 'gift', 'visit'])
    const active = (await records.find(people)).filter(({ status }) => status === 'active')
    rows = active.map(person => ({ ...person, ...facts.get(person.id) }))
  })

  const values: Readonly<Record<'text' | 'set' | 'number', readonly (string | number)[]>> = {
    text: ['an', 'Ruiz', 'Harbour', '94', 'x'],
    set: ['artist', 'Newsletter', 'news', 'person', 'account', 'phone', 'current', 'artist'],
    number: [1950, 1980, 2000],
  }
  const condition = fc.constantFrom(...Object.keys(segmentFields)).chain(field => {
    const { kind } = segmentFieldNamed(field)
    return fc
      .constantFrom(...segmentComparisons[kind])
      .chain(is =>
        (kind === 'date' || kind === 'past'
          ? fc.constantFrom(is === 'within' || is === 'before' ? 300 : '2027-01-13')
          : fc.constantFrom(...values[kind])
        ).map(value => ({ field, is, value })),
      )
  })
  const { question } = fc.letrec<{ question: SegmentGroup; inner: SegmentGroup }>(tie => ({
    inner: fc.array(condition, { maxLength: 3 }).chain(parts => fc.constantFrom<SegmentGroup>({ all: parts }, { any: parts })),
    question: fc
      .array(fc.oneof(condition, tie('inner')), { maxLength: 4 })
      .chain(parts => fc.constantFrom<SegmentGroup>({ all: parts }, { any: parts })),
  }))

  it('is refused to staff who may not read people: they would find an address by asking often enough', async () => {
    for (const key of ['mailadmin', 'contentadmin', 'moneyadmin', 'systemadmin', 'guideadmin']) {
      const other = await memoryWorld({ sample: true, as: key, now })
      await expect(call(other.functions, runSegment, { question: '{"all":[]}' })).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })

  it('knows memberships, gifts and events', () => {
    const found = (field: string, is: 'has' | 'hasNot' | 'within' | 'filled' | 'empty', value: string | number) =>
      rows.filter(segmentTest({ all: [{ field, is, value }] }, now)).length
    for (const state of ['current', 'lapsed', 'artist', 'artlover']) expect(found('membership', 'has', state)).toBeGreaterThan(0)
    expect(found('membership', 'has', 'current') + found('membership', 'hasNot', 'current')).toBe(rows.length)
    const givers = found('gift', 'filled', '')
    expect(givers).toBeGreaterThan(found('gift', 'within', 1))
    expect(givers + found('gift', 'empty', '')).toBe(rows.length)
  })

  it('about gifts is answered only to those who may read gifts', async () => {
    const gift = JSON.stringify({ any: [{ all: [{ field: 'gift', is: 'filled', value: '' }] }] })
    expect(donations.access.list).toEqual(any(owner('personId'), segmentFieldNamed('gift').rule!))
    const other = await memoryWorld({ sample: true, as: 'peopleadmin', now })
    await expect(call(other.functions, runSegment, { question: gift })).rejects.toMatchObject({ code: 'permission-denied' })
    const membership = JSON.stringify({ all: [{ field: 'membership', is: 'has', value: 'current' }] })
    expect((await call(other.functions, runSegment, { question: membership })).personIds.length).toBeGreaterThan(0)
  })

  it('finds the same people as the index in the browser, for any question', async () => {
    expect(rows.length).toBeGreaterThan(250)
    await fc.assert(
      fc.asyncProperty(question, async asked => {
        const { personIds } = await call(world.functions, runSegment, { question: writeQuestion(asked) })
        expect(personIds).toEqual(
          rows
            .filter(segmentTest(asked, now))
            .map(({ id }) => id)
            .toSorted((a, b) => (a < b ? -1 : 1)),
        )
      }),
      { numRuns: 60 },
    )
  })
})
