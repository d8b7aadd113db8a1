import { type PackedLine, type StreetMap, unpacked } from '../../../domain/guide/places/streets/street-map'
import type { MapSize, MapView } from '../map-view'
import { worldWidth } from '../map-view'

/** A point in world units (`MapView`). */
type World = readonly [x: number, y: number]
type Layer = 'main' | 'side' | 'rivers' | 'railways' | 'water' | 'parks'
export interface MapName {
  readonly name: string
  readonly at: World
  /** Degrees by which the name is turned along its street. */
  readonly turn: number
}

/** A square of the map with the lines that begin in it. Only squares in view are drawn. */
export interface StreetCell {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly lines: Readonly<Record<Layer, readonly (readonly World[])[]>>
}
export interface StreetCells {
  readonly cells: readonly StreetCell[]
  readonly streetNames: readonly MapName[]
  readonly areaNames: readonly MapName[]
  readonly landmarks: readonly MapName[]
}

/** Width of a square in world units: some four kilometers at 37 degrees of latitude. */
const cellWidth = 1 / 2 ** 13

/** Mercator, as in `toWorld`, without a projection object for each of tens of thousands of points. */
function worldOf([lng, lat]: readonly [number, number]): World {
  const sin = Math.sin((lat * Math.PI) / 180)
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)]
}
const worldLine = (line: PackedLine): readonly World[] => unpacked(line).map(worldOf)

/** The lines of a map by square. A street that leads into another square is cut there. */
export function streetCells(map: StreetMap): StreetCells {
  const cells = new Map<string, { readonly x: number; readonly y: number; readonly lines: Record<Layer, (readonly World[])[]> }>()
  const cellOf = ([wx, wy]: World) => {
    const [x, y] = [Math.floor(wx / cellWidth), Math.floor(wy / cellWidth)]
    const key = `${x} ${y}`
    const known = cells.get(key) ?? {
      x: x * cellWidth,
      y: y * cellWidth,
      lines: { main: [], side: [], rivers: [], railways: [], water: [], parks: [] },
    }
    cells.set(key, known)
    return known
  }
  for (const layer of ['main', 'side', 'rivers', 'railways'] as const)
    for (const { line } of map[layer] ?? []) for (const piece of piecesOf(worldLine(line))) cellOf(piece[0]!).lines[layer].push(piece)
  for (const layer of ['water', 'parks'] as const)
    for (const { rings } of map[layer]) for (const ring of rings) cellOf(worldOf(unpacked(ring)[0]!)).lines[layer].push(worldLine(ring))
  return {
    cells: Array.from(cells, ([key, cell]) => ({ key, ...cell })),
    streetNames: [...map.main, ...map.side, ...(map.rivers ?? [])].flatMap(({ name, line }) =>
      name === undefined ? [] : [nameAlong(name, worldLine(line))],
    ),
    areaNames: [...map.parks, ...map.water].flatMap(({ name, rings }) =>
      name === undefined ? [] : [{ name, at: middleOf(worldLine(rings[0]!)), turn: 0 }],
    ),
    landmarks: map.landmarks.map(({ name, at }) => ({ name, at: worldOf(at), turn: 0 })),
  }
}

/** Pieces that are no longer than a square, so that each is drawn when the squares around the view are. */
function piecesOf(line: readonly World[]): readonly (readonly World[])[] {
  const pieces: World[][] = []
  let piece: World[] = []
  for (const at of line) {
    piece.push(at)
    const [x, y] = piece[0]!
    if (piece.length > 1 && Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y)) > cellWidth) {
      pieces.push(piece)
      piece = [at]
    }
  }
  if (piece.length > 1) pieces.push(piece)
  return pieces
}

function nameAlong(name: string, line: readonly World[]): MapName {
  const lengths = line.slice(1).map(([x, y], i) => Math.hypot(x - line[i]![0], y - line[i]![1]))
  const i = lengths.indexOf(Math.max(...lengths))
  const [a, b] = [line[i]!, line[i + 1]!]
  const [from, to] = a[0] <= b[0] ? [a, b] : [b, a]
  return { name, at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], turn: Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI) }
}

const middleOf = (ring: readonly World[]): World => {
  const mean = (i: 0 | 1) => ring.reduce((sum, at) => sum + at[i], 0) / ring.length
  return [mean(0), mean(1)]
}

/** The squares in view, with one more on each side: what begins there may lead into view. */
export function cellsInView(cells: readonly StreetCell[], view: MapView, size: MapSize): readonly StreetCell[] {
  const width = worldWidth(view.zoom)
  const [across, down] = [size.width / width / 2 + cellWidth, size.height / width / 2 + cellWidth]
  return cells.filter(({ x, y }) => x > view.x - across - cellWidth && x < view.x + across && y > view.y - down - cellWidth && y < view.y + down)
}
