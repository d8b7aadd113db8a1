import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { letterNumber, takeLetterNumbers } from '../../../../src/domain/giving/letters/letter-numbers'
import { letters } from '../../../../src/domain/giving/letters.collection'
import { retrying } from '../../../../src/domain/shared/functions/retrying'
import { Records } from '../../../../src/domain/shared/records/records'
import { sequenceNumbers } from '../../../../src/domain/shared/records/sequence-numbers.collection'
import { memoryWorld } from '../../../support/memory-world'
import { usd } from './letter-world'

async function office() {
  const world = await memoryWorld()
  const records = new Records(world.store, { current: undefined })
  /**
   * Issues letters of a year in one transaction; with `fails`, the transaction fails and issues none. A transaction gives up after five
   * conflicts, so it is retried.
   */
  const issue = (year: number, count = 1, fails = false) => retrying(() => issueOnce(year, count, fails), { tries: 50, wait: 0 })
  const issueOnce = (year: number, count: number, fails: boolean) =>
    records.transact(async within => {
      const numbers = await takeLetterNumbers(within, year, count)
      for (const number of numbers) {
        within.create(letters, number, {
          number,
          kind: 'small',
          personId: 'p-donor',
          about: [],
          text: '',
          orderLineIds: [`line-${number}`],
          paid: usd(5000),
          fmv: usd(0),
          deductible: usd(5000),
          textHash: '',
          pdfPath: '',
          taxYear: year,
          status: 'issued',
        })
      }
      if (fails) throw new Error('the printer is on fire')
      return numbers
    })
  const issued = async (year: number) => (await records.find(letters, { where: [['taxYear', '==', year]] })).map(({ number }) => number).toSorted()
  return { records, issue, issued }
}
const numbers = (year: number, count: number) => Array.from({ length: count }, (_, i) => letterNumber(year, i))

describe('the number of a letter', () => {
  it('is the year and six digits', () => {
    expect([letterNumber(2027, 0), letterNumber(2027, 122), letterNumber(2027, 999_998)]).toEqual(['2027-000001', '2027-000123', '2027-999999'])
    expect(() => letterNumber(2027, 999_999)).toThrow(RangeError)
  })
  it('comes after the one before it, as text too', () => {
    assert(
      property(integer({ min: 1, max: 999_998 }), last => {
        expect(letterNumber(2027, last) > letterNumber(2027, last - 1)).toBe(true)
        expect(letterNumber(2027, last)).toHaveLength(11)
      }),
    )
  })
  it('has no gap and no double when many are issued at once, singly and in batches', async () => {
    const { issue, issued, records } = await office()
    const counts = Array.from({ length: 40 }, (_, i) => (i % 4) + 1)
    const total = counts.reduce((sum, count) => sum + count, 0)
    const taken = await Promise.all(counts.map(count => issue(2027, count)))
    expect(taken.flat().toSorted()).toEqual(numbers(2027, total))
    expect(await issued(2027)).toEqual(numbers(2027, total))
    expect((await records.get(sequenceNumbers, 'letters-2027'))?.last).toBe(total)
  })
  it('is not used up by an issue that fails', async () => {
    const { issue, issued } = await office()
    const results = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => issue(2027, 1, i % 3 === 1)))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    expect(await issued(2027)).toEqual(numbers(2027, 20))
  })
  it('starts again each year, and issuing no letter takes no number', async () => {
    const { issue, issued, records } = await office()
    await Promise.all([issue(2026), issue(2027), issue(2026), issue(2027, 0)])
    expect([await issued(2026), await issued(2027)]).toEqual([numbers(2026, 2), numbers(2027, 1)])
    expect(await issue(2028, 0)).toEqual([])
    expect(await records.get(sequenceNumbers, 'letters-2028')).toBeUndefined()
  })
})
