import { geoMercator } from 'd3-geo'

/** What the map shows: its center in world units (0…1 across the Mercator square) and its zoom (the world is 512·2^zoom pixels wide). */
export interface MapView {
  readonly x: number
  readonly y: number
  readonly zoom: number
}
export interface MapSize {
  readonly width: number
  readonly height: number
}
export type LngLat = readonly [number, number]
export type Bounds = readonly [west: number, south: number, east: number, north: number]

export const deepest = 19
export const shallowest = 1

const world = geoMercator()
  .scale(1 / (2 * Math.PI))
  .translate([0.5, 0.5])
/** Degrees. Mercator cannot show the poles. */
const latitudeLimit = 85

export function toWorld([lng, lat]: LngLat): readonly [number, number] {
  return world([lng, Math.max(-latitudeLimit, Math.min(latitudeLimit, lat))]) ?? [0.5, 0.5]
}
export const fromWorld = (x: number, y: number): LngLat => world.invert?.([x, y]) ?? [0, 0]

/** Pixels across the world at a zoom. */
export const worldWidth = (zoom: number) => 512 * 2 ** zoom

export const clampZoom = (zoom: number) => Math.max(shallowest, Math.min(deepest, zoom))

/** Moves the map's content by this many pixels. */
export function panned(view: MapView, dx: number, dy: number): MapView {
  const width = worldWidth(view.zoom)
  return { ...view, x: clampUnit(view.x - dx / width), y: clampUnit(view.y - dy / width) }
}

/** Zooms while the point at (px, py), in pixels from the map's center, stays fixed. */
export function zoomedAt(view: MapView, zoom: number, px = 0, py = 0): MapView {
  const next = clampZoom(zoom)
  const change = 1 / worldWidth(view.zoom) - 1 / worldWidth(next)
  return { zoom: next, x: clampUnit(view.x + px * change), y: clampUnit(view.y + py * change) }
}

/** Zoom that a fitted view does not exceed, so that one place is shown with its surroundings. */
export const closestFit = 16
/** Pixels around what a view is fitted to. */
export const fitMargin = 36

/** Pixels for the places of a view that is hardly larger than its margins. With less they would shrink to a point in the sea. */
const leastRoom = 20

/** The view that holds these bounds with a margin in pixels. */
export function fitted([west, south, east, north]: Bounds, size: MapSize, margin = fitMargin): MapView {
  const [left, top] = toWorld([west, north])
  const [right, bottom] = toWorld([east, south])
  const across = Math.max(leastRoom, size.width - 2 * margin) / Math.max(right - left, 1e-6)
  const down = Math.max(leastRoom, size.height - 2 * margin) / Math.max(bottom - top, 1e-6)
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.min(closestFit, clampZoom(Math.log2(Math.min(across, down) / 512))) }
}

/** The part of the world in view, extended on each side by `widened` (1 = one screen). */
export function boundsOf(view: MapView, size: MapSize, widened = 0): Bounds {
  const width = worldWidth(view.zoom)
  const across = (size.width / width) * (0.5 + widened)
  const down = (size.height / width) * (0.5 + widened)
  const [west, north] = fromWorld(clampUnit(view.x - across), clampUnit(view.y - down))
  const [east, south] = fromWorld(clampUnit(view.x + across), clampUnit(view.y + down))
  return [west, south, east, north]
}

const clampUnit = (value: number) => Math.max(0, Math.min(1, value))

/** `zoom/latitude/longitude`, as in the page's address. */
export function writeView(view: MapView): string {
  const [lng, lat] = fromWorld(view.x, view.y)
  return `${view.zoom.toFixed(1)}/${lat.toFixed(4)}/${lng.toFixed(4)}`
}

export function readView(text: string | null): MapView | undefined {
  const [zoom, lat, lng] = (text ?? '').split('/').map(Number)
  if (zoom === undefined || lat === undefined || lng === undefined) return undefined
  if (![zoom, lat, lng].every(Number.isFinite) || Math.abs(lat) > latitudeLimit || Math.abs(lng) > 180) return undefined
  const [x, y] = toWorld([lng, lat])
  return { x, y, zoom: clampZoom(zoom) }
}
