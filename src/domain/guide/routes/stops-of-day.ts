import { dayNumber, type LocalMoment } from '../../shared/time/local-day'
import type { CardOpening, GuideCard } from '../publishing/guide-snapshot-types'
import { minutesOf, openingAt } from '../reading/opening-times'
import type { RouteStop } from './route-timetable'

/** Openings of a day, as minutes of that day. */
export const hoursOn = (openings: readonly CardOpening[], day: string): RouteStop['hours'] =>
  openings
    .filter(([date]) => date === day)
    .map(minutesOf)
    .map(([from, to]) => [from - dayNumber(day) * 1440, to - dayNumber(day) * 1440] as const)
    .sort((a, b) => a[0] - b[0])

/** The stops of a route on a day; studios without a pin cannot be on one. */
export const stopsOn = (cards: readonly Pick<GuideCard, 'id' | 'pin' | 'openings'>[], day: string): readonly RouteStop[] =>
  cards.flatMap(({ id, pin, openings }) => (pin ? [{ id, pin, hours: hoursOn(openings, day) }] : []))

/** Days on which any of these studios opens, without those that are over. */
export const daysOf = (cards: readonly Pick<GuideCard, 'openings'>[], { date }: LocalMoment): readonly string[] =>
  [...new Set(cards.flatMap(({ openings }) => openings.map(([day]) => day)))].filter(day => day >= date).sort()

/** The day on which the most of them open; of several, the first. */
export const bestDay = (cards: readonly Pick<GuideCard, 'openings'>[], days: readonly string[]): string | undefined => {
  const open = (day: string) => cards.filter(({ openings }) => openings.some(([date]) => date === day)).length
  return days.toSorted((a, b) => open(b) - open(a))[0]
}

/** When a visit begins: now, if that is during the day; else when the first of the studios opens. */
export function beginningOn(stops: readonly RouteStop[], cards: readonly Pick<GuideCard, 'openings'>[], day: string, at: LocalMoment): number {
  const first = Math.min(...stops.flatMap(({ hours }) => hours.map(([from]) => from)))
  const opens = Number.isFinite(first) ? first : 11 * 60
  const isNow = at.date === day && cards.some(({ openings }) => openingAt(openings, at))
  return isNow ? Math.max(opens, Number(at.time.slice(0, 2)) * 60 + Number(at.time.slice(3))) : opens
}

/** `HH:MM` of a minute of the day; after midnight of the next one. */
export const timeOfMinute = (minute: number): string =>
  `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
