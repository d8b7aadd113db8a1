import { describe, expect, it } from 'vitest'
import { exactOrder, type Ways } from '../../../../src/domain/guide/routes/route-order'

/** Studios along a street, so many minutes from its beginning, with the hours of their doors. */
const street = (...doors: readonly (readonly [minutes: number, opens: number, closes: number])[]): Ways => ({
  stops: doors.map(([at, opens, closes], i) => ({ id: `s${i}`, pin: [at, 0] as const, hours: [[opens, closes] as const] })),
  begins: 660,
  stay: 10,
  minutes: doors.map(([a]) => doors.map(([b]) => Math.abs(a - b))),
  metres: doors.map(() => doors.map(() => 0)),
  climbs: doors.map(() => doors.map(() => 0)),
  first: doors.map(([at]) => ({ minutes: at, metres: 0, climb: 0, isSteep: false, hasStairs: false })),
  hasStart: true,
})
const always = [0, 1440] as const

describe('the order without a closed door that ends first', () => {
  it('is along the street', () => {
    expect(exactOrder(street([30, ...always], [10, ...always], [20, ...always]))).toEqual([1, 2, 0])
  })
  it('goes to the far end first where that door closes soon, and comes back', () => {
    expect(exactOrder(street([30, 660, 695], [10, ...always], [20, ...always]))).toEqual([0, 2, 1])
  })
  it('does not exist where a door cannot be reached before it closes, nor without any studios', () => {
    expect(exactOrder(street([30, 660, 680], [10, ...always]))).toBeUndefined()
    expect(exactOrder(street())).toBeUndefined()
  })
})
