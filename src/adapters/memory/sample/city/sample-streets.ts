import { packed, type StreetMap, streetsPath } from '../../../../domain/guide/places/streets/street-map'
import { Random } from '../random'
import type { SampleFile } from '../sample-file'
import { quarterWords } from '../texts/city'
import { landmarkNames, parkNames, riverName, streetWords } from '../texts/city-map-names'
import { borders, outlineOf, type Plane, place, planeOf } from './outlines'

export const sampleStreetsPath = streetsPath('sample')

export const sampleStreetsFile = (): SampleFile => ({
  path: sampleStreetsPath,
  type: 'application/json',
  text: JSON.stringify(sampleStreets()),
})

/** The streets of the invented city: a grid in each quarter, roads along its borders, a river, a railway, parks and landmarks. */
function sampleStreets(): StreetMap {
  const grids = quarterWords.map(({ id, streets }) => gridOf(id, streets))
  return {
    format: 1,
    main: [...borders().map(points => ({ line: packed(points) })), ...grids.flatMap(({ main }) => main)],
    side: grids.flatMap(({ side }) => side),
    stairs: Array.from({ length: 30 }, (_, i) => ({ line: packed(flight(i).map(place)) })),
    rivers: [{ name: riverName, line: packed(curve(river).map(place)) }],
    railways: [{ line: packed(curve(railway).map(place)) }],
    water: [],
    parks: Object.entries(parkNames).map(([id, name]) => ({ name, rings: [packed(meadow(id).map(place))] })),
    landmarks: Object.entries(landmarkNames).map(([id, name]) => ({ name, at: [...place(spotIn(id, 'landmark', 0.22))] as [number, number] })),
  }
}

/** Stairs in the streets of the quarter on a hill, 50 meters long. */
function flight(i: number): readonly Plane[] {
  const [east, north] = spotIn('laurel-rise', `stairs ${i}`, 0.8)
  return [
    [east, north],
    [east + 0.03, north + 0.04],
  ]
}

/** From the hills to the lagoon. */
const river: readonly Plane[] = [
  [11, -15],
  [7.5, -10.5],
  [5, -9.8],
  [3.4, -7.6],
  [1.6, -7.2],
  [0.9, -5.8],
  [0.2, -5.6],
]
/** From the country to the quay. */
const railway: readonly Plane[] = [
  [24, -3.2],
  [11, -2.9],
  [7.4, -0.6],
  [5.4, 0.7],
  [3.4, 1.2],
  [2.2, 2.1],
]

/** A line without corners: each is cut three times (Chaikin). */
function curve(line: readonly Plane[], times = 3): readonly Plane[] {
  if (times === 0) return line
  const between = (a: Plane, b: Plane, share: number): Plane => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
  const cut = line.slice(1).flatMap((b, i) => [between(line[i]!, b, 0.25), between(line[i]!, b, 0.75)])
  return curve([line[0]!, ...cut, line.at(-1)!], times - 1)
}

type Street = StreetMap['main'][number]

/** Kilometers between two streets of a quarter, and how much farther apart those across are. */
const apart = { least: 0.14, most: 0.19, across: 1.5 }

/** Streets along and across a quarter, which each has its own direction. The two in the middle are main streets. */
function gridOf(id: string, names: readonly string[]): { readonly main: readonly Street[]; readonly side: readonly Street[] } {
  const random = new Random(`streets ${id}`)
  const turn = random.between(-0.6, 0.6)
  const step = random.between(apart.least, apart.most)
  const along = streetsAcross(id, turn, step)
  const across = streetsAcross(id, turn + Math.PI / 2, step * apart.across)
  const rows = [along, across].map(lines => ({ lines, middle: Math.floor(lines.length / 2) }))
  const named = (line: readonly Plane[], name: string | undefined): Street => ({ ...(name !== undefined && { name }), line: packed(line.map(place)) })
  return {
    main: rows.flatMap(({ lines, middle }, i) => (lines[middle] ?? []).map(line => named(line, names[i]))),
    side: rows.flatMap(({ lines, middle }, i) =>
      lines.flatMap((pieces, k) => {
        if (k === middle) return []
        const name = k === middle + 2 ? names[i + 2] : streetName(random)
        return pieces.filter(() => random.is(0.93)).map(line => named(line, name))
      }),
    ),
  }
}

/** A street of which nothing is told but its name. */
const streetName = (random: Random) => `${random.pick(streetWords)} ${random.pick(['Street', 'Street', 'Lane', 'Way', 'Court'])}`

/** Parallel lines in one direction, each in the pieces that lie within the quarter. */
function streetsAcross(id: string, turn: number, step: number): readonly (readonly (readonly Plane[])[])[] {
  const ring = ringOf(id).map(at => turned(at, -turn))
  const heights = ring.map(([, north]) => north)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const count = Math.max(0, Math.floor((high - low) / step))
  return Array.from({ length: count }, (_, i) => {
    const height = low + (i + 0.5) * step
    const ends = ring
      .flatMap((a, k) => {
        const b = ring[(k + 1) % ring.length]!
        return a[1] > height === b[1] > height ? [] : [a[0] + ((height - a[1]) / (b[1] - a[1])) * (b[0] - a[0])]
      })
      .toSorted((a, b) => a - b)
    return ends.flatMap((west, k) => {
      const east = ends[k + 1]
      const isInside = k % 2 === 0 && east !== undefined && east - west > 0.2
      return isInside ? [[turned([west, height], turn), turned([east, height], turn)]] : []
    })
  })
}

const ringOf = (id: string): readonly Plane[] => outlineOf(id)[0]![0]!.slice(0, -1).map(planeOf)
const turned = ([east, north]: Plane, by: number): Plane => [east * Math.cos(by) - north * Math.sin(by), east * Math.sin(by) + north * Math.cos(by)]

/** A place near the middle of a quarter. */
function spotIn(id: string, what: string, reach: number): Plane {
  const random = new Random(`${what} ${id}`)
  const ring = ringOf(id)
  const mean = (i: 0 | 1) => ring.reduce((sum, at) => sum + at[i], 0) / ring.length
  const wide = Math.max(...ring.map(([east]) => east)) - Math.min(...ring.map(([east]) => east))
  return [mean(0) + random.around() * wide * reach * 0.5, mean(1) + random.around() * wide * reach * 0.5]
}

/** The uneven ring of a park, 300 to 900 meters across. */
function meadow(id: string): readonly Plane[] {
  const random = new Random(`park ${id}`)
  const [east, north] = spotIn(id, 'park', 0.3)
  const reach = random.between(0.15, 0.42)
  const ring = Array.from({ length: 11 }, (_, i): Plane => {
    const [angle, far] = [(i / 11) * 2 * Math.PI, reach * random.between(0.75, 1.1)]
    return [east + far * 1.2 * Math.cos(angle), north + far * Math.sin(angle)]
  })
  return [...ring, ring[0]!]
}
