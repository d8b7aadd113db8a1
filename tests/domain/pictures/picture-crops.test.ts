import { assert, double, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropAround, cropNames, cropRatios, cropsAround, moved } from '../../../src/domain/pictures/picture-crops'

const share = double({ min: 0, max: 1, noNaN: true })
const side = integer({ min: 1, max: 8000 })

describe('a crop', () => {
  it('of a wide picture takes its whole height around the focal point', () => {
    expect(cropAround({ width: 2000, height: 1000 }, { x: 0.5, y: 0.2 }, 1)).toEqual({ x: 0.25, y: 0, w: 0.5, h: 1 })
    expect(cropAround({ width: 2000, height: 1000 }, { x: 0.9, y: 0.2 }, 1)).toEqual({ x: 0.5, y: 0, w: 0.5, h: 1 })
  })

  it('of a tall picture takes its whole width', () => {
    expect(cropAround({ width: 1000, height: 2000 }, { x: 0, y: 0 }, 1)).toEqual({ x: 0, y: 0, w: 1, h: 0.5 })
  })

  it('is within the picture, has its ratio, touches two edges and contains the focal point', () => {
    assert(
      property(side, side, share, share, (width, height, x, y) => {
        const cuts = cropsAround({ width, height }, { x, y })
        for (const name of cropNames) {
          const { x: left, y: top, w, h } = cuts[name]
          expect(left >= 0 && top >= 0 && left + w <= 1 + 1e-9 && top + h <= 1 + 1e-9).toBe(true)
          expect((w * width) / (h * height)).toBeCloseTo(cropRatios[name], 6)
          expect(Math.max(w, h)).toBe(1)
          expect(x >= left - 1e-9 && x <= left + w + 1e-9 && y >= top - 1e-9 && y <= top + h + 1e-9).toBe(true)
        }
      }),
    )
  })

  it('with the focal point near an edge stops at the edge', () => {
    expect(moved({ x: 0.5, y: 0.5 }, 1, -1)).toEqual({ x: 0.51, y: 0.49 })
    expect(moved({ x: 0.995, y: -3 }, 4, 0)).toEqual({ x: 1, y: 0 })
  })
})
