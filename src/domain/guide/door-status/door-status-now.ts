import { type LocalMoment, minuteOf, wallMinute } from '../../shared/time/local-day'
import type { CardOpening } from '../publishing/guide-snapshot-types'
import { minutesOf, openingAt } from '../reading/opening-times'
import type { Door } from './door-statuses-of-day'

/** How a door stands at a moment, where its artist has said something that differs from its hours. */
export interface DoorStatusNow {
  readonly kind: 'open' | 'back' | 'closing' | 'closedEarly' | 'soldOut'
  readonly isOpen: boolean
  /** `HH:MM`: when it opens again, or closes. */
  readonly until?: string
}

/** The day of the opening that a moment lies in; else its date, if the studio opens on it. */
export const openDay = (openings: readonly CardOpening[], at: LocalMoment): string | undefined =>
  openingAt(openings, at)?.[0] ?? (openings.some(([date]) => date === at.date) ? at.date : undefined)

/** The last opening of a day: after it, nothing that was said of the door is of use. */
const lastOf = (openings: readonly CardOpening[], day: string) =>
  openings.filter(([date]) => date === day).reduce<CardOpening | undefined>((a, b) => (a && minutesOf(a)[1] >= minutesOf(b)[1] ? a : b), undefined)

/** Minutes of a time of that day, or of the night after it if the opening ends there. */
function minuteAt([date, opens, closes]: CardOpening, time: string): number {
  const isNight = closes < opens && time < opens
  return wallMinute({ date, time }) + (isNight ? 1440 : 0)
}

/** `undefined` where the hours alone say it. */
export function doorStatusNow(
  openings: readonly CardOpening[],
  door: Pick<Door, 'day' | 'state' | 'until'>,
  at: LocalMoment,
): DoorStatusNow | undefined {
  const last = lastOf(openings, door.day)
  if (!last || openDay(openings, at) !== door.day) return undefined
  const now = wallMinute(at)
  if (now >= minutesOf(last)[1]) return undefined
  const isOpen = openingAt(openings, at) !== undefined
  const { state, until } = door
  const isBefore = until !== undefined && now < minuteAt(last, until)
  if (state === 'open') return { kind: 'open', isOpen: true, until: openingAt(openings, at)?.[2] ?? last[2] }
  if (state === 'soldOut') return { kind: 'soldOut', isOpen, until: last[2] }
  if (state === 'back' && isBefore) return { kind: 'back', isOpen: false, until: until! }
  if (state === 'closing' && until !== undefined) return isBefore ? { kind: 'closing', isOpen, until } : { kind: 'closedEarly', isOpen: false, until }
  return undefined
}

const quarter = 15

/** Times that an artist may name at a moment: every quarter of an hour until the door closes. */
export function timesLeft(openings: readonly CardOpening[], at: LocalMoment): readonly string[] {
  const today = openDay(openings, at)
  const last = today === undefined ? undefined : lastOf(openings, today)
  if (!last) return []
  const first = Math.ceil((Math.max(wallMinute(at), minutesOf(last)[0]) + 1) / quarter) * quarter
  const times: string[] = []
  for (let minute = first; minute < minutesOf(last)[1]; minute += quarter) times.push(textOf(minute))
  return times
}

const textOf = (minute: number) => `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The openings of a day that began at least `grace` minutes ago and at most an hour before that. */
export const openedAbout = (openings: readonly CardOpening[], at: LocalMoment, grace: number): CardOpening | undefined =>
  openings.find(([date, opens]) => {
    const since = wallMinute(at) - (wallMinute({ date, time: '00:00' }) + minuteOf(opens))
    return since >= grace && since < grace + 60
  })
