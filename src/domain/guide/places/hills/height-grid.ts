import * as v from 'valibot'
import { checkedPath, type StoredPath } from '../../../shared/stored-path'

/** Heights in a grid; with them packed, a file has at most some 18 kB. */
export const maxHeights = 6_000

/**
 * How high a city lies, in whole meters, row by row from the south-west corner: the first height, then the steps to each next one. A row goes on
 * from the beginning of the row below it. It travels as one file, beside the streets.
 */
export const heightGrid = v.pipe(
  v.strictObject({
    format: v.literal(1),
    /** Longitude and latitude of the first height. */
    at: v.tuple([v.pipe(v.number(), v.minValue(-180), v.maxValue(180)), v.pipe(v.number(), v.minValue(-90), v.maxValue(90))]),
    /** Degrees from one height to the next, to the east and to the north. */
    step: v.tuple([v.pipe(v.number(), v.minValue(1e-6), v.maxValue(1)), v.pipe(v.number(), v.minValue(1e-6), v.maxValue(1))]),
    columns: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(maxHeights / 2)),
    steps: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(-9_000), v.maxValue(9_000))), v.minLength(4), v.maxLength(maxHeights)),
  }),
  v.check(({ columns, steps }) => steps.length % columns === 0),
)
export type HeightGrid = v.InferOutput<typeof heightGrid>

/** The file of a grid. Its name has the hash of the content, so it never changes. */
export const heightsPath = (hash: string): StoredPath => checkedPath(`${heightsFolder}/${hash}.json`)
export const heightsFolder = 'snapshots/heights'

export const packedHeights = (heights: readonly number[], columns: number): number[] =>
  heights.map((height, i) => height - (i === 0 ? 0 : heights[i % columns === 0 ? i - columns : i - 1]!))

export function unpackedHeights({ steps, columns }: Pick<HeightGrid, 'steps' | 'columns'>): readonly number[] {
  const heights: number[] = []
  for (const [i, step] of steps.entries()) heights.push(step + (i === 0 ? 0 : heights[i % columns === 0 ? i - columns : i - 1]!))
  return heights
}
