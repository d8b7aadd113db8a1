import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { walkingOrder } from '../../../../src/domain/guide/numbering/walking-order'

type Pin = readonly [number, number]
const walk = (pins: readonly Pin[]) => {
  const at = walkingOrder(pins)
  return pins.toSorted((a, b) => at(a) - at(b))
}
/** Studios on a grid, so many on each side, a block apart on the equator. */
const grid = (side: number): readonly Pin[] =>
  Array.from({ length: side * side }, (_, i) => [(i % side) / 1000, Math.floor(i / side) / 1000] as const)

describe('a walk through all studios', () => {
  it('goes from each to one beside it where they stand in blocks, and to each once', () => {
    for (const side of [2, 4, 8, 16]) {
      const all = grid(side)
      const order = walk(all)
      expect(new Set(order.map(pin => pin.join()))).toEqual(new Set(all.map(pin => pin.join())))
      const steps = order.slice(1).map(([lng, lat], i) => Math.abs(lng - order[i]![0]) + Math.abs(lat - order[i]![1]))
      for (const step of steps) expect(step).toBeCloseTo(0.001, 9)
    }
  })
  it('begins in the south-west, and ends in the south-east', () => {
    expect([walk(grid(4))[0], walk(grid(4)).at(-1)]).toEqual([
      [0, 0],
      [0.003, 0],
    ])
  })
  it('is the same wherever the city lies, as far as it is square on the ground', () => {
    const numbers = (pins: readonly Pin[]) => pins.map(walkingOrder(pins))
    const moved = grid(8).map(([lng, lat]) => [lng * 2 - 122, lat + 60 - 0.0035] as const)
    expect(numbers(moved)).toEqual(numbers(grid(8)))
    const stretched = grid(8).map(([lng, lat]) => [lng * 2, lat] as const)
    expect(numbers(stretched)).not.toEqual(numbers(grid(8)))
  })
  it('has a place for studios at one address, and for a single one', () => {
    const same: readonly Pin[] = [
      [-122.4, 37.75],
      [-122.4, 37.75],
    ]
    expect(same.map(walkingOrder(same))).toEqual([0, 0])
  })
  it('gives every pin of any city a place on the curve', () => {
    const pin = fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -80, max: 80, noNaN: true }))
    fc.assert(
      fc.property(fc.array(pin, { minLength: 1, maxLength: 20 }), pins => {
        for (const place of pins.map(walkingOrder(pins))) expect(place >= 0 && place < 2 ** 32).toBe(true)
      }),
    )
  })
})
