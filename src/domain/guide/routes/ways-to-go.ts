export const waysToGo = ['walk', 'wheelchair', 'bike', 'drive'] as const
export type WayToGo = (typeof waysToGo)[number]

interface Speed {
  readonly metresAMinute: number
  /** Streets are longer than the line between two pins. */
  readonly detour: number
  /** A car is parked, and a bicycle locked, at every stop. */
  readonly minutesAtStop: number
  /** Stairs on the way are taken, gone around, or not on it, because it is one for cars. */
  readonly stairs: 'taken' | 'around' | 'elsewhere'
  /** How many times as long it takes on a slope as on level ground. A slope of 0.1 rises one meter on ten; below 0 it falls. */
  readonly pace: (slope: number) => number
}

/** Tobler's hiking function: a walker's speed is 6 e^(-3.5 |slope + 0.05|) km/h, fastest where it goes down a little. */
const onFoot = (slope: number) => Math.exp(3.5 * (Math.abs(slope + 0.05) - 0.05))

/** Rider and bicycle have 90 kg: the 26 N that move them on level ground bear 883 N times the slope besides. Steeper hills are walked. */
const byBike = (slope: number) => Math.min(1 + Math.max(0, slope) * (883 / 26), (230 / 75) * onFoot(slope))

/** A sidewalk is at most 1:20 steep, a ramp 1:12 (ADA standards 403.3 and 405.2). Beyond a sidewalk each part more costs much, down as well as up. */
function byWheelchair(slope: number) {
  const steep = Math.abs(slope)
  return 1 + 6 * steep + 60 * Math.max(0, steep - 1 / 20)
}

export const speeds: Readonly<Record<WayToGo, Speed>> = {
  walk: { metresAMinute: 75, detour: 1.3, minutesAtStop: 0, stairs: 'taken', pace: onFoot },
  wheelchair: { metresAMinute: 60, detour: 1.3, minutesAtStop: 0, stairs: 'around', pace: byWheelchair },
  bike: { metresAMinute: 230, detour: 1.3, minutesAtStop: 1, stairs: 'around', pace: byBike },
  drive: { metresAMinute: 420, detour: 1.4, minutesAtStop: 6, stairs: 'elsewhere', pace: () => 1 },
}

/** Metres to go around stairs: a block there and back. */
export const aroundStairs = 300

/** Steeper than a ramp may be. */
export const isSteep = (slope: number): boolean => Math.abs(slope) > 1 / 12
