import { Duration, Instant, isAmong, isEqual, MapDiff, Path, RulesError, type RulesValue } from './values'

/** A method of a value. Calling a method that the type does not have is an evaluation error; a method that no type has is refused when the file is parsed. */
export function callMethod(of: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  const table = methodsOf(of)
  const method = table && Object.hasOwn(table, name) ? table[name] : undefined
  if (!method) throw new RulesError(`no method ${name}`)
  return method(of as never, ...(args as never[]))
}

export const isMethod = (name: string): boolean => tables.some(table => Object.hasOwn(table, name))

type Methods = Readonly<Record<string, (of: never, ...args: never[]) => RulesValue>>
type RulesMap = ReadonlyMap<string, RulesValue>
type RulesSet = ReadonlySet<RulesValue>
type Items = readonly RulesValue[]

function itemsOf(value: RulesValue): Items {
  if (Array.isArray(value)) return value
  if (value instanceof Set) return [...value]
  throw new RulesError('neither a list nor a set')
}

function textOf(value: RulesValue | undefined): string {
  if (typeof value !== 'string') throw new RulesError('no text')
  return value
}

const characters = (text: string) => BigInt(text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0))

const patterns = new Map<string, RegExp>()

/** The common syntax of RE2 and JavaScript; the whole text must match. A file has few patterns, and each is tried on many texts. */
function whole(pattern: RulesValue): RegExp {
  const text = textOf(pattern)
  const known = patterns.get(text) ?? new RegExp(`^(?:${text})$`, 'u')
  patterns.set(text, known)
  return known
}

const strings: Methods = {
  size: (of: string) => characters(of),
  matches: (of: string, pattern: RulesValue) => whole(pattern).test(of),
  lower: (of: string) => of.toLowerCase(),
  upper: (of: string) => of.toUpperCase(),
  trim: (of: string) => of.trim(),
  split: (of: string, pattern: RulesValue) => of.split(new RegExp(textOf(pattern), 'u')),
  replace: (of: string, pattern: RulesValue, by: RulesValue) => of.replace(new RegExp(textOf(pattern), 'gu'), textOf(by)),
  toUtf8: (of: string) => new TextEncoder().encode(of),
}

const bytes: Methods = { size: (of: Uint8Array) => BigInt(of.length) }

const distinct = (items: Items): RulesSet =>
  new Set(items.reduce<RulesValue[]>((found, item) => (isAmong(item, found) ? found : [...found, item]), []))

const collections: Methods = {
  size: (of: RulesValue) => BigInt(itemsOf(of).length),
  hasAll: (of: RulesValue, other: RulesValue) => itemsOf(other).every(item => isAmong(item, itemsOf(of))),
  hasAny: (of: RulesValue, other: RulesValue) => itemsOf(other).some(item => isAmong(item, itemsOf(of))),
  hasOnly: (of: RulesValue, other: RulesValue) => itemsOf(of).every(item => isAmong(item, itemsOf(other))),
}

const lists: Methods = {
  ...collections,
  concat: (of: Items, other: RulesValue) => [...of, ...itemsOf(other)],
  join: (of: Items, between: RulesValue) => of.map(textOf).join(textOf(between)),
  removeAll: (of: Items, other: RulesValue) => of.filter(item => !isAmong(item, itemsOf(other))),
  toSet: (of: Items) => distinct(of),
}

const sets: Methods = {
  ...collections,
  difference: (of: RulesSet, other: RulesValue) => new Set([...of].filter(item => !isAmong(item, itemsOf(other)))),
  intersection: (of: RulesSet, other: RulesValue) => new Set([...of].filter(item => isAmong(item, itemsOf(other)))),
  union: (of: RulesSet, other: RulesValue) => distinct([...of, ...itemsOf(other)]),
}

const maps: Methods = {
  size: (of: RulesMap) => BigInt(of.size),
  keys: (of: RulesMap) => [...of.keys()],
  values: (of: RulesMap) => [...of.values()],
  get: (of: RulesMap, key: RulesValue, otherwise: RulesValue) => {
    let found: RulesValue | undefined = of
    for (const step of Array.isArray(key) ? key : [key]) found = found instanceof Map ? (found as RulesMap).get(textOf(step)) : undefined
    return found === undefined ? otherwise : found
  },
  diff: (of: RulesMap, other: RulesValue) => {
    if (!(other instanceof Map)) throw new RulesError('no map')
    const shared = [...of.keys()].filter(key => other.has(key))
    return new MapDiff(
      [...of.keys()].filter(key => !other.has(key)),
      [...(other.keys() as Iterable<string>)].filter(key => !of.has(key)),
      shared.filter(key => !isEqual(of.get(key)!, other.get(key))),
      shared.filter(key => isEqual(of.get(key)!, other.get(key))),
    )
  },
}

const diffs: Methods = {
  addedKeys: (of: MapDiff) => new Set(of.added),
  removedKeys: (of: MapDiff) => new Set(of.removed),
  changedKeys: (of: MapDiff) => new Set(of.changed),
  unchangedKeys: (of: MapDiff) => new Set(of.unchanged),
  affectedKeys: (of: MapDiff) => new Set([...of.added, ...of.removed, ...of.changed]),
}

const day = 86_400_000
const dated = (read: (date: Date) => number) => (of: Instant) => BigInt(read(new Date(of.millis)))
const midnight = (millis: number) => Math.floor(millis / day) * day

const instants: Methods = {
  toMillis: (of: Instant) => BigInt(of.millis),
  date: (of: Instant) => new Instant(midnight(of.millis)),
  time: (of: Instant) => new Duration(of.millis - midnight(of.millis)),
  year: dated(date => date.getUTCFullYear()),
  month: dated(date => date.getUTCMonth() + 1),
  day: dated(date => date.getUTCDate()),
  /** Monday is 1. */
  dayOfWeek: dated(date => date.getUTCDay() || 7),
  hours: dated(date => date.getUTCHours()),
  minutes: dated(date => date.getUTCMinutes()),
  seconds: dated(date => date.getUTCSeconds()),
}

const durations: Methods = { seconds: (of: Duration) => BigInt(Math.trunc(of.millis / 1000)) }

const tables = [strings, bytes, lists, sets, maps, diffs, instants, durations]

function methodsOf(value: RulesValue): Methods | undefined {
  if (typeof value === 'string') return strings
  if (value instanceof Uint8Array) return bytes
  if (Array.isArray(value)) return lists
  if (value instanceof Set) return sets
  if (value instanceof Map) return maps
  if (value instanceof MapDiff) return diffs
  if (value instanceof Instant) return instants
  if (value instanceof Duration) return durations
  if (value instanceof Path) return undefined
  return undefined
}
