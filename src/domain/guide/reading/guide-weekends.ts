import { dayNumber } from '../../shared/time/local-day'
import type { CardOpening, PublishedWeekend } from '../publishing/guide-snapshot-types'
import { isOnWeekend } from './is-weekend'

/** Maximum number of weekends of an edition. */
const maxWeekends = 8
/** A week with a smaller share of the openings than this is not a weekend of the season, so that a single early tour does not begin it. */
const minShare = 0.02
/** A day with a smaller share than this is not a day of a weekend. */
const minShareOfDay = 0.005
/** A week that is open on this many days is no weekend: what is open from Monday to Thursday comes before its weekend. */
const daysOfWholeWeek = 5

/**
 * The weekends of an edition without weekends set by staff, such as an imported edition: the calendar weeks, Monday to Sunday, that contain
 * a sufficient share of the openings, named by their dates. A festival that is open all week has its working days before its weekend. Their days
 * are those with openings. Their hours are chosen so that nine of ten
 * listings open no earlier and close no later, so that one listing that is open all night does not distort them.
 */
export function weekendsFromOpenings(openings: readonly CardOpening[]): readonly PublishedWeekend[] {
  const weeks = new Map<number, CardOpening[]>()
  for (const opening of openings) {
    const week = weeks.get(weekOf(opening[0]))
    if (week) week.push(opening)
    else weeks.set(weekOf(opening[0]), [opening])
  }
  const groups = [...weeks.values()].flatMap(week => partsOfWeek(week, openings.length))
  const fullestFirst = groups.sort((a, b) => b.length - a.length)
  // If the openings are spread evenly over a year, no week reaches that share; then the weeks with most openings are the weekends.
  const least = Math.min(openings.length * minShare, fullestFirst[0]?.length ?? 0)
  return fullestFirst
    .slice(0, maxWeekends)
    .filter(week => week.length >= least)
    .sort((a, b) => (a[0]![0] < b[0]![0] ? -1 : 1))
    .map((week, i) => {
      const days = daysOf(week, openings.length * minShareOfDay)
      return { n: i + 1, name: datesName(days.map(day => day.date)), days, neighbourhoodIds: [] }
    })
}

/** Number of weeks since a Monday; 1970-01-01 was a Thursday. */
const weekOf = (date: string) => Math.floor((dayNumber(date) + 3) / 7)

/** The working days and the weekend of a week that is open throughout, where each has its share of all openings; otherwise the week. */
function partsOfWeek(week: readonly CardOpening[], all: number): readonly (readonly CardOpening[])[] {
  if (daysOf(week, all * minShareOfDay).length < daysOfWholeWeek) return [week]
  const parts = [week.filter(([date]) => !isOnWeekend(date)), week.filter(([date]) => isOnWeekend(date))]
  return parts.every(part => part.length >= all * minShare && part.length > 0) ? parts : [week]
}

function daysOf(week: readonly CardOpening[], least: number): PublishedWeekend['days'] {
  const dates = [...new Set(week.map(([date]) => date))].sort()
  const days = dates.map(date => ({ date, openings: week.filter(opening => opening[0] === date) }))
  const fair = days.filter(day => day.openings.length >= least)
  return (fair.length > 0 ? fair : days).map(day => dayHours(day.date, day.openings))
}

function dayHours(date: string, day: readonly CardOpening[]): PublishedWeekend['days'][number] {
  const opens = day.map(([, from]) => from).sort()
  // A closing time after midnight is later than every other one.
  const closes = day.map(([, from, to]) => ({ to, late: to < from })).sort((a, b) => Number(a.late) - Number(b.late) || (a.to < b.to ? -1 : 1))
  const tenth = Math.floor(day.length / 10)
  return { date, open: opens[tenth]!, close: closes[closes.length - 1 - tenth]!.to }
}

/** Made when first needed: that takes 12 ms, and pages of the guide carry this file. */
let monthAndDay: Intl.DateTimeFormat | undefined

function datesName(dates: readonly string[]): string {
  monthAndDay ??= new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const [first, last] = [dates[0]!, dates.at(-1)!].map(date => new Date(`${date}T00:00:00Z`)) as [Date, Date]
  return first.getTime() === last.getTime() ? monthAndDay.format(first) : monthAndDay.formatRange(first, last)
}

/** Numbers of the weekends with at least one of the openings. */
export function weekendsOf(openings: readonly CardOpening[], weekends: readonly PublishedWeekend[]): readonly number[] {
  const dates = new Set(openings.map(([date]) => date))
  return weekends.filter(w => w.days.some(day => dates.has(day.date))).map(w => w.n)
}

/** The edition's first and last day if staff set none: taken from its weekends, else its openings, else its year. */
export function seasonDays(
  year: number,
  weekends: readonly PublishedWeekend[],
  openings: readonly CardOpening[],
): { startsOn: string; endsOn: string } {
  const dates = (weekends.length > 0 ? weekends.flatMap(w => w.days.map(day => day.date)) : openings.map(([date]) => date)).sort()
  return { startsOn: dates[0] ?? `${year}-01-01`, endsOn: dates.at(-1) ?? `${year}-12-31` }
}
