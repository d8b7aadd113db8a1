import { dateOfDay, dayNumber } from '../shared/time/local-day'
import { monthAfter, monthOf } from '../shared/time/months'
import type { CalendarCard } from './calendar-snapshot-types'

type Timed = Pick<CalendarCard, 'start' | 'end'>

export const startDay = ({ start }: Timed) => start.local.slice(0, 10)

/** The last day of an event. An event that ends at midnight ends the day before. */
export function lastDay({ start, end }: Timed): string {
  const [date, time] = [end.local.slice(0, 10), end.local.slice(11)]
  return time === '00:00' && date > start.local.slice(0, 10) ? dateOfDay(dayNumber(date) - 1) : date
}

export const isPast = ({ end }: Timed, now: Date) => Date.parse(end.utc) <= now.getTime()

export interface AgendaDay<E> {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly events: readonly E[]
}

/** Events by the day on which they begin, in order of time. Events that began earlier and are still running are listed under `today`. */
export function agendaDays<E extends Timed>(events: readonly E[], today?: string): readonly AgendaDay<E>[] {
  const days = new Map<string, E[]>()
  for (const event of byTime(events)) {
    const first = startDay(event)
    const date = today !== undefined && first < today && lastDay(event) >= today ? today : first
    const day = days.get(date)
    if (day) day.push(event)
    else days.set(date, [event])
  }
  return [...days].map(([date, own]) => ({ date, events: own })).sort((a, b) => (a.date < b.date ? -1 : 1))
}

export interface MonthDay<E> extends AgendaDay<E> {
  /** False for days of the neighboring months in the first and last week. */
  readonly inMonth: boolean
}

/** The weeks of a month (`YYYY-MM`), Sunday first, each event on every day on which it happens. */
export function monthWeeks<E extends Timed>(month: string, events: readonly E[]): readonly (readonly MonthDay<E>[])[] {
  const first = dayNumber(`${month}-01`)
  const next = dayNumber(`${monthAfter(month)}-01`)
  const from = first - weekday(first)
  const weeks = Math.ceil((next - from) / 7)
  const inTime = byTime(events)
  return Array.from({ length: weeks }, (_, week) => daysFrom(from + week * 7, inTime).map(day => ({ ...day, inMonth: monthOf(day.date) === month })))
}

/** The seven days of the week that holds a date, Sunday first, each event on every day on which it happens. */
export function weekDays<E extends Timed>(date: string, events: readonly E[]): readonly AgendaDay<E>[] {
  const day = dayNumber(date)
  return daysFrom(day - weekday(day), byTime(events))
}

/** The Sunday of the week that is `weeks` weeks away. */
export function weekAt(date: string, weeks = 0): string {
  const day = dayNumber(date)
  return dateOfDay(day - weekday(day) + 7 * weeks)
}

const byTime = <E extends Timed>(events: readonly E[]) => [...events].sort((a, b) => Date.parse(a.start.utc) - Date.parse(b.start.utc))

const daysFrom = <E extends Timed>(first: number, inTime: readonly E[]): readonly AgendaDay<E>[] =>
  Array.from({ length: 7 }, (_, i) => {
    const date = dateOfDay(first + i)
    return { date, events: inTime.filter(event => startDay(event) <= date && date <= lastDay(event)) }
  })

/** 0 is Sunday; 1970-01-01 was a Thursday. */
const weekday = (day: number) => (((day + 4) % 7) + 7) % 7

/** Friday to Sunday of the current or next weekend. */
export function weekendAt(date: string): { readonly from: string; readonly to: string } {
  const day = dayNumber(date)
  const sinceMonday = (weekday(day) + 6) % 7
  return { from: dateOfDay(day - sinceMonday + 4), to: dateOfDay(day - sinceMonday + 6) }
}
