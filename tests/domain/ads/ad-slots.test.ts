import { describe, expect, it } from 'vitest'
import { slotBox, slotsOf } from '../../../src/domain/ads/flat-plan/ad-slots'

describe('slots of a page of advertisements', () => {
  it.each([1, 2, 4, 8])('%i of one size fill the page exactly', perPage => {
    const boxes = slotsOf(perPage).map(slotBox)
    expect(boxes).toHaveLength(perPage)
    expect(boxes.reduce((sum, { w, h }) => sum + w * h, 0)).toBe(1)
    expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(perPage)
    expect(boxes.every(({ x, y, w, h }) => x + w <= 1 && y + h <= 1)).toBe(true)
  })

  it('an eighth lies in the second row on the left', () => expect(slotBox('eighth-3')).toEqual({ x: 0, y: 0.25, w: 0.5, h: 0.25 }))

  it('no page is divided into three', () => expect(slotsOf(3)).toEqual([]))
})
