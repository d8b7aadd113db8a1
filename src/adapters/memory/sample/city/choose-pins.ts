import { isInside } from '../../../../domain/guide/places/outlines/is-inside-polygon'
import { Random } from '../random'
import { metresBetween, outlineOf, type Point } from './outlines'

/** Chooses positions of doors in the city: inside the quarter, away from its border, and apart from every earlier door. */
export class Pins {
  private readonly taken: Point[] = []

  next(quarter: string, seed: string, apart: number): Point {
    const random = new Random(`pin ${quarter} ${seed}`)
    const outline = outlineOf(quarter)
    const ring = outline[0]![0]!
    const [west, east] = [Math.min(...ring.map(p => p[0])), Math.max(...ring.map(p => p[0]))]
    const [south, north] = [Math.min(...ring.map(p => p[1])), Math.max(...ring.map(p => p[1]))]
    const heart = heartOf(quarter)
    for (let tries = 0; tries < 600; tries++) {
      // studios cluster: two doors in three are near the center of the quarter
      const near = random.is(0.66)
      const lng = near ? heart[0] + random.around() * (east - west) * 0.2 : random.between(west, east)
      const lat = near ? heart[1] + random.around() * (north - south) * 0.2 : random.between(south, north)
      const pin: Point = [Math.round(lng * 1e5) / 1e5, Math.round(lat * 1e5) / 1e5]
      const clear = ring.every(corner => metresBetween(corner, pin) > 90) && this.taken.every(other => metresBetween(other, pin) >= apart)
      if (clear && isInside(pin, outline) && offBorder(pin, ring, 60)) {
        this.taken.push(pin)
        return pin
      }
    }
    throw new Error(`No room for a door in ${quarter}`)
  }
}

function heartOf(quarter: string): Point {
  const ring = outlineOf(quarter)[0]![0]!
  return [ring.reduce((sum, p) => sum + p[0], 0) / ring.length, ring.reduce((sum, p) => sum + p[1], 0) / ring.length]
}

/** Whether a pin is at least `metres` from every edge of the ring. */
function offBorder(pin: Point, ring: readonly (readonly [number, number])[], metres: number): boolean {
  return ring.every((a, i) => {
    const b = ring[(i + 1) % ring.length]!
    const length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((pin[0] - a[0]) * (b[0] - a[0]) + (pin[1] - a[1]) * (b[1] - a[1])) / length))
    return metresBetween(pin, [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])]) >= metres
  })
}
