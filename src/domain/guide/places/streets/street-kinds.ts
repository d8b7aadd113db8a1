/** What a feature of a map file becomes, by its OpenStreetMap tags. */
/** Kinds that are lines on the map. */
export type LineKind = 'main' | 'side' | 'stairs' | 'rivers' | 'railways'
export type StreetKind = LineKind | 'water' | 'parks' | 'landmarks'
export type Tags = Readonly<Record<string, unknown>>

const kindOfTag: Readonly<Record<string, Readonly<Record<string, StreetKind>>>> = {
  highway: {
    motorway: 'main',
    trunk: 'main',
    primary: 'main',
    secondary: 'main',
    tertiary: 'side',
    unclassified: 'side',
    residential: 'side',
    living_street: 'side',
    pedestrian: 'side',
    road: 'side',
    steps: 'stairs',
  },
  natural: { water: 'water', bay: 'water', wood: 'parks', beach: 'parks' },
  waterway: { riverbank: 'water', dock: 'water', river: 'rivers', canal: 'rivers', stream: 'rivers' },
  landuse: {
    reservoir: 'water',
    basin: 'water',
    forest: 'parks',
    grass: 'parks',
    cemetery: 'parks',
    recreation_ground: 'parks',
    village_green: 'parks',
  },
  leisure: { park: 'parks', garden: 'parks', nature_reserve: 'parks', golf_course: 'parks' },
  tourism: { museum: 'landmarks', gallery: 'landmarks', attraction: 'landmarks', viewpoint: 'landmarks' },
  historic: { monument: 'landmarks', memorial: 'landmarks', castle: 'landmarks', fort: 'landmarks' },
  railway: { station: 'landmarks', rail: 'railways', light_rail: 'railways', narrow_gauge: 'railways' },
  man_made: { lighthouse: 'landmarks', pier: 'landmarks', tower: 'landmarks' },
  amenity: {
    arts_centre: 'landmarks',
    ferry_terminal: 'landmarks',
    library: 'landmarks',
    marketplace: 'landmarks',
    theatre: 'landmarks',
    townhall: 'landmarks',
    university: 'landmarks',
  },
}

const lineKinds: readonly StreetKind[] = ['main', 'side', 'stairs', 'rivers', 'railways'] satisfies LineKind[]
export const isLineKind = (kind: StreetKind): kind is LineKind => lineKinds.includes(kind)

/**
 * The kind of a feature with these tags and this geometry; `undefined` for what the map does not show, such as paths and tracks. A line without
 * a tag that says what it is (a city’s own file of centerlines) is a side street.
 */
export function streetKind(tags: Tags, geometry: string): StreetKind | undefined {
  const isLine = geometry.endsWith('LineString')
  const known = Object.entries(kindOfTag).flatMap(([key, kinds]) => kinds[String(tags[key])] ?? [])
  const kind = known.find(one => (isLine ? isLineKind(one) : geometry === 'Point' ? one === 'landmarks' : !isLineKind(one)))
  const isUntold = !('highway' in tags || 'railway' in tags || 'waterway' in tags || 'boundary' in tags || 'natural' in tags)
  return kind ?? (isLine && isUntold ? 'side' : undefined)
}
