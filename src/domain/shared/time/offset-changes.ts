import { type KnownOffsets, localFields } from './local-fields'

const minute = 60_000
const day = 24 * 60 * minute

/** Minutes by which the clocks of `tz` are ahead of UTC. */
export function offsetAt(at: number, tz: string): number {
  const second = Math.floor(at / 1000) * 1000
  return Math.round((localFields(new Date(second), tz).getTime() - second) / minute)
}

/** The instants of a period at which the clocks of `tz` are changed, to the second: found day by day, then by bisection. */
export function offsetChanges(tz: string, from: number, to: number): readonly number[] {
  const changes: number[] = []
  for (let at = from; at < to; at += day) if (offsetAt(at, tz) !== offsetAt(at + day, tz)) changes.push(changeBetween(tz, at, at + day))
  return changes
}

function changeBetween(tz: string, early: number, late: number): number {
  let [low, high] = [early, late]
  const before = offsetAt(early, tz)
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (offsetAt(middle, tz) === before) low = middle
    else high = middle
  }
  return Math.ceil(high / 1000) * 1000
}

const found = new Map<string, KnownOffsets>()

/** What a document says of a zone: its offsets in the year before `now`, its year and the two that follow. */
export function offsetsAround(now: Date, tz: string): KnownOffsets {
  const year = now.getUTCFullYear()
  const key = `${tz} ${year}`
  const [from, to] = [Date.UTC(year - 1, 0), Date.UTC(year + 3, 0)]
  const offsets = found.get(key) ?? [from, ...offsetChanges(tz, from, to)].flatMap(at => [at / minute, offsetAt(at, tz)]).concat(to / minute)
  found.set(key, offsets)
  return offsets
}
