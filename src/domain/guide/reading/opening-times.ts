import { dayNumber, type LocalMoment, minuteOf, wallMinute } from '../../shared/time/local-day'
import type { CardOpening } from '../publishing/guide-snapshot'

/**
 * First and last minute of an opening in local time, as `wallMinute` counts. An opening that closes earlier than it opens ends the next
 * day.
 */
export function minutesOf([date, opens, closes]: CardOpening): readonly [from: number, to: number] {
  const day = dayNumber(date) * 1440
  const [from, to] = [minuteOf(opens), minuteOf(closes)]
  return [day + from, day + to + (to < from ? 1440 : 0)]
}

const isOpenAt = (opening: CardOpening, minute: number) => {
  const [from, to] = minutesOf(opening)
  return from <= minute && minute < to
}

/** The opening that contains a moment; of several, the one that closes last. The closing minute is exclusive. */
export function openingAt(openings: readonly CardOpening[], at: LocalMoment): CardOpening | undefined {
  const minute = wallMinute(at)
  return openings.filter(o => isOpenAt(o, minute)).sort((a, b) => minutesOf(b)[1] - minutesOf(a)[1])[0]
}

/** The first opening that begins after a moment. */
export function nextOpening(openings: readonly CardOpening[], at: LocalMoment): CardOpening | undefined {
  const minute = wallMinute(at)
  return openings.filter(o => minutesOf(o)[0] > minute).sort((a, b) => minutesOf(a)[0] - minutesOf(b)[0])[0]
}

export interface DayHours {
  readonly date: string
  /** Hours that touch or overlap are joined, so that a day of tours is one span. */
  readonly hours: readonly (readonly [opens: string, closes: string])[]
}

/** Hours by day, in order. */
export function hoursByDay(openings: readonly CardOpening[]): readonly DayHours[] {
  const days = new Map<string, CardOpening[]>()
  for (const opening of openings) days.set(opening[0], [...(days.get(opening[0]) ?? []), opening])
  return [...days.keys()].sort().map(date => ({ date, hours: joined(days.get(date) ?? []) }))
}

export interface SameHours {
  readonly dates: readonly string[]
  readonly hours: DayHours['hours']
}

/** Days with the same hours together, as a guide prints them: Sat 16, Sun 17 Oct 11:00–18:00. */
export function groupedHours(openings: readonly CardOpening[]): readonly SameHours[] {
  const groups = new Map<string, { dates: string[]; hours: DayHours['hours'] }>()
  for (const { date, hours } of hoursByDay(openings)) {
    const key = hours.join(' ')
    const group = groups.get(key) ?? { dates: [], hours }
    group.dates.push(date)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** `Sat 16, Sun 17 Oct 11:00–18:00`: the month is named once, after the last of its days. */
export function hoursSentence({ dates, hours }: SameHours, locale = 'en'): string {
  const format = (options: Intl.DateTimeFormatOptions, date: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
  const days = dates.map((date, i) => {
    const day = `${format({ weekday: 'short' }, date)} ${Number(date.slice(8))}`
    return dates[i + 1]?.slice(0, 7) === date.slice(0, 7) ? day : `${day} ${format({ month: 'short' }, date)}`
  })
  return `${days.join(', ')} ${hours.map(([opens, closes]) => `${opens}–${closes}`).join(', ')}`
}

function joined(day: readonly CardOpening[]): DayHours['hours'] {
  const spans: { from: number; to: number; opens: string; closes: string }[] = []
  for (const opening of [...day].sort((a, b) => minutesOf(a)[0] - minutesOf(b)[0])) {
    const [from, to] = minutesOf(opening)
    const last = spans.at(-1)
    if (!last || from > last.to) spans.push({ from, to, opens: opening[1], closes: opening[2] })
    else if (to > last.to) Object.assign(last, { to, closes: opening[2] })
  }
  return spans.map(({ opens, closes }) => [opens, closes] as const)
}
