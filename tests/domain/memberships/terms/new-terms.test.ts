import { array, assert, constant, integer, option, property, record, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { membershipState, paidUntil } from '../../../../src/domain/memberships/membership-state'
import { termEnd } from '../../../../src/domain/memberships/term-end'
import { extension, givenTerm } from '../../../../src/domain/memberships/terms/given-terms'
import { type HeldTerm, type MembershipLine, newTerms } from '../../../../src/domain/memberships/terms/new-terms'
import { dateOfDay, dayNumber, daysBetween } from '../../../../src/domain/shared/time/local-day'

const yearly = { termMonths: 12 }
const line = (id: string, paidOn: string, more: Partial<MembershipLine> = {}): MembershipLine => ({ id, paidOn, count: 1, length: yearly, ...more })
/** The terms after these lines were paid, in this order. */
const after = (...lines: readonly MembershipLine[]) => lines.reduce<readonly HeldTerm[]>((all, paid) => [...all, ...newTerms(all, paid)], [])
const days = (all: readonly HeldTerm[]) => all.map(({ start, end }) => `${start}..${end}`)
const joined = line('order-1-1', '2026-03-01')

describe('a paid membership line (examples from the specification, §D8)', () => {
  it('makes a first term, which begins on the day of the payment', () => {
    expect(after(joined)).toEqual([{ id: 'order-1-1', start: '2026-03-01', end: '2027-02-28', kind: 'new', orderLineId: 'order-1-1' }])
  })
  it('renews from the next day when it is paid early', () => {
    expect(days(after(joined, line('b', '2027-02-10')))[1]).toBe('2027-03-01..2028-02-29')
    expect(after(joined, line('b', '2027-02-10'))[1]!.kind).toBe('renew')
  })
  it('renews from the payment when it is paid late, so nobody pays for days without a membership', () => {
    expect(days(after(joined, line('b', '2027-03-10')))[1]).toBe('2027-03-10..2028-03-09')
  })
  it('renews without a break when it is paid on the last day or on the day after', () => {
    expect(days(after(joined, line('b', '2027-02-28')))[1]).toBe('2027-03-01..2028-02-29')
    expect(days(after(joined, line('b', '2027-03-01')))[1]).toBe('2027-03-01..2028-02-29')
  })
  it('adds one term when the same payment is marked complete twice (civicrm#11730)', () => {
    expect(after(joined, joined, { ...joined, paidOn: '2026-04-01' })).toHaveLength(1)
  })
  it('keeps three terms that were bought at once and paid later (civicrm#13706)', () => {
    const ordered = line('three', '2026-03-01', { count: 3 })
    const { paidOn: _, ...unpaid } = ordered
    expect(newTerms([], unpaid)).toEqual([])
    const paid = after(unpaid, { ...ordered, paidOn: '2026-04-15' })
    expect(days(paid)).toEqual(['2026-04-15..2027-04-14', '2027-04-15..2028-04-14', '2028-04-15..2029-04-14'])
    expect(paid.map(({ id, kind }) => [id, kind])).toEqual([
      ['three', 'new'],
      ['three.2', 'renew'],
      ['three.3', 'renew'],
    ])
  })
  it('changes nothing when its payment fails (civicrm#10173)', () => {
    const held = after(joined)
    const { paidOn: _, ...failed } = line('renewal', '2027-02-10')
    expect([...held, ...newTerms(held, failed)]).toEqual(held)
    expect(membershipState(held, [], '2027-02-20')).toBe('current')
  })
  it('begins a gift on its day, or after what the member has already', () => {
    const gift = line('gift', '2026-11-20', { startsOn: '2026-12-25' })
    expect(days(after(gift))).toEqual(['2026-12-25..2027-12-24'])
    expect(membershipState(after(gift), [], '2026-12-24')).toBe('future')
    expect(days(after(joined, gift))[1]).toBe('2027-03-01..2028-02-29')
  })
  it('does not begin before it was paid, even where a gift was to begin earlier', () => {
    expect(days(after(line('late', '2027-01-05', { startsOn: '2026-12-25' })))).toEqual(['2027-01-05..2028-01-04'])
  })
  it('ends on the common last day, each further term a year later', () => {
    const fixed = { termMonths: 12, fixedEnd: '12-31' }
    expect(days(after(line('a', '2026-10-01', { count: 2, length: fixed })))).toEqual(['2026-10-01..2026-12-31', '2027-01-01..2027-12-31'])
    const inFebruary = { termMonths: 12, fixedEnd: '02-29' }
    expect(days(after(line('a', '2027-01-10', { count: 2, length: inFebruary })))).toEqual(['2027-01-10..2027-02-28', '2027-03-01..2028-02-29'])
  })
})

describe('leap years and the ends of months', () => {
  it.each([
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-02-28', 12, '2028-02-27'],
    ['2027-03-01', 12, '2028-02-29'],
    ['2028-03-01', 12, '2029-02-28'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', 1, '2027-04-30'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2024-02-29', 48, '2028-02-28'],
  ])('a term from %s of %i months ends on %s', (start, termMonths, end) => expect(termEnd(start, { termMonths })).toBe(end))

  const start = integer({ min: dayNumber('2024-01-01'), max: dayNumber('2032-12-31') }).map(dateOfDay)
  it('gives as many days to whoever renews term by term as to whoever buys all terms at once, and never less than the months paid', () => {
    assert(
      property(start, integer({ min: 1, max: 36 }), integer({ min: 1, max: 8 }), (paidOn, termMonths, count) => {
        const length = { termMonths }
        const atOnce = after(line('all', paidOn, { count, length }))
        const oneByOne = after(...Array.from({ length: count }, (_, i) => line(`line-${i}`, paidOn, { length })))
        expect(days(oneByOne)).toEqual(days(atOnce))
        expect(paidUntil(atOnce)! >= termEnd(paidOn, { termMonths: termMonths * count })).toBe(true)
      }),
    )
  })
})

describe('any sequence of payments', () => {
  const paid = record({
    paidOn: integer({ min: dayNumber('2026-01-01'), max: dayNumber('2031-12-31') }).map(dateOfDay),
    count: integer({ min: 1, max: 4 }),
    later: option(integer({ min: 0, max: 400 }), { nil: undefined }),
    length: constant(yearly),
  })
  const lines = array(paid, { maxLength: 6 }).map(all =>
    all
      .toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : 1))
      .map(
        ({ paidOn, count, later, length }, i): MembershipLine => ({
          id: `line-${i}`,
          paidOn,
          count,
          length,
          ...(later !== undefined && { startsOn: dateOfDay(dayNumber(paidOn) + later) }),
        }),
      ),
  )
  it('gives every paid term its days once: none overlaps another, none begins before its payment, repeats add none', () => {
    assert(
      property(
        lines.chain(all => subarray(all).map(repeats => ({ all, repeats }))),
        ({ all, repeats }) => {
          const held = after(...all, ...repeats)
          expect(held).toEqual(after(...all))
          expect(held).toHaveLength(all.reduce((sum, { count }) => sum + count, 0))
          expect(new Set(held.map(({ id }) => id)).size).toBe(held.length)
          const inOrder = held.toSorted((a, b) => (a.start < b.start ? -1 : 1))
          for (const [i, term] of inOrder.entries()) {
            expect(daysBetween(term.start, term.end)).toBeGreaterThanOrEqual(364)
            expect(term.start >= all.find(({ id }) => id === term.orderLineId)!.paidOn!).toBe(true)
            expect(i === 0 || term.start > inOrder[i - 1]!.end).toBe(true)
          }
        },
      ),
    )
  })
})

describe('days that staff give', () => {
  const given = { id: 'thanks-1', compReason: 'Ran the front desk all weekend' }
  it('are a term that begins as a bought one would', () => {
    const first = givenTerm([], { ...given, on: '2026-05-01', length: yearly })
    expect(first).toEqual({ ...given, start: '2026-05-01', end: '2027-04-30', kind: 'comp' })
    expect(givenTerm(after(joined), { ...given, on: '2026-05-01', length: yearly }).start).toBe('2027-03-01')
  })
  it('make a membership longer, and never shorter', () => {
    const held = after(joined)
    const longer = extension(held, { ...given, until: '2027-03-31' })
    expect(longer).toEqual({ term: { ...given, start: '2027-03-01', end: '2027-03-31', kind: 'extend' } })
    expect(extension(held, { ...given, until: '2027-02-28' })).toEqual({ refused: 'not-later' })
    expect(extension([], { ...given, until: '2027-03-31' })).toEqual({ refused: 'nothing-to-extend' })
  })
})
