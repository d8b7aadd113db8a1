const radiusOfEarth = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two points `[longitude, latitude]` along the earth (haversine). */
export function metresBetween([lngA, latA]: readonly [number, number], [lngB, latB]: readonly [number, number]): number {
  const half = Math.sin(radians(latB - latA) / 2) ** 2 + Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lngB - lngA) / 2) ** 2
  return 2 * radiusOfEarth * Math.asin(Math.min(1, Math.sqrt(half)))
}
