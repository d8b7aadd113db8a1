import * as v from 'valibot'
import { checkedPath, type StoredPath } from '../../../shared/stored-path'

/** A line in hundred-thousandths of a degree (about a meter): its first longitude and latitude, then the steps to each next point. */
export type PackedLine = readonly number[]
type LngLat = readonly [lng: number, lat: number]

/** Steps per degree. */
const steps = 100_000
/** Points in all lines of a map. A city of 120 km² has some 40,000 after simplification. */
export const maxStreetPoints = 60_000

const packedLine = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(-18_000_000), v.maxValue(18_000_000))),
  v.minLength(4),
  v.maxLength(2 * maxStreetPoints),
)
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
const street = v.strictObject({ name: v.optional(name), line: packedLine })
/** Rings, the first of which is the outline; the others are holes. */
const area = v.strictObject({ name: v.optional(name), rings: v.pipe(v.array(packedLine), v.minLength(1), v.maxLength(50)) })

/** The streets, stairs, railways, water, parks and landmarks below the map of a city. It travels as one file, so that the map needs no foreign server. */
export const streetMap = v.strictObject({
  format: v.literal(1),
  /** Streets that lead through the city. */
  main: v.pipe(v.array(street), v.maxLength(20_000)),
  side: v.pipe(v.array(street), v.maxLength(30_000)),
  /** Not drawn: routes know of them. Maps that were stored earlier have none. */
  stairs: v.optional(v.pipe(v.array(street), v.maxLength(5_000))),
  water: v.pipe(v.array(area), v.maxLength(2_000)),
  parks: v.pipe(v.array(area), v.maxLength(2_000)),
  /** Water too narrow to have shores on the map. Maps that were stored earlier have neither rivers nor railways. */
  rivers: v.optional(v.pipe(v.array(street), v.maxLength(5_000))),
  railways: v.optional(v.pipe(v.array(street), v.maxLength(5_000))),
  landmarks: v.pipe(v.array(v.strictObject({ name, at: v.tuple([v.number(), v.number()]) })), v.maxLength(1_000)),
})
export type StreetMap = v.InferOutput<typeof streetMap>

/** The file of a map. Its name has the hash of the content, so it never changes. */
export const streetsPath = (hash: string): StoredPath => checkedPath(`${streetsFolder}/${hash}.json`)
export const streetsFolder = 'snapshots/streets'

export function packed(points: readonly LngLat[]): number[] {
  const whole = points.map(at => at.map(degrees => Math.round(degrees * steps)) as [number, number])
  return whole.flatMap(([lng, lat], i) => (i === 0 ? [lng, lat] : [lng - whole[i - 1]![0], lat - whole[i - 1]![1]]))
}

export function unpacked(line: PackedLine): LngLat[] {
  let [lng, lat] = [0, 0]
  return Array.from({ length: line.length >> 1 }, (_, i) => {
    lng += line[2 * i]!
    lat += line[2 * i + 1]!
    return [lng / steps, lat / steps] as const
  })
}

const linesOf = ({ main, side, stairs = [], rivers = [], railways = [], water, parks }: StreetMap) => [
  ...[...main, ...side, ...stairs, ...rivers, ...railways].map(({ line }) => line),
  ...[...water, ...parks].flatMap(({ rings }) => rings),
]
export const streetPoints = (map: StreetMap): number => linesOf(map).reduce((sum, line) => sum + line.length / 2, 0)
