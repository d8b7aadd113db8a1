import type { Box } from '../streets/streets-in-file'
import { type HeightFile, type HeightFileProblem, heightFile } from './height-files'
import { type HeightGrid, maxHeights, packedHeights } from './height-grid'

/** The heights of a city, or why they cannot be read. */
export type ReadHeights = { readonly heights: HeightGrid } | { readonly problem: HeightFileProblem | 'elsewhere' }

/**
 * Reads the heights of a city from files: `.asc` (Esri ASCII raster, in degrees) or `.hgt` (SRTM). A city may lie on several of them. What lies
 * outside the box is left out, and heights become fewer until the grid is small: each is then the mean of those around it.
 */
export function heightsInFiles(files: readonly { readonly name: string; readonly content: ArrayBuffer }[], around?: Box): ReadHeights {
  const read = files.map(({ name, content }) => heightFile(name, content))
  const problem = read.find(one => typeof one === 'string')
  if (problem !== undefined) return { problem }
  const known = read as readonly HeightFile[]
  const box = overlap(boxOf(known), around ?? [-180, -90, 180, 90])
  const [west, south, east, north] = box
  const widest = Math.max(...known.map(({ step }) => step))
  if (!(east - west > widest && north - south > widest)) return { problem: 'elsewhere' }

  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const sizeWith = (step: number) => [Math.round(((east - west) * narrow) / step) + 1, Math.round((north - south) / step) + 1] as const
  let step = widest
  while (sizeWith(step)[0] * sizeWith(step)[1] > maxHeights) step *= 1.05
  const steps = [rounded(step / narrow), rounded(step)] as const
  const [columns, rows] = sizeWith(step).map(count => Math.max(2, count)) as [number, number]
  const at = [rounded(west), rounded(south)] as const
  const sums = new Float64Array(columns * rows)
  const counts = new Uint32Array(columns * rows)
  for (const file of known) {
    file.each(windowOf(file, box), (column, row, height) => {
      const x = Math.round((file.west + column * file.step - at[0]) / steps[0])
      const y = Math.round((file.north - row * file.step - at[1]) / steps[1])
      if (x < 0 || y < 0 || x >= columns || y >= rows) return
      sums[y * columns + x]! += height
      counts[y * columns + x]! += 1
    })
  }
  const heights = filled(
    Array.from(sums, (sum, i) => (counts[i]! > 0 ? sum / counts[i]! : undefined)),
    columns,
  )
  if (!heights) return { problem: 'elsewhere' }
  return {
    heights: {
      format: 1,
      at: [...at],
      step: [...steps],
      columns,
      steps: packedHeights(
        heights.map(height => Math.round(height)),
        columns,
      ),
    },
  }
}

/** A ten-millionth of a degree is a centimeter. */
const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7
const southOf = ({ north, rows, step }: HeightFile) => north - (rows - 1) * step
const eastOf = ({ west, columns, step }: HeightFile) => west + (columns - 1) * step

const boxOf = (files: readonly HeightFile[]): Box => [
  Math.min(...files.map(({ west }) => west)),
  Math.min(...files.map(southOf)),
  Math.max(...files.map(eastOf)),
  Math.max(...files.map(({ north }) => north)),
]
const overlap = (a: Box, b: Box): Box => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]

/** The rows and columns of a file that lie within a box, and one more on each side. */
function windowOf({ west, north, step, columns, rows }: HeightFile, [w, s, e, n]: Box) {
  const within = (from: number, to: number, count: number) => [Math.max(0, Math.floor(from) - 1), Math.min(count - 1, Math.ceil(to) + 1)] as const
  return { columns: within((w - west) / step, (e - west) / step, columns), rows: within((north - n) / step, (north - s) / step, rows) }
}

/** What is not known, such as the sea, is as high as what lies beside it. `undefined` if nothing is known. */
function filled(heights: readonly (number | undefined)[], columns: number): readonly number[] | undefined {
  let now = heights
  if (now.every(height => height === undefined)) return undefined
  while (now.includes(undefined)) {
    const before = now
    now = before.map((height, i) => {
      if (height !== undefined) return height
      const column = i % columns
      const beside = [
        column > 0 ? before[i - 1] : undefined,
        column < columns - 1 ? before[i + 1] : undefined,
        before[i - columns],
        before[i + columns],
      ]
      const known = beside.filter(one => one !== undefined)
      return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : undefined
    })
  }
  return now as readonly number[]
}
