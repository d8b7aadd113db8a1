import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify } from 'topojson-simplify'
import type { MultiPolygon, Topology } from 'topojson-specification'
import type { Polygons } from '../../editions.collection'
import { maxPoints } from './disjoint-outlines'
import { areasOf, geometryOf, tidied, untangled } from './outline-shapes'

/** Square meters; smaller parts (rocks in the sea) of an outline with a larger part are left out. */
const smallestPart = 400

/**
 * Simplifies outlines to at most 200 points each. A shared border is simplified once, so that no gap or overlap appears. An outline that is
 * small enough keeps its points, unless it shares a border with one that is not.
 */
export function simplified(outlines: readonly Polygons[]): readonly Polygons[] {
  const shapes = outlines.map(outline => ({ type: 'MultiPolygon' as const, coordinates: geometryOf(largeParts(tidied(outline))) }))
  // Each point's weight is the area of the triangle that is lost with it (Visvalingam); end points of shared borders are never removed.
  const drawn = presimplify(topology(Object.fromEntries(shapes.entries())) as Topology<Record<string, MultiPolygon>>)
  const objects = Object.values(drawn.objects)
  const least = drawn.arcs.map(() => 0)
  for (const { arcs } of objects) {
    const own = arcs.flat(2).map(arc => (arc < 0 ? ~arc : arc))
    const weights = own.flatMap(arc => drawn.arcs[arc]!.slice(1).map(at => at[2]!)).toSorted((a, b) => b - a)
    for (const arc of own) least[arc] = Math.max(least[arc]!, weights[maxPoints] ?? 0)
  }
  const kept: Topology = { ...drawn, arcs: drawn.arcs.map((arc, i) => arc.filter(at => at[2]! > least[i]!)) }
  return objects.map(one => {
    const outline = tidied((feature(kept, one).geometry as unknown as { readonly coordinates: Polygons }).coordinates)
    // Simplified lines may cross each other.
    return untangled(outline) ?? outline
  })
}

function largeParts(outline: Polygons): Polygons {
  const areas = areasOf(outline)
  const large = outline.filter((_, i) => areas[i]![0]! > smallestPart)
  return large.length > 0 ? large : outline
}
