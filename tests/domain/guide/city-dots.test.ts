import { describe, expect, it } from 'vitest'
import { dotsOf } from '../../../src/domain/guide/reading/city-dots'

const at = (lng: number, lat: number) => ({ pin: [lng, lat] as const })

describe('the studios of a city as dots', () => {
  it('lie in a box with north above and the proportions of the ground', () => {
    expect(dotsOf([at(-122, 60), at(-121, 60), at(-121, 61)])).toEqual({
      width: 246,
      height: 500,
      at: [
        [0, 500],
        [246, 500],
        [246, 0],
      ],
    })
  })

  it('are one where several studios share a door, and none where a studio has no place', () => {
    expect(dotsOf([at(0, 0), at(0, 0), {}, at(1, 0)]).at).toEqual([
      [0, 0],
      [500, 0],
    ])
  })

  it('leave out a place that lies far from all others', () => {
    const city = Array.from({ length: 200 }, (_, n) => at((n % 20) / 100, Math.floor(n / 20) / 100))
    const { at: dots, width, height } = dotsOf([...city, at(90, 40)])
    expect(dots).toHaveLength(200)
    expect([width, height]).toEqual([500, 237])
  })

  it('are none in an edition without a place', () => {
    expect(dotsOf([]).at).toEqual([])
  })
})
