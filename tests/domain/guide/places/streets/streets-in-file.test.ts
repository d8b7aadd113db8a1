import { describe, expect, it } from 'vitest'
import { maxStreetPoints, packed, streetPoints, unpacked } from '../../../../../src/domain/guide/places/streets/street-map'
import { streetsInFile } from '../../../../../src/domain/guide/places/streets/streets-in-file'

const feature = (type: string, coordinates: unknown, properties: object) => ({ type: 'Feature', properties, geometry: { type, coordinates } })
const file = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features })
const line = (properties: object, ...at: readonly (readonly [number, number])[]) => feature('LineString', at, properties)
const ring = [
  [
    [0.01, 0.01],
    [0.02, 0.01],
    [0.02, 0.02],
    [0.01, 0.01],
  ],
]
const read = (text: string, around?: readonly [number, number, number, number]) => {
  const found = streetsInFile(text, around)
  if ('problem' in found) throw new Error(found.problem)
  return found.streets
}

describe('a file of streets', () => {
  it('gives main and side streets, stairs, rivers, railways, water, parks and landmarks with their names, and nothing of what has no place on the map', () => {
    const { main, side, stairs, rivers, railways, water, parks, landmarks } = read(
      file(
        line({ highway: 'primary', name: 'High Street' }, [0, 0], [0.01, 0]),
        line({ highway: 'residential' }, [0, 0], [0, 0.01]),
        line({ highway: 'footway' }, [0, 0], [0.01, 0.01]),
        line({ highway: 'steps', name: 'Coral Steps' }, [0, 0], [0.0001, 0.0002]),
        line({ railway: 'rail' }, [0, 0], [0.01, 0.01]),
        line({ railway: 'subway' }, [0, 0], [0.02, 0.01]),
        line({ waterway: 'river', name: 'The Brook' }, [0, 0], [0.01, 0.02]),
        feature('Polygon', ring, { natural: 'water', name: 'The Pond' }),
        feature('MultiPolygon', [ring], { leisure: 'park' }),
        feature('Polygon', ring, { building: 'yes' }),
        feature('Point', [0.005, 0.005], { tourism: 'museum', name: 'Museum of Nets' }),
        feature('Point', [0.005, 0.005], { tourism: 'museum' }),
        feature('Polygon', ring, { amenity: 'library', name: 'Town Library' }),
      ),
    )
    expect(main).toEqual([{ name: 'High Street', line: [0, 0, 1000, 0] }])
    expect(side).toEqual([{ line: [0, 0, 0, 1000] }])
    expect(stairs).toEqual([{ name: 'Coral Steps', line: [0, 0, 10, 20] }])
    expect(railways).toEqual([{ line: [0, 0, 1000, 1000] }])
    expect(rivers).toEqual([{ name: 'The Brook', line: [0, 0, 1000, 2000] }])
    expect(water.map(({ name }) => name)).toEqual(['The Pond'])
    expect(parks).toEqual([{ rings: water[0]!.rings }])
    expect(landmarks.map(({ name }) => name)).toEqual(['Museum of Nets', 'Town Library'])
  })
  it('may be a city’s own, in which lines have no tags', () => {
    expect(read(file(line({ STREETNAME: 'A', id: 4 }, [0, 0], [0.01, 0]))).side).toEqual([{ line: [0, 0, 1000, 0] }])
  })
  it('loses what lies outside the city, and points that nobody sees', () => {
    const straight = Array.from({ length: 100 }, (_, i) => [i / 10_000, i % 2 === 0 ? 0 : 0.000_004] as const)
    const { main } = read(file(line({ highway: 'primary' }, ...straight), line({ highway: 'primary' }, [4, 4], [4.1, 4])), [-1, -1, 1, 1])
    expect(main).toHaveLength(1)
    expect(main[0]!.line.length / 2).toBeLessThan(40)
  })
  it('is simplified until the map is small enough, and crossings stay', () => {
    const wavy = (from: number) => Array.from({ length: 1000 }, (_, i) => [from + i / 2000, from / 10 + Math.sin(i / 3) / 2000] as const)
    const map = read(file(...Array.from({ length: 70 }, (_, i) => line({ highway: 'residential' }, ...wavy(i / 200)))))
    expect(streetPoints(map)).toBeLessThanOrEqual(maxStreetPoints)
    expect(map.side.length).toBeGreaterThanOrEqual(70)
  })
  it.each([
    ['not-json', 'nothing'],
    ['not-geojson', '{"type":"Topology"}'],
    ['not-degrees', file(line({ highway: 'primary' }, [538_000, 4_180_000], [538_100, 4_180_000]))],
    ['no-streets', file(feature('Polygon', ring, { leisure: 'park' }))],
  ])('that cannot be read says why: %s', (problem, text) => {
    expect(streetsInFile(text)).toEqual({ problem })
  })
})

it('a packed line comes back to about a meter', () => {
  const points = [
    [-122.41941, 37.77493],
    [-122.41, 37.78],
    [-122.399999, 37.79],
  ] as const
  expect(unpacked(packed(points)).map(at => at.map(degrees => Number(degrees.toFixed(5))))).toEqual([
    [-122.41941, 37.77493],
    [-122.41, 37.78],
    [-122.4, 37.79],
  ])
})
