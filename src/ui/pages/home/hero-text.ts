import type { SeasonPhase } from '../../../domain/guide/clock/season-phase'
import type { GuideHomeData } from '../../../domain/guide/reading/guide-home-data'
import { isWeekend } from '../../../domain/guide/reading/is-weekend'
import { studioCount } from '../../../domain/guide/reading/studio-hours'
import type { CallNow } from '../../blocks/season-timeline/call-for-artists'
import { counted } from '../../kit/counted'
import { calendarDayText, dayRange, wallClockTime } from '../../kit/time/format-time'

export interface HeroText {
  readonly over: string
  readonly title: string
  readonly lead: string
  /** The current number in the ring; `lit` while studios are open. */
  readonly ring?: { readonly n: number; readonly label: string; readonly lit: boolean }
}

interface Speaker {
  readonly season: string
  readonly tagline: string
}

/** Headline and text of the home page, derived from the phase of the season. */
export function heroText(
  front: GuideHomeData | null,
  { phase, next, closes, daysLeft, openNow }: SeasonPhase,
  call: CallNow | undefined,
  { season, tagline }: Speaker,
): HeroText {
  if (call?.hero && isFarOff(phase)) return { over: season, ...call.hero }
  if (!front || phase === 'no-guide')
    return { over: season, title: tagline || season, lead: `The next guide is being made. ${call?.guideOut ?? `${season} begins with it.`}` }

  const { edition, hours, weekends } = front
  const count = studioCount(hours)
  const studios = { n: count, label: things(count, 'studio', 'studios'), lit: false }
  const over = `${season}, ${edition.city}, ${dayRange(edition.startsOn, edition.endsOn)}`
  const openDays = weekends.flatMap(weekend => weekend.days).length
  const length = weekends.every(isWeekend) ? counted(Math.max(weekends.length, 1), 'weekend') : counted(openDays, 'day')
  const span = `${counted(count, 'studio')} over ${length}`
  const days = next?.days ?? 0
  const inDays = { n: days, label: things(days, 'day to go', 'days to go'), lit: false }

  switch (phase) {
    case 'announced':
      // The tagline may speak of open doors, and they are not open yet.
      return {
        over,
        title: next ? `The doors open ${onDay(next)}` : tagline,
        lead: `${span}. Choose studios and save them for the day.`,
        ring: next ? inDays : studios,
      }
    case 'this-week':
      return {
        over,
        title: next ? `The doors open ${soon(next)}` : tagline,
        lead: `${span}, from ${at(next)}.`,
        ring: next && days > 0 ? inDays : studios,
      }
    case 'open-now':
      return {
        over,
        title: closes ? `The doors are open until ${wallClockTime(closes)}` : 'The doors are open',
        lead:
          daysLeft > 1 ? `Walk in, look, ask. After today ${counted(daysLeft - 1, 'open day')} to come.` : 'Walk in, look, ask. It is the last day.',
        ring: openNow > 0 ? { n: openNow, label: `${things(openNow, 'studio', 'studios')} open now`, lit: true } : { ...studios, lit: true },
      }
    case 'this-weekend':
      return {
        over,
        title: next ? `The doors open ${soon(next)}` : tagline,
        lead: `${span}. ${daysLeft > 1 ? `${counted(daysLeft, 'open day')} to come.` : 'One open day to come.'}`,
        ring: studios,
      }
    case 'between':
      return {
        over,
        title: next ? `The next doors open ${onDay(next)}` : tagline,
        lead: `${counted(daysLeft, 'open day')} to come.`,
        ring: next ? inDays : studios,
      }
    case 'over':
      return {
        over,
        title: 'The doors have closed. The work goes on',
        lead: `${counted(count, 'studio')} were open. The guide stays: find each artist and their work again.${call?.phase === 'before' ? ` ${call.says}` : ''}`,
        ring: studios,
      }
  }
}

/** Whether the season is far away: if studios open soon, or are open, the page shows that before the call for artists. */
export const isFarOff = (phase: SeasonPhase['phase']) => phase === 'no-guide' || phase === 'announced' || phase === 'over'

const things = (n: number, one: string, many: string) => (n === 1 ? one : many)

const onDay = (next: SeasonPhase['next']) => (next ? `on ${calendarDayText(next.date)}` : 'soon')
const at = (next: SeasonPhase['next']) => (next ? wallClockTime(next.time) : 'morning')

function soon(next: NonNullable<SeasonPhase['next']>): string {
  if (next.days === 0) return `today at ${at(next)}`
  if (next.days === 1) return `tomorrow at ${at(next)}`
  return onDay(next)
}
