import { expect, it } from 'vitest'
import { moveRingsApart } from '../../../../src/ui/map/move-rings-apart'
import { ringRadius } from '../../../../src/ui/map/paper/ring-radius'

/** Of the guide's map on paper. */
const size = { width: 720, height: 700 }

/** Places that crowd the middle of a city, the same in every run. */
const crowded = (count: number) =>
  Array.from({ length: count }, (_, i): [number, number] => {
    const [angle, far] = [i * 2.39996, 300 * (i / count) ** 1.5]
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  })

it('rings on paper are as large as few places allow, and in a city of hundreds so small that streets are seen between them', () => {
  expect([1, 40, 360].map(count => ringRadius(count, size))).toEqual([11, 11, 11])
  const radius = ringRadius(733, size)
  expect(radius).toBeLessThan(9)
  expect((733 * Math.PI * radius ** 2) / (size.width * size.height)).toBeCloseTo(1 / 3)
  // Smaller digits could not be read.
  expect(ringRadius(5000, size)).toBe(7)
})

it('no ring of a city of hundreds covers the number of another', () => {
  const radius = ringRadius(733, size)
  const box = { x: radius - size.width / 2, y: radius - size.height / 2, w: size.width - 2 * radius, h: size.height - 2 * radius }
  const rings = moveRingsApart(crowded(733), 2 * radius + 1, box)
  const nearest = rings.map(([x, y], i) => Math.min(...rings.filter((_, j) => j !== i).map(([a, b]) => Math.hypot(x - a, y - b))))
  expect(Math.min(...nearest)).toBeGreaterThan(1.5 * radius)
})
