import type { Polygons } from '../../editions.collection'

/** A feature of a GeoJSON file that is an area. */
export interface FileOutline {
  readonly name: string
  readonly outline: Polygons
}

/** The outlines in a file, or why it cannot be read. */
export type OutlineFile =
  | { readonly outlines: readonly FileOutline[]; readonly nameKeys: readonly string[] }
  | { readonly problem: 'not-json' | 'not-geojson' | 'no-areas' | 'not-degrees' }

interface Feature {
  readonly properties?: Readonly<Record<string, unknown>> | null
  readonly geometry?: { readonly type?: string; readonly coordinates?: unknown } | null
}

/** Properties that hold the name in files of cities, in the order in which they are tried. */
const usualNames = ['name', 'nhood', 'neighborhood', 'neighbourhood', 'district', 'label', 'title']

/** Reads the areas of a GeoJSON file (RFC 7946). `nameKey` is the property with the name; without it the likeliest one is used. */
export function outlinesInFile(text: string, nameKey?: string): OutlineFile {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { problem: 'not-json' }
  }
  const { type, features } = (parsed ?? {}) as { readonly type?: string; readonly features?: readonly Feature[] }
  const all = type === 'FeatureCollection' && Array.isArray(features) ? features : type === 'Feature' ? [parsed as Feature] : undefined
  if (!all) return { problem: 'not-geojson' }
  const areas = all.flatMap(({ properties, geometry }) => {
    const outline = polygonsIn(geometry)
    return outline.length > 0 ? [{ properties: properties ?? {}, outline }] : []
  })
  if (areas.length === 0) return { problem: 'no-areas' }
  if (areas.some(({ outline }) => outline.flat(2).some(([lng, lat]) => Math.abs(lng) > 180 || Math.abs(lat) > 90))) return { problem: 'not-degrees' }
  const nameKeys = keysWithText(areas.map(({ properties }) => properties))
  const key = nameKey ?? usualNames.flatMap(usual => nameKeys.find(one => one.toLowerCase() === usual) ?? [])[0] ?? nameKeys[0]
  return { nameKeys, outlines: areas.map(({ properties, outline }, i) => ({ name: nameIn(properties, key) ?? `Area ${i + 1}`, outline })) }
}

const nameIn = (properties: Readonly<Record<string, unknown>>, key = '') => {
  const name = properties[key]
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 60) : undefined
}

const keysWithText = (all: readonly Readonly<Record<string, unknown>>[]) => [
  ...new Set(all.flatMap(properties => Object.keys(properties).filter(key => typeof properties[key] === 'string'))),
]

function polygonsIn(geometry: Feature['geometry']): Polygons {
  const { type, coordinates } = geometry ?? {}
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : []
  if (!Array.isArray(polygons)) return []
  return polygons.filter(isPolygon).map(rings => rings.map(ring => ring.map(([lng, lat]) => [lng, lat] as const)))
}

const isPolygon = (rings: unknown): rings is readonly (readonly (readonly [number, number])[])[] =>
  Array.isArray(rings) &&
  rings.every(
    ring => Array.isArray(ring) && ring.length > 3 && ring.every(at => Array.isArray(at) && Number.isFinite(at[0]) && Number.isFinite(at[1])),
  )
