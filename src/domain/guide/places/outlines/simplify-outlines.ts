import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify } from 'topojson-simplify'
import type { MultiPolygon, Topology } from 'topojson-specification'
import type { Polygons } from '../../editions.collection'
import { maxPoints } from './disjoint-outlines'
import { areasOf, geometryOf, tidied, untangled } from './outline-shapes'

/** Square meters; of an outline with a larger part, smaller ones (rocks in the sea) are left out. */
const smallestPart = 400

/**
 * Outlines with at most 200 points each. A border that two of them share is simplified once, so that neither gap nor overlap comes of it. An outline
 * that is small enough already keeps its points, unless it shares a border with one that is not.
 */
export function simplified(outlines: readonly Polygons[]): readonly Polygons[] {
  const shapes = outlines.map(outline => ({ type: 'MultiPolygon' as const, coordinates: geometryOf(largeParts(tidied(outline))) }))
  // Each point gets as its weight the area of the triangle that is lost with it (Visvalingam); the ends of a shared border are never lost.
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
    // Straight lines instead of a bay may cross each other.
    return untangled(outline) ?? outline
  })
}

function largeParts(outline: Polygons): Polygons {
  const areas = areasOf(outline)
  const large = outline.filter((_, i) => areas[i]![0]! > smallestPart)
  return large.length > 0 ? large : outline
}
