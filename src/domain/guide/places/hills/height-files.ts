/** A file with heights: how many rows of how many heights, where they lie, and each height in meters. */
export interface HeightFile {
  readonly columns: number
  readonly rows: number
  /** Longitude of the first column and latitude of the first row, which is the northernmost one. */
  readonly west: number
  readonly north: number
  /** Degrees between two heights. */
  readonly step: number
  /** Calls `take` with each known height of these rows and columns. */
  readonly each: (within: GridWindow, take: (column: number, row: number, height: number) => void) => void
}
export interface GridWindow {
  readonly columns: readonly [from: number, to: number]
  readonly rows: readonly [from: number, to: number]
}
export type HeightFileProblem = 'not-heights' | 'not-degrees' | 'cut-off'

/** A grid of the Esri ASCII raster format, or a tile of the SRTM height format, which is named after its south-west corner (`N36W123.hgt`). */
export const heightFile = (name: string, content: ArrayBuffer): HeightFile | HeightFileProblem =>
  /\.hgt$/i.test(name) ? tile(name, content) : asciiGrid(new Uint8Array(content))

const isHole = -32_768

/** One degree of latitude and longitude in rows from the north, each height two bytes, the higher one first. The edges belong to the tile. */
function tile(name: string, content: ArrayBuffer): HeightFile | HeightFileProblem {
  const corner = /([NS])(\d{2})([EW])(\d{3})[^/]*\.hgt$/i.exec(name)
  const across = Math.sqrt(content.byteLength / 2)
  if (!corner || !Number.isInteger(across) || across < 2) return 'not-heights'
  const [, ns, lat, ew, lng] = corner
  const heights = new DataView(content)
  return {
    columns: across,
    rows: across,
    west: Number(lng) * (ew!.toUpperCase() === 'W' ? -1 : 1),
    north: Number(lat) * (ns!.toUpperCase() === 'S' ? -1 : 1) + 1,
    step: 1 / (across - 1),
    each({ columns, rows }, take) {
      for (let row = rows[0]; row <= rows[1]; row++)
        for (let column = columns[0]; column <= columns[1]; column++) {
          const height = heights.getInt16((row * across + column) * 2)
          if (height !== isHole) take(column, row, height)
        }
    },
  }
}

const isBlank = (byte: number) => byte <= 32

/** Read byte by byte: a grid of some countries has 150 MB, of which a city needs little. */
function asciiGrid(bytes: Uint8Array): HeightFile | HeightFileProblem {
  let end = 0
  const word = (): string => {
    while (end < bytes.length && isBlank(bytes[end]!)) end++
    const from = end
    while (end < bytes.length && !isBlank(bytes[end]!)) end++
    return String.fromCharCode(...bytes.subarray(from, Math.min(end, from + 40)))
  }
  const said = new Map<string, number>()
  let begin = 0
  for (let key = word(); /^[a-z]/i.test(key) && said.size < 8; key = word()) {
    said.set(key.toLowerCase(), Number(word()))
    begin = end
  }
  const [columns = 0, rows = 0, step = 0] = ['ncols', 'nrows', 'cellsize'].map(key => said.get(key))
  if (!(Number.isInteger(columns) && Number.isInteger(rows) && columns > 1 && rows > 1 && step > 0)) return 'not-heights'
  const half = step / 2
  const west = said.get('xllcenter') ?? (said.get('xllcorner') ?? Number.NaN) + half
  const south = said.get('yllcenter') ?? (said.get('yllcorner') ?? Number.NaN) + half
  const north = south + (rows - 1) * step
  if (Number.isNaN(west + south)) return 'not-heights'
  if (Math.abs(west) > 181 || south < -91 || north > 91 || step > 1) return 'not-degrees'
  if (!holds(bytes, begin, columns * rows)) return 'cut-off'
  const unknown = said.get('nodata_value') ?? -9999
  return {
    columns,
    rows,
    west,
    north,
    step,
    each(within, take) {
      end = begin
      const last = (within.rows[1] + 1) * columns
      for (let i = 0; i < last; i++) {
        const [column, row] = [i % columns, Math.floor(i / columns)]
        const isWithin = row >= within.rows[0] && column >= within.columns[0] && column <= within.columns[1]
        if (!isWithin) skip()
        else {
          const height = Number(word())
          if (Number.isFinite(height) && height !== unknown) take(column, row, height)
        }
      }
    },
  }
  function skip() {
    while (end < bytes.length && isBlank(bytes[end]!)) end++
    while (end < bytes.length && !isBlank(bytes[end]!)) end++
  }
}

/** Whether so many words follow. */
function holds(bytes: Uint8Array, from: number, count: number): boolean {
  let words = 0
  for (let i = from; i < bytes.length && words < count; i++) if (!isBlank(bytes[i]!) && isBlank(bytes[i - 1]!)) words++
  return words >= count
}
