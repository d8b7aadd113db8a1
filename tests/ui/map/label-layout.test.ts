import { expect, it } from 'vitest'
import { layOut } from '../../../src/ui/map/label-layout'

it('moves a name that would cover another one, and leaves it out where there is no room', () => {
  const at = (id: string, y = 100) => ({ id, name: 'Kensington and Chelsea', x: 100, y })
  const { areas } = layOut([], [at('first'), ...Array.from({ length: 9 }, (_, i) => at(`next${i}`))])
  const heights = areas.map(({ y }) => y).toSorted((a, b) => a - b)
  expect(areas[0]).toEqual(at('first'))
  expect(areas.length).toBeLessThan(10)
  expect(heights.every((y, i) => i === 0 || y - heights[i - 1]! >= 16)).toBe(true)
})
