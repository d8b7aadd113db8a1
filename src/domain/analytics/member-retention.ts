import { graceDays } from '../memberships/card-token'
import { unreversedTerms } from '../memberships/unreversed-terms'
import { ascending } from '../shared/ascending'
import { grouped } from '../shared/grouped'
import { dayNumber } from '../shared/time/local-day'

/** A term as far as retention needs it (`YYYY-MM-DD`, both days included). */
export interface MemberTerm {
  /** Reversals and upgrades name other terms by theirs. */
  readonly id?: string
  readonly membershipId: string
  readonly start: string
  readonly end: string
  readonly kind: 'new' | 'renew' | 'upgrade' | 'comp' | 'extend' | 'reverse'
  readonly replaces?: readonly string[] | undefined
  /** The days of grace of its product; absent where they are the usual ones. */
  readonly graceDays?: number | undefined
}

export interface Cohort {
  /** The year in which they became members. */
  readonly year: string
  readonly members: number
  /** How many were still members after one year, two years, and so on, up to the last anniversary that all of them have passed. */
  readonly stayed: readonly number[]
}

/** Days after an anniversary within which a renewal still counts: the days of grace of the membership. */
const graceOf = (term: MemberTerm): number => term.graceDays ?? graceDays

/** Who stayed, by the year in which they became members. Reversed terms do not count. */
export function cohortsOf(terms: readonly MemberTerm[], today: string): readonly Cohort[] {
  const byMember = grouped(validTerms(terms), ({ membershipId }) => membershipId)
  const begun = [...byMember.values()].map(own => ({ own, start: own.map(({ start }) => start).reduce((a, b) => (a < b ? a : b)) }))
  const byYear = grouped(
    begun.filter(({ start }) => start <= today),
    ({ start }) => start.slice(0, 4),
  )
  return [...byYear]
    .map(([year, members]) => {
      const stayed: number[] = []
      const longestGrace = Math.max(...members.flatMap(({ own }) => own.map(graceOf)))
      // The cohort's last members must have passed the anniversary, or the share would be too low.
      for (let years = 1; dayNumber(yearsAfter(`${year}-12-31`, years)) + longestGrace <= dayNumber(today); years += 1)
        stayed.push(members.filter(({ own, start }) => isMemberAt(own, yearsAfter(start, years))).length)
      return { year, members: members.length, stayed }
    })
    .sort(ascending('year'))
}

/** The number of members on a day. */
export const membersOn = (terms: readonly MemberTerm[]): ((day: string) => number) => {
  const kept = validTerms(terms)
  return day => new Set(kept.filter(({ start, end }) => start <= day && day <= end).map(({ membershipId }) => membershipId)).size
}

/** The terms that count, of all memberships. */
const validTerms = (terms: readonly MemberTerm[]): readonly MemberTerm[] =>
  [...grouped(terms, ({ membershipId }) => membershipId).values()].flatMap(own => unreversedTerms(own))

const isMemberAt = (own: readonly MemberTerm[], day: string): boolean =>
  own.some(term => dayNumber(term.start) <= dayNumber(day) + graceOf(term) && term.end >= day)

/** The same day a number of years later; February 28 for February 29 where the year has none. */
function yearsAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}${day.slice(4) === '-02-29' && !isLeap ? '-02-28' : day.slice(4)}`
}
