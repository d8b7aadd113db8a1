import { difference, intersection } from 'polyclip-ts'
import polylabel from 'polylabel'
import type { Polygons } from '../../editions.collection'
import { geometryOf, inMetres, pointsIn, tidied, untangled } from './outline-shapes'

/** An outline with the name that staff know it by. */
export interface NamedOutline {
  readonly id: string
  readonly name: string
  readonly outline: Polygons
}

/** Points of one outline; more make every page of the guide's map slow. */
export const maxPoints = 200
/** Meters: half of the five by which borders may overlap, as drawn borders do. */
const mayOverlap = 2.5
/** Meters to which the width of an overlap is worked out. */
const exactly = 0.25

/** Why an outline is refused. */
export type OutlineProblem =
  | { readonly is: 'empty' | 'crosses-itself' }
  | { readonly is: 'too-many-points'; readonly points: number }
  | { readonly is: 'overlaps'; readonly names: readonly string[] }

export function outlineProblem(of: NamedOutline, others: readonly NamedOutline[]): OutlineProblem | undefined {
  const { outline } = of
  if (outline.length === 0 || outline.some(rings => rings.some(ring => ring.length < 4))) return { is: 'empty' }
  const points = pointsIn(outline)
  if (points > maxPoints) return { is: 'too-many-points', points }
  if (untangled(outline)) return { is: 'crosses-itself' }
  const names = overlapping(of, others).map(({ name }) => name)
  return names.length > 0 ? { is: 'overlaps', names } : undefined
}

/** The outlines that this one overlaps by more than five meters: where the largest circle in what they share is wider. */
const overlapping = ({ id, outline }: NamedOutline, others: readonly NamedOutline[]): readonly NamedOutline[] =>
  others.filter(
    other =>
      other.id !== id &&
      inMetres(intersection(geometryOf(outline), geometryOf(other.outline))).some(shared => polylabel(shared, exactly).distance > mayOverlap),
  )

/** An outline without what lies in the others: from then on they share a border. */
export const cutOut = ({ id, outline }: NamedOutline, others: readonly NamedOutline[]): Polygons =>
  tidied(difference(geometryOf(outline), ...others.filter(other => other.id !== id).map(other => geometryOf(other.outline))))
