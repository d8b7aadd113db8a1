import type { Formats } from '../columns/column-mapping'
import { namedDate } from './named-months'

const two = (n: number) => String(n).padStart(2, '0')

/** `YYYY-MM-DD`, or `undefined` where the cell does not begin with a valid date. A year of two digits is in this century. */
export function dateIn(cell: string, format: Formats['date']): string | undefined {
  const named = namedDate(cell.trim())
  if (named) return calendarDay(...named)
  const text = cell.trim().replace(/^\p{L}+\.?,?\s+(?=\d)/u, '')
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (yearFirst) return calendarDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]))
  const parts = /^(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?(\d{4}|\d{2})(?!\d)/.exec(text)
  if (!parts) return undefined
  const [a, b, c] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (format === 'iso' || format === 'ymd') return undefined
  const year = c < 100 ? 2000 + c : c
  return format === 'dmy' ? calendarDay(year, b, a) : calendarDay(year, a, b)
}

function calendarDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? `${year}-${two(month)}-${two(day)}` : undefined
}

/** `HH:MM` of a clock time: `9:30`, `09.30`, `9h30`, `9 Uhr`, `9:30 pm`, `0930`. Seconds are dropped; 24:00 is the end of the day. */
export function timeIn(cell: string): string | undefined {
  const found = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)?\s*(?:uhr|h|u)?\s*([ap])?\.?(?:m\.?)?$/i.exec(
    cell.trim().replace(/^(\d{2})(\d{2})$/, '$1:$2'),
  )
  if (!found) return undefined
  const half = found[3]?.toLowerCase()
  const minute = Number(found[2] ?? 0)
  let hour = Number(found[1])
  if (half && (hour < 1 || hour > 12)) return undefined
  if (half === 'p' && hour < 12) hour += 12
  if (half === 'a' && hour === 12) hour = 0
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined
  return `${two(hour)}:${two(minute)}`
}

/** The parts of a cell with a day and a time, and an offset from UTC where it has one (`Z`, `+01:00`). */
export function momentIn(cell: string, format: Formats['date']): { date?: string; time?: string; offset?: string } {
  const text = cell.trim()
  const split = /^(.*?\d)(?:T|,?\s+)(\d{1,2}\s*(?:[:.h]\s*\d{2}|[ap]\.?m|uhr|h\b|u\b).*)$/i.exec(text)
  if (!split) {
    const date = dateIn(text, format)
    return date ? { date } : {}
  }
  const offset = offsetIn(text)
  const time = timeIn(offset ? split[2]!.slice(0, -offset.length) : split[2]!)
  const date = dateIn(split[1]!, format)
  return { ...(date && { date }), ...(time && { time }), ...(offset && { offset }) }
}

/** Only where it cannot be the end of an interval (`10:00-11:00`): after a T, after seconds, or with Z or plus. */
const offsetIn = (text: string) =>
  /^\d{4}-\d{2}-\d{2}(?:T.*?\d| .*:\d{2}:\d{2}(?:\.\d+)?| .*?\d(?=Z|\+))\s?(Z|[+-]\d{2}(?::?\d{2})?)$/i.exec(text)?.[1]

export const nextDay = (date: string) => new Date(Date.parse(`${date}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
