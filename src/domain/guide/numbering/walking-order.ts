/** `[longitude, latitude]`. */
type Pin = readonly [number, number]

/**
 * The position of each pin on a walk through all of them: along a Hilbert curve over the square that holds them, so that pins which follow
 * each other are near each other on the ground.
 */
export function walkingOrder(pins: readonly Pin[]): (pin: Pin) => number {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [lng, lat] of pins) {
    ;[west, east] = [Math.min(west, lng), Math.max(east, lng)]
    ;[south, north] = [Math.min(south, lat), Math.max(north, lat)]
  }
  // A degree of longitude is shorter than one of latitude.
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const side = Math.max((east - west) * narrowing, north - south) || 1
  return ([lng, lat]) => alongHilbert(((lng - west) * narrowing) / side, (lat - south) / side)
}

const hilbertSide = 2 ** 16

/** Position of a point of the unit square along the curve. */
function alongHilbert(across: number, up: number): number {
  let x = Math.min(hilbertSide - 1, Math.floor(across * hilbertSide))
  let y = Math.min(hilbertSide - 1, Math.floor(up * hilbertSide))
  let distance = 0
  for (let s = hilbertSide / 2; s >= 1; s /= 2) {
    const right = (x & s) > 0 ? 1 : 0
    const top = (y & s) > 0 ? 1 : 0
    distance += s * s * ((3 * right) ^ top)
    if (top === 0) {
      if (right === 1) [x, y] = [hilbertSide - 1 - x, hilbertSide - 1 - y]
      ;[x, y] = [y, x]
    }
  }
  return distance
}
