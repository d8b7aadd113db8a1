import { type HeightGrid, heightsPath, packedHeights } from '../../../../domain/guide/places/hills/height-grid'
import { Random } from '../random'
import type { SampleFile } from '../sample-file'
import { corners, quarters } from './city-mesh'
import { type Plane, place } from './outlines'

export const sampleHeightsPath = heightsPath('sample')

export const sampleHeightsFile = (): SampleFile => ({
  path: sampleHeightsPath,
  type: 'application/json',
  text: JSON.stringify(sampleHeights()),
})

/** Kilometers from one height to the next, and the south-west corner of the grid. */
const apart = 0.25
const [west, south] = [-7.5, -9.5]
const [columns, rows] = [61, 67]

/** The hills of the invented city: low along its shores and higher inland, with a top in quarters that lie on one. */
export function sampleHeights(): HeightGrid {
  const hills = Object.entries(quarters).map(([id, ring]) => hillOf(id, ring))
  const heights = Array.from({ length: columns * rows }, (_, i) => {
    const at: Plane = [west + (i % columns) * apart, south + Math.floor(i / columns) * apart]
    return Math.round(3 + hills.reduce((sum, hill) => sum + heightOn(hill, at), 0))
  })
  const [corner, next] = [place([west, south]), place([west + apart * 100, south + apart * 100])]
  const step = ([0, 1] as const).map(i => Math.round((next[i] - corner[i]) * 1e5) / 1e7) as [number, number]
  return { format: 1, at: [...corner], step, columns, steps: packedHeights(heights, columns) }
}

interface Hill {
  readonly top: Plane
  readonly height: number
  /** Kilometers from its top to its foot. */
  readonly reach: number
}

/** Meters of the tops; other quarters rise a little. */
const tops: Readonly<Record<string, number>> = {
  'beacon-terrace': 95,
  'laurel-rise': 130,
  'quarry-hill': 105,
  fogline: 145,
  'east-cape': 60,
  'alder-park': 45,
  'cypress-avenues': 40,
}

function hillOf(id: string, ring: readonly string[]): Hill {
  const random = new Random(`hill ${id}`)
  const mean = (i: 0 | 1) => ring.reduce((sum, corner) => sum + corners[corner]![i], 0) / ring.length
  return {
    top: [mean(0) + random.around() * 0.25, mean(1) + random.around() * 0.25],
    height: tops[id] ?? random.between(4, 16),
    reach: random.between(1.3, 1.9),
  }
}

/** Level at the top and at the foot. */
function heightOn({ top, height, reach }: Hill, [east, north]: Plane): number {
  const far = ((east - top[0]) ** 2 + (north - top[1]) ** 2) / reach ** 2
  return far < 1 ? height * (1 - far) ** 2 : 0
}
