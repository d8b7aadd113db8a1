export type Point = readonly [x: number, y: number]
/** A line of straight pieces, in pixels. */
export type Line = readonly Point[]

/**
 * The share of each pixel inside closed lines, 0 to 1, computed from exact areas instead of samples, so that the thinnest stroke counts.
 * Every edge adds its signed area where it passes; the sum along a row is the winding.
 */
export class Coverage {
  private readonly areas: Float32Array

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.areas = new Float32Array((width + 2) * height)
  }

  add(line: Line): void {
    for (let i = 0; i < line.length; i++) this.edge(line[i]!, line[(i + 1) % line.length]!)
  }

  /** A pixel with more than one winding is covered once; by `evenodd` every second winding is a hole. */
  read(evenodd: boolean): Float32Array {
    const covered = new Float32Array(this.width * this.height)
    for (let y = 0; y < this.height; y++) {
      let winding = 0
      for (let x = 0; x < this.width; x++) {
        winding += this.areas[y * (this.width + 2) + x]!
        covered[y * this.width + x] = Math.min(1, Math.abs(evenodd ? winding - 2 * Math.round(winding / 2) : winding))
      }
    }
    return covered
  }

  private edge([x0, y0]: Point, [x1, y1]: Point): void {
    if (y0 === y1) return
    const direction = y0 < y1 ? 1 : -1
    const [top, bottom, from, slope] = direction === 1 ? [y0, y1, x0, (x1 - x0) / (y1 - y0)] : [y1, y0, x1, (x0 - x1) / (y0 - y1)]
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(this.height, Math.ceil(bottom)); row++) {
      const [above, below] = [Math.max(top, row), Math.min(bottom, row + 1)]
      if (below <= above) continue
      this.slice(row, this.within(from + (above - top) * slope), this.within(from + (below - top) * slope), (below - above) * direction)
    }
  }

  /** One edge within one row of pixels. */
  private slice(row: number, a: number, b: number, high: number): void {
    const [left, right] = a < b ? [a, b] : [b, a]
    const start = row * (this.width + 2)
    const [first, last] = [Math.floor(left), Math.floor(right)]
    let passed = 0
    for (let x = first; x <= last; x++) {
      const [enters, leaves] = [Math.max(left, x), Math.min(right, x + 1)]
      const share = right > left ? (leaves - enters) / (right - left) : 1
      // In the edge's pixel, the part to the right of the edge is covered; all following pixels are covered completely.
      const own = high * share * (x + 1 - (enters + leaves) / 2)
      this.areas[start + x]! += own + passed
      passed = high * share - own
    }
    this.areas[start + last + 1]! += passed
  }

  private readonly within = (x: number) => Math.min(this.width, Math.max(0, x))
}
