/** A picture as brightness from 0 to 255, row by row. */
export interface GrayGrid {
  readonly width: number
  readonly height: number
  readonly pixels: ArrayLike<number>
}

/** Pixels of the longer side to which a picture is scaled before the search for seams. */
export const seamGridSide = 128

/** The outermost tenth of a picture may be its frame. */
const margin = 0.1
/** The least difference in brightness between the two sides of a seam. */
const jump = 20
/** The share of the line along which there is such a difference. */
const along = 0.75
/** The share of the differences with the opposite sign. Two unrelated pictures differ both ways; a horizon or a painted edge differs one way only. */
const bothWays = 0.15
/** `spread`: maximum range of brightness in a plain line; `light`, `dark`: how light or dark a line between two pictures is. */
const plain = { spread: 10, light: 240, dark: 12 } as const
/** Mean difference between neighbors above which an area counts as a picture and not as plain background. */
const busy = 2

/**
 * Whether a picture looks like several in one: a straight line from edge to edge at which everything changes at once, or a plain white or
 * black line with a picture on either side. The guide prints one picture of one work; staff check suspected ones.
 */
export const looksComposite = (grid: GrayGrid): boolean => hasSeam(grid) || hasSeam(turned(grid))

/** Searches for a seam from top to bottom. */
function hasSeam(grid: GrayGrid): boolean {
  const [first, end] = [Math.ceil(grid.width * margin), Math.floor(grid.width * (1 - margin))]
  for (let x = Math.max(2, first); x < Math.min(end, grid.width - 2); x++) if (isEdge(grid, x) || isGutter(grid, x)) return true
  return false
}

/** Whether the columns left and right of `x` differ along the whole line, as in two unrelated pictures, while each resembles its own neighbor. */
function isEdge({ width, height, pixels }: GrayGrid, x: number): boolean {
  let up = 0
  let down = 0
  let inside = 0
  for (let y = 0; y < height; y++) {
    const at = y * width + x
    // Scaling smears a seam between two pixels over one column.
    const across = pixels[at + 1]! - pixels[at - 1]!
    if (across > jump) up += 1
    else if (across < -jump) down += 1
    inside += Math.abs(pixels[at - 1]! - pixels[at - 2]!) + Math.abs(pixels[at + 2]! - pixels[at + 1]!)
  }
  const jumps = up + down
  return jumps >= along * height && Math.min(up, down) >= bothWays * jumps && inside / (2 * height) < jump
}

/** Whether the column is a plain white or black line between two pictures. */
function isGutter(grid: GrayGrid, x: number): boolean {
  const { width, height, pixels } = grid
  let low = 255
  let high = 0
  for (let y = 0; y < height; y++) {
    const value = pixels[y * width + x]!
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  const isPlain = high - low <= plain.spread && (low >= plain.light || high <= plain.dark)
  return isPlain && isBusy(grid, 0, x) && isBusy(grid, x + 1, width)
}

function isBusy({ width, height, pixels }: GrayGrid, from: number, to: number): boolean {
  let sum = 0
  for (let y = 0; y < height; y++) for (let x = from + 1; x < to; x++) sum += Math.abs(pixels[y * width + x]! - pixels[y * width + x - 1]!)
  return sum / Math.max(1, height * (to - from - 1)) > busy
}

function turned({ width, height, pixels }: GrayGrid): GrayGrid {
  const across = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) across[x * height + y] = pixels[y * width + x]!
  return { width: height, height: width, pixels: across }
}
