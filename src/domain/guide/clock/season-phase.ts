import { dayNumber, daysBetween, type LocalMoment, localMoment, wallMinute } from '../../shared/time/local-day'
import type { CardOpening, GuideIndex, PublishedWeekend } from '../publishing/guide-snapshot-types'
import { minutesOf, nextOpening, openingAt } from '../reading/opening-times'
import { type StudioHours, studioCount } from '../reading/studio-hours'

/**
 * The phase of the season at an instant. `no-guide`: nothing is published · `announced`: the first day is more than 7 days away ·
 * `this-week`: it is at most 7 days away · `open-now`: on a weekend day, within its hours · `this-weekend`: during a weekend, outside its
 * hours · `between`: between two weekends · `over`: the last day has closed.
 */
export type PhaseName = 'no-guide' | 'announced' | 'this-week' | 'open-now' | 'this-weekend' | 'between' | 'over'

/** The phase with the facts that a page needs for its text. Dates and times are in the edition's time zone, wherever the visitor is. */
export interface SeasonPhase {
  readonly phase: PhaseName
  /** The current or next weekend; the last one when the season is over. */
  readonly weekend?: PublishedWeekend
  /** The next opening time by the weekends' hours; `days` 0 is today. */
  readonly next?: LocalMoment & { readonly days: number }
  /** Today's closing time; set during opening hours. */
  readonly closes?: string
  /** Remaining open days; today counts until it closes. */
  readonly daysLeft: number
  /** Number of studios whose own hours include this moment. */
  readonly openNow: number
}

/** The data from which a season's phase is computed. */
type Season = Pick<GuideIndex, 'edition' | 'weekends'> & { readonly hours: readonly Pick<StudioHours, 'openings' | 'studios'>[] }

export function seasonPhase(index: Season | undefined, now: Date): SeasonPhase {
  if (!index) return { phase: 'no-guide', daysLeft: 0, openNow: 0 }
  const at = localMoment(now, index.edition.tz)
  const minute = wallMinute(at)
  const openNow = studioCount(index.hours.filter(({ openings }) => openingAt(openings, at)))
  const weekends = index.weekends.filter(w => w.days.length > 0).sort((a, b) => startOf(a) - startOf(b))
  if (weekends.length === 0) return { phase: phaseByDays(index, at.date), daysLeft: 0, openNow }

  const weekend = weekends.find(w => endOf(w) > minute)
  if (!weekend) return { phase: 'over', weekend: weekends.at(-1)!, daysLeft: 0, openNow }
  const allDays = weekends.flatMap(hoursOf)
  const openDay = openingAt(hoursOf(weekend), at)
  const opening = nextOpening(allDays, at)
  return {
    phase: minute >= startOf(weekend) ? (openDay ? 'open-now' : 'this-weekend') : weekend === weekends[0] ? beforeFirst(at.date, weekend) : 'between',
    weekend,
    ...(opening && { next: { date: opening[0], time: opening[1], days: daysBetween(at.date, opening[0]) } }),
    ...(openDay && { closes: openDay[2] }),
    daysLeft: allDays.filter(day => minutesOf(day)[1] > minute).length,
    openNow,
  }
}

const hoursOf = (weekend: PublishedWeekend): CardOpening[] => weekend.days.map(d => [d.date, d.open, d.close] as const)
const firstDate = (weekend: PublishedWeekend) => weekend.days.map(d => d.date).sort()[0]!
const startOf = (weekend: PublishedWeekend) => dayNumber(firstDate(weekend)) * 1440
const endOf = (weekend: PublishedWeekend) => Math.max(...hoursOf(weekend).map(day => minutesOf(day)[1]))

const beforeFirst = (today: string, weekend: PublishedWeekend) => (daysBetween(today, firstDate(weekend)) > 7 ? 'announced' : 'this-week')

/** The phase of an edition without open days, from its first and last date alone. */
function phaseByDays({ edition }: Season, today: string): PhaseName {
  if (today > edition.endsOn) return 'over'
  if (today >= edition.startsOn) return 'this-weekend'
  return daysBetween(today, edition.startsOn) > 7 ? 'announced' : 'this-week'
}
