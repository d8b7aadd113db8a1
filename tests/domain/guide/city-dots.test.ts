import { describe, expect, it } from 'vitest'
import { dotsOf } from '../../../src/domain/guide/reading/city-dots'

const at = (lng: number, lat: number) => ({ pin: [lng, lat] as const })

describe('the studios of a city as dots', () => {
  it('lie in a box with north above and the proportions of the ground', () => {
    expect(dotsOf([at(-122, 60), at(-121, 60), at(-121, 61)])).toEqual({
      box: '0 0 246 500',
      path: 'M0 500h0M246 500h0M246 0h0',
    })
  })

  it('are one where several studios share a door, and none where a studio has no place', () => {
    expect(dotsOf([at(0, 0), at(0, 0), {}, at(1, 0)]).path).toBe('M0 0h0M500 0h0')
  })

  it('leave out a place that lies far from all others', () => {
    const city = Array.from({ length: 200 }, (_, n) => at((n % 20) / 100, Math.floor(n / 20) / 100))
    const { box, path } = dotsOf([...city, at(90, 40)])
    expect(path.match(/M/g)).toHaveLength(200)
    expect(box).toBe('0 0 500 237')
  })

  it('are none in an edition without a place', () => {
    expect(dotsOf([]).path).toBe('')
  })
})
