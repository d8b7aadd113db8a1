import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareKeys, putNumber, putText, sortByKeys, sortKeys } from '../../../../../src/ui/office/data-grid/rows/sort-keys'

const slotsOf = (length: number) => Uint32Array.from({ length }, (_, slot) => slot)

/** More than are sorted by comparing. */
const many = 2500

it('orders many numbers as few: by their value, equal ones as they stood', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 })), { minLength: 1, maxLength: 40 }), drawn => {
      const values = Array.from({ length: many }, (_, slot) => drawn[(slot * 7) % drawn.length]!)
      const keys = sortKeys(many)
      for (const [slot, value] of values.entries()) putNumber(keys, slot, value)
      const order = Array.from(sortByKeys(slotsOf(many), keys))
      expect(order).toEqual(Array.from(slotsOf(many)).sort((a, b) => compareKeys(keys, a, b) || a - b))
      const sorted = order.map(slot => values[slot]!)
      expect(sorted.every((value, at) => at === 0 || sorted[at - 1]! <= value)).toBe(true)
    }),
    { numRuns: 20 },
  )
})

it('orders few and many texts by their first letters', () => {
  for (const length of [5, many]) {
    const names = Array.from({ length }, (_, slot) => ['mara', 'abe', 'zoe', 'abel', 'mar'][slot % 5]!)
    const keys = sortKeys(length)
    for (const [slot, name] of names.entries()) putText(keys, slot, name)
    const sorted = Array.from(sortByKeys(slotsOf(length), keys), slot => names[slot])
    expect(sorted).toEqual(names.toSorted())
  }
})
