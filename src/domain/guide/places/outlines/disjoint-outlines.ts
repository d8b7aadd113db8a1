import { difference, intersection } from 'polyclip-ts'
import polylabel from 'polylabel'
import type { Polygons } from '../../editions.collection'
import { geometryOf, inMetres, pointsIn, settled, tidied, untangled } from './outline-shapes'

/** An outline with the name that staff know it by. */
export interface NamedOutline {
  readonly id: string
  readonly name: string
  readonly outline: Polygons
}

/** Maximum points of one outline; more would slow down every map page of the guide. */
export const maxPoints = 200
/** Meters: half of the five by which hand-drawn borders may overlap. */
const mayOverlap = 2.5
/** Precision in meters of the measured width of an overlap. */
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

/** The outlines that this one overlaps by more than five meters: the largest circle in the shared area is wider. */
const overlapping = ({ id, outline }: NamedOutline, others: readonly NamedOutline[]): readonly NamedOutline[] =>
  others.filter(
    other =>
      other.id !== id &&
      inMetres(intersection(geometryOf(outline), geometryOf(other.outline))).some(shared => polylabel(shared, exactly).distance > mayOverlap),
  )

/** An outline minus the area of the others; the two then share a border. */
export const cutOut = ({ id, outline }: NamedOutline, others: readonly NamedOutline[]): Polygons =>
  settled(tidied(difference(geometryOf(outline), ...others.filter(other => other.id !== id).map(other => geometryOf(other.outline)))))
