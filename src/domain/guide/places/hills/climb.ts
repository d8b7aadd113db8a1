import { metresBetween } from '../../../shared/metres-between'
import { type HeightGrid, unpackedHeights } from './height-grid'

type LngLat = readonly [lng: number, lat: number]

/** A piece of a way on which it rises or falls evenly. */
export interface Slope {
  readonly metres: number
  /** Metres that its end is higher than its beginning. */
  readonly rise: number
}
/** The pieces of the straight way from one place to another. */
export type SlopesBetween = (from: LngLat, to: LngLat) => readonly Slope[]

/** Pieces of a way are about as long as a block. */
const block = 100

export function slopesOn(grid: HeightGrid): SlopesBetween {
  const heightAt = heightsOn(grid)
  return (from, to) => {
    const metres = metresBetween(from, to)
    const count = Math.max(1, Math.round(metres / block))
    const heights = Array.from({ length: count + 1 }, (_, i) => {
      const part = i / count
      return heightAt([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
    })
    return heights.slice(1).map((height, i) => ({ metres: metres / count, rise: height - heights[i]! }))
  }
}

/** Between four heights of the grid each counts by how near it is. Beyond the grid the land goes on as at its edge. */
function heightsOn(grid: HeightGrid): (at: LngLat) => number {
  const { at, step, columns } = grid
  const heights = unpackedHeights(grid)
  const rows = heights.length / columns
  return ([lng, lat]) => {
    const x = Math.min(columns - 1, Math.max(0, (lng - at[0]) / step[0]))
    const y = Math.min(rows - 1, Math.max(0, (lat - at[1]) / step[1]))
    const [column, row] = [Math.min(columns - 2, Math.floor(x)), Math.min(rows - 2, Math.floor(y))]
    const [east, north] = [x - column, y - row]
    const first = row * columns + column
    const along = (i: number) => heights[i]! * (1 - east) + heights[i + 1]! * east
    return along(first) * (1 - north) + along(first + columns) * north
  }
}
