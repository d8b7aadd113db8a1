import { expect, it } from 'vitest'
import { brokenLevel, isRepriced, withKeys } from '../../../../src/domain/memberships/products/level-rules'

const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })
const friend = { key: 'friend', name: 'Friend', summary: 'One', price: usd(50), fmv: usd(16), seats: 1, perkIds: [] }
const patron = { ...friend, key: 'patron', name: 'Patron', price: usd(150) }

it('benefits are never worth more than the price, and nothing costs less than nothing', () => {
  expect(brokenLevel([friend, { ...patron, fmv: usd(150) }], '2027-10-16')).toBeUndefined()
  const dear = { rule: 'level-price', name: 'Patron' }
  expect(brokenLevel([friend, { ...patron, fmv: usd(151) }], '2027-10-16')).toEqual(dear)
  expect(brokenLevel([{ ...patron, fmv: usd(-1) }], '2027-10-16')).toEqual(dear)
  expect(brokenLevel([{ ...patron, price: usd(-1) }], '2027-10-16')).toEqual(dear)
  expect(brokenLevel([{ ...patron, monthly: usd(-1) }], '2027-10-16')).toEqual(dear)
})

it('each level has a key of its own that fits into an address', () => {
  expect(brokenLevel([friend, { ...patron, key: 'friend' }], '2027-10-16')).toEqual({ rule: 'level-key', name: 'Friend' })
  for (const key of ['', 'a/b', 'A', 'two words', '-a'])
    expect(brokenLevel([{ ...patron, key }], '2027-10-16')).toEqual({ rule: 'level-key', name: 'Patron' })
})

it('a new level gets a key of its name, and others keep theirs', () => {
  const entered = [
    { ...friend, name: 'Friends' },
    { ...patron, key: undefined, name: 'Friend' },
    { ...patron, key: undefined, name: '友' },
  ]
  expect(withKeys(entered).map(({ key }) => key)).toEqual(['friend', 'friend-2', 'level'])
  // In whichever order they are entered.
  expect(withKeys(entered.toReversed()).map(({ key }) => key)).toEqual(['level', 'friend-2', 'friend'])
})

it('only another price is another version of the prices', () => {
  expect(isRepriced([friend], [{ ...friend, name: 'Friends', fmv: usd(20), seats: 2 }, patron])).toBe(false)
  expect(isRepriced([friend, patron], [patron])).toBe(false)
  expect(isRepriced([friend], [{ ...friend, price: usd(80) }])).toBe(true)
  expect(isRepriced([friend], [{ ...friend, monthly: usd(5) }])).toBe(true)
})
