/**
 * How far the clocks of a zone are ahead of UTC, in minutes: in turns the minute (since 1970) from which an offset holds and the offset, last the minute
 * up to which this is known. `[27873360, -480, 27973080, -420, 28315200]`.
 */
export type KnownOffsets = readonly number[]

const known = new Map<string, KnownOffsets>()
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Takes over what a document says of the zones of its places: a page's first formatter takes 12 ms, on a slow phone 50. Instants outside of it are
 * asked of `Intl`, so it changes no answer.
 */
export function knowOffsets(zones: Readonly<Record<string, KnownOffsets>>): void {
  for (const [tz, offsets] of Object.entries(zones)) known.set(tz, offsets)
}

/** An instant as the clocks of `tz` show it: a date whose UTC fields are the local ones. Throws a `RangeError` if there is no such zone. */
export function localFields(at: Date, tz: string): Date {
  if (tz === 'UTC') return at
  const offset = knownOffset(at.getTime() / 60_000, known.get(tz))
  return offset === undefined ? fieldsByIntl(at, tz) : new Date(at.getTime() + offset * 60_000)
}

function knownOffset(minute: number, offsets: KnownOffsets = []): number | undefined {
  const next = offsets.findIndex((from, i) => i % 2 === 0 && minute < from)
  return next > 0 ? offsets[next - 1] : undefined
}

/** To the second, as years before standard time have offsets in seconds. */
function fieldsByIntl(at: Date, tz: string): Date {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatOf(tz).formatToParts(at)) part[type] = Number(value)
  const { year = 0, month = 1, day, hour, minute, second } = part
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...numbers, timeZone, hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format
}
