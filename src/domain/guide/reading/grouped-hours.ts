import type { CardOpening } from '../publishing/guide-snapshot-types'
import { minutesOf } from './opening-times'

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
