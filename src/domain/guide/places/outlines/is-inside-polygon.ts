import type { Polygons } from '../../editions.collection'

/** Whether a point `[longitude, latitude]` is inside polygons (even–odd rule, so holes count as outside). */
export function isInside([x, y]: readonly [number, number], polygons: Polygons): boolean {
  let within = false
  for (const polygon of polygons)
    for (const ring of polygon)
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [xi, yi] = ring[i]!
        const [xj, yj] = ring[j]!
        if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within
      }
  return within
}
