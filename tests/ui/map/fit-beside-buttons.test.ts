import { expect, it } from 'vitest'
import { boundsOf, type LngLat, toWorld, worldWidth } from '../../../src/ui/map/map-view'
import { fitBesideButtons } from '../../../src/ui/map/use-fit-to-pins'

it('what the map is fitted to, places as a route, lies beside its buttons and within it', () => {
  const size = { width: 390, height: 400 }
  const points: readonly LngLat[] = [
    [-122.44, 37.75],
    [-122.4, 37.78],
    [-122.39, 37.74],
  ]
  for (const margin of [undefined, 48]) {
    const view = fitBesideButtons(points, size, margin)
    const across = points.map(at => (toWorld(at)[0] - view.x) * worldWidth(view.zoom) + size.width / 2)
    expect(Math.min(...across)).toBeGreaterThan(0)
    expect(Math.max(...across)).toBeLessThan(size.width - 48)
    const [, south, , north] = boundsOf(view, size)
    expect(points.every(([, lat]) => lat > south && lat < north)).toBe(true)
  }
})
