import { describe, expect, test } from 'vitest'
import { metresBetween, type Point } from '../../../../src/adapters/memory/sample/city/outlines'
import { sampleSeason } from '../../../../src/adapters/memory/sample/sample-season'
import type { editions, neighbourhoods, Polygons } from '../../../../src/domain/guide/editions.collection'
import type { listings as listingsOf } from '../../../../src/domain/guide/listings.collection'
import { isInside } from '../../../../src/domain/guide/places/outlines/is-inside-polygon'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'

const { documents } = sampleSeason()
const under = <T>(collection: string) =>
  documents
    .filter(({ path }) => path.startsWith(`${collection}/`))
    .map(({ path, data }) => ({ ...data, id: path.split('/').at(-1)! }) as unknown as T)
const quarters = under<StoredOf<typeof neighbourhoods>>('neighbourhoods').map(({ id, outline, colour }) => ({
  id,
  colour,
  outline: JSON.parse(outline!) as Polygons,
}))
const land = JSON.parse(under<StoredOf<typeof editions>>('editions')[0]!.land!) as Polygons
const listings = under<StoredOf<typeof listingsOf>>('listings')

describe('the city', () => {
  const square = (step: number): Point[] => {
    const corners = quarters.flatMap(({ outline }) => outline.flat(2))
    const [west, east] = [Math.min(...corners.map(p => p[0])), Math.max(...corners.map(p => p[0]))]
    const [south, north] = [Math.min(...corners.map(p => p[1])), Math.max(...corners.map(p => p[1]))]
    return Array.from(
      { length: step * step },
      (_, i): Point => [west + ((east - west) * ((i % step) + 0.37)) / step, south + ((north - south) * (Math.floor(i / step) + 0.53)) / step],
    )
  }

  test('its quarters never overlap and stay on land', () => {
    const wrong = square(130).filter(point => {
      const holders = quarters.filter(({ outline }) => isInside(point, outline))
      return holders.length > 1 || (holders.length === 1 && !isInside(point, land))
    })
    expect(wrong).toEqual([])
  })

  test('it has a bay, an island and a lagoon', () => {
    expect(land.map(polygon => polygon.length)).toEqual([2, 1])
    expect(isInside([-122.39, 36.63], land)).toBe(false)
  })

  test('every quarter has its own color and at most 200 points', () => {
    expect(new Set(quarters.map(({ colour }) => colour)).size).toBe(quarters.length)
    expect(Math.max(...quarters.map(({ outline }) => outline.flat(2).length))).toBeLessThanOrEqual(200)
  })

  test('every door is on land in its own quarter', () => {
    const lost = listings.filter(({ pin, neighbourhoodId }) => {
      // Some listings have no pin yet.
      if (!pin) return false
      const door: Point = [pin!.lng, pin!.lat]
      return !isInside(door, land) || !isInside(door, quarters.find(({ id }) => id === neighbourhoodId)!.outline)
    })
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  test('no two doors are at the same place', () => {
    const doors = new Map(listings.filter(({ pin }) => pin).map(({ siteId, address, pin }) => [siteId ?? address!, [pin!.lng, pin!.lat] as Point]))
    const all = [...doors.values()]
    const apart = all.flatMap((a, i) => all.slice(i + 1).map(b => metresBetween(a, b)))
    expect(Math.min(...apart)).toBeGreaterThan(80)
  })
})
