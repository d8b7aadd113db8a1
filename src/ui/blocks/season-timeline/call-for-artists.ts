import type { DeadlineKey } from '../../../domain/guide/clock/deadline'
import { type CallPhase, phaseAt } from '../../../domain/guide/clock/phase-at'
import type { CalledSeason } from '../../../domain/guide/clock/season-dates'
import { upcomingDeadlines } from '../../../domain/guide/clock/what-deadlines-allow'
import { daysBetween, localMoment } from '../../../domain/shared/time/local-day'
import { calendarDayText, dayOf } from '../../kit/time/format-time'
import { phaseText } from './registration-phase-text'

/** A date of the season for its timeline, as calendar days. */
export interface SeasonStop {
  readonly from: string
  readonly to: string
  readonly name: string
  readonly says: string
  readonly is: 'past' | 'now' | 'ahead'
}

/** The targets of the buttons, the main one first. */
export type Ways = readonly (readonly [label: string, to: string])[]

/** The call for artists as pages describe it. Computed separately, so that no page loads the clock before it is shown. */
export interface CallNow {
  readonly phase: CallPhase['phase']
  /** In one sentence. */
  readonly says: string
  /** The top of the home page while registration is open. */
  readonly hero?: {
    readonly title: string
    readonly lead: string
    readonly ring: { readonly n: number; readonly label: string; readonly lit: boolean }
    readonly ways: Ways
  }
  /** A sentence about when the guide will be published, before that. */
  readonly guideOut: string | undefined
  readonly stops: readonly SeasonStop[]
}

/** For this many days before a price ends, the title says so. */
const lastDays = 3

export function callNow(season: CalledSeason, now: Date): CallNow {
  const { deadlines, edition } = season
  const { phase, endsAt, inGrace } = phaseAt(deadlines, now)
  const days = endsAt ? Math.floor((endsAt.getTime() - now.getTime()) / 86_400_000) : 0
  const isOpen = phase !== 'before' && phase !== 'closed'
  const isLast = days < lastDays
  const says = phaseText({ phase, endsAt, inGrace } as CallPhase, edition.tz)
  const out = upcomingDeadlines(deadlines, now).find(({ key }) => key === 'guideOut')
  const end = endsAt && dayOf(endsAt, edition.tz)
  return {
    phase,
    says,
    ...(isOpen && {
      hero: {
        title: isLast ? `${phase === 'late' ? 'Registration closes' : `The ${phase} price ends`} on ${end}` : 'Artists, open your studio',
        lead: says,
        ring: { n: days, label: days === 1 ? 'day left' : 'days left', lit: isLast },
        ways: [
          ['Register a studio', '/artists/sfosregistration'],
          ['See the dates', '/artists'],
        ],
      },
    }),
    guideOut: out && `It comes out on ${dayOf(out.at.utc, edition.tz)}.`,
    stops: stopsOf(season, now),
  }
}

/** The dates that matter to artists. */
const shown: readonly (readonly [name: string, from: DeadlineKey, ...until: DeadlineKey[]])[] = [
  ['Registration', 'callOpens', 'lateEnds', 'regularEnds', 'earlyEnds'],
  ['Pictures are due', 'imageDue'],
  ['You check your proof', 'proofOpens', 'proofCloses'],
  ['The guide comes out', 'guideOut'],
]

function stopsOf({ deadlines, edition }: CalledSeason, now: Date): readonly SeasonStop[] {
  const today = localMoment(now, edition.tz).date
  const dateOf = (key: DeadlineKey) => deadlines.find(one => one.key === key)?.at.local.slice(0, 10)
  const ahead = new Set(upcomingDeadlines(deadlines, now).map(({ key }) => key))
  return shown.flatMap(([name, begins, ...ends]): SeasonStop[] => {
    const from = dateOf(begins)
    if (from === undefined) return []
    const last = ends.find(key => dateOf(key))
    const to = (last && dateOf(last)) ?? from
    if (!ahead.has(last ?? begins)) return [{ from, to, name, is: 'past', says: last ? 'Closed' : 'Passed' }]
    if (ahead.has(begins)) return [{ from, to, name, is: 'ahead', says: inDays(daysBetween(today, from)) }]
    return [{ from, to, name, is: 'now', says: `Until ${calendarDayText(to, { short: true })}` }]
  })
}

const inDays = (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`)
