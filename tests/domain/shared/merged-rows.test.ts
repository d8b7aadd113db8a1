import { describe, expect, it } from 'vitest'
import { mergedRows } from '../../../src/domain/shared/merged-rows'

const merge = mergedRows<{ readonly size: string; readonly cents: number }>(({ size }) => size)
const before = [
  { size: 'full', cents: 100 },
  { size: 'half', cents: 60 },
  { size: 'third', cents: 40 },
]
const priced = (changes: Readonly<Record<string, number>>) => before.map(row => ({ ...row, cents: changes[row.size] ?? row.cents }))
const without = (size: string) => before.filter(row => row.size !== size)

describe('two people who change a list of prices at once', () => {
  it('keep each the prices that they changed', () => {
    expect(merge(before, priced({ full: 110 }), priced({ third: 45 }))).toEqual(priced({ full: 110, third: 45 }))
  })
  it('keep, of a price that both changed, the one that is entered here', () => {
    expect(merge(before, priced({ half: 65 }), priced({ half: 70 }))).toEqual(priced({ half: 65 }))
  })
  it('keep each the rows that they added', () => {
    const [box, strip] = [
      { size: 'box', cents: 9 },
      { size: 'strip', cents: 8 },
    ]
    expect(merge(before, [...before, box], [...before, strip])).toEqual([...before, box, strip])
  })
  it('lose the rows that one of them removed, unless the other changed them', () => {
    expect(merge(before, without('half'), priced({ full: 120 }))).toEqual(priced({ full: 120 }).filter(({ size }) => size !== 'half'))
    expect(merge(before, priced({ full: 110 }), without('half'))).toEqual(priced({ full: 110 }).filter(({ size }) => size !== 'half'))
    expect(merge(before, priced({ half: 65 }), without('half'))).toEqual(priced({ half: 65 }))
  })
})
