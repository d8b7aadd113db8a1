import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify } from 'topojson-simplify'
import type { Objects, Topology } from 'topojson-specification'
import { isLineKind, type LineKind, type StreetKind, streetKind, type Tags } from './street-kinds'
import { maxStreetPoints, packed, type StreetMap, streetPoints } from './street-map'

/** West, south, east and north, in degrees. */
export type Box = readonly [number, number, number, number]
/** The map in a file, or why it cannot be read. */
export type StreetFile =
  | { readonly streets: StreetMap }
  | { readonly problem: 'not-json' | 'not-geojson' | 'not-degrees' | 'no-streets' | 'too-large' }

type Position = readonly number[]
type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] }
interface Feature<P> {
  readonly type: 'Feature'
  readonly geometry: Geometry
  readonly properties: P
}
type Kept = Feature<{ readonly kind: StreetKind; readonly name: string | undefined }>
const geometries: readonly string[] = ['Point', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'] satisfies Geometry['type'][]

/**
 * Reads the streets, stairs, railways, water, parks and landmarks of a GeoJSON file (RFC 7946) with OpenStreetMap's tags, such as Overpass and city exports
 * have. What lies outside the box is left out. Lines lose points that nobody sees, and more of them if the map would be too large.
 */
export function streetsInFile(text: string, around?: Box): StreetFile {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { problem: 'not-json' }
  }
  const { type, features } = (parsed ?? {}) as { readonly type?: string; readonly features?: readonly Feature<Tags | null>[] }
  if (type !== 'FeatureCollection' || !Array.isArray(features)) return { problem: 'not-geojson' }
  const known = features.flatMap(withKind)
  if (known.flatMap(({ geometry }) => positionsIn(geometry)).some(([lng = 0, lat = 0]) => Math.abs(lng) > 180 || Math.abs(lat) > 90))
    return { problem: 'not-degrees' }
  const kept = known.filter(({ geometry }) => !around || positionsIn(geometry).some(at => isWithin(at, around)))
  if (!kept.some(({ properties: { kind } }) => kind === 'main' || kind === 'side')) return { problem: 'no-streets' }
  // Square degrees: at first a triangle of some five meters, at last one of some 300.
  for (let least = 1e-9; least < 1e-5; least *= 4) {
    const streets = mapOf(simplified(kept, least))
    if (streetPoints(streets) <= maxStreetPoints) return { streets }
  }
  return { problem: 'too-large' }
}

function withKind({ geometry, properties }: Feature<Tags | null>): readonly Kept[] {
  if (!geometries.includes(geometry?.type)) return []
  const kind = streetKind(properties ?? {}, geometry.type)
  const name = typeof properties?.['name'] === 'string' ? properties['name'].trim().slice(0, 60) || undefined : undefined
  if (!kind || (kind === 'landmarks' && name === undefined)) return []
  return [{ type: 'Feature', geometry, properties: { kind, name } }]
}

/** Streets that meet keep their crossing: only points between the ends of shared lines are removed (Visvalingam). */
function simplified(features: readonly Kept[], least: number): readonly Kept[] {
  const all = { type: 'FeatureCollection' as const, features }
  const drawn = presimplify(topology({ all } as unknown as Parameters<typeof topology>[0]) as Topology<Objects<object>>)
  const kept: Topology = { ...drawn, arcs: drawn.arcs.map(arc => arc.filter(at => at[2]! > least).map(at => at.slice(0, 2))) }
  return (feature(kept, kept.objects['all']!) as unknown as { readonly features: readonly Kept[] }).features
}

function mapOf(features: readonly Kept[]): StreetMap {
  const map = { format: 1 as const, main: [], side: [], stairs: [], rivers: [], railways: [], water: [], parks: [], landmarks: [] } as StreetMap &
    Record<LineKind, StreetMap['main']>
  for (const { geometry, properties } of features) {
    const { kind, name } = properties
    const named = name !== undefined && { name }
    if (kind === 'landmarks') map.landmarks.push({ name: name!, at: middleOf(positionsIn(geometry)) })
    else if (isLineKind(kind))
      map[kind].push(...linesIn(geometry).flatMap(line => (line.length > 1 ? [{ ...named, line: packed(line.map(lngLat)) }] : [])))
    else map[kind].push(...areasIn(geometry).map(rings => ({ ...named, rings: rings.map(ring => packed(ring.map(lngLat))) })))
  }
  return map
}

const lngLat = ([lng = 0, lat = 0]: Position): [number, number] => [lng, lat]
const isWithin = ([lng = 0, lat = 0]: Position, [west, south, east, north]: Box) => lng >= west && lng <= east && lat >= south && lat <= north
const linesIn = ({ type, coordinates }: Kept['geometry']): readonly (readonly Position[])[] =>
  type === 'LineString' ? [coordinates] : type === 'MultiLineString' ? coordinates : []
const areasIn = ({ type, coordinates }: Kept['geometry']): readonly (readonly (readonly Position[])[])[] =>
  type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : []
const positionsIn = (geometry: Kept['geometry']): readonly Position[] =>
  geometry.type === 'Point' ? [geometry.coordinates] : [...linesIn(geometry).flat(), ...areasIn(geometry).flat(2)]

function middleOf(positions: readonly Position[]): [number, number] {
  const mean = (i: 0 | 1) => Math.round((positions.reduce((sum, at) => sum + (at[i] ?? 0), 0) / positions.length) * 1e5) / 1e5
  return [mean(0), mean(1)]
}
