/** A picture as brightness from 0 to 255, row by row. */
export interface GrayGrid {
  readonly width: number
  readonly height: number
  readonly pixels: ArrayLike<number>
}

/** Pixels of the longer side to which a picture is scaled before its seams are looked for. */
export const seamGridSide = 128

/** The outermost tenth of a picture may be its frame. */
const margin = 0.1
/** Brightness between the two sides of a seam that counts as a jump. */
const jump = 20
/** Share of the line along which there is a jump. */
const along = 0.75
/** Share of the jumps that go the other way. Two pictures differ both ways; a horizon or a painted edge goes one way. */
const bothWays = 0.15
/** Brightness within which a line counts as plain, and how light or dark the line between two pictures is. */
const plain = { spread: 10, light: 240, dark: 12 } as const
/** Mean difference between neighbors above which a part counts as a picture, and no plain ground. */
const busy = 2

/**
 * Whether a picture looks like several in one: a straight line from edge to edge at which everything changes at once, or a plain white or
 * black line with a picture on either side. The guide prints one picture of a work; staff look at what is suspected.
 */
export const looksComposite = (grid: GrayGrid): boolean => hasSeam(grid) || hasSeam(turned(grid))

/** Looks for a seam from top to bottom. */
function hasSeam(grid: GrayGrid): boolean {
  const [first, end] = [Math.ceil(grid.width * margin), Math.floor(grid.width * (1 - margin))]
  for (let x = Math.max(2, first); x < Math.min(end, grid.width - 2); x++) if (isEdge(grid, x) || isGutter(grid, x)) return true
  return false
}

/** Whether the columns on either side of `x` differ along the whole line, as those of two unrelated pictures do, and their own neighbors do not. */
function isEdge({ width, height, pixels }: GrayGrid, x: number): boolean {
  let up = 0
  let down = 0
  let inside = 0
  for (let y = 0; y < height; y++) {
    const at = y * width + x
    // A seam between two pixels is smeared over one column when the picture is scaled.
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
