import type { Polygons } from '../../../../domain/guide/editions.collection'
import type { Box } from '../../../../domain/guide/places/streets/streets-in-file'

/** Degrees around the neighborhoods that are still on the map: about three kilometers. */
const margin = 0.03

/** The box around the city's neighborhoods, with a margin. Only what lies in it is taken from a map file. */
export function cityBox(outlines: readonly Polygons[]): Box | undefined {
  const corners = outlines.flat(3)
  if (corners.length === 0) return undefined
  const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)]
  return [Math.min(...lngs) - margin, Math.min(...lats) - margin, Math.max(...lngs) + margin, Math.max(...lats) + margin]
}
