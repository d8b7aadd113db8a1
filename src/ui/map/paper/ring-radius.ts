import type { MapSize } from '../map-view'

/** The radius of a ring around three digits that everybody can read, and around such that most still can: some 2 mm on a page of letter or A4. */
const [most, least] = [11, 7]
/** The part of the drawing that rings may cover, so that the streets between them can be followed. */
const covered = 1 / 3

/** The radius of `count` rings in a drawing, in its units. */
export const ringRadius = (count: number, { width, height }: MapSize): number =>
  Math.min(most, Math.max(least, Math.sqrt((width * height * covered) / Math.PI / Math.max(1, count))))
