import type { DataOf } from '../shared/records/collection'
import { dateOfDay, dayNumber } from '../shared/time/local-day'
import type { terms } from './memberships.collection'

type Term = Pick<DataOf<typeof terms>, 'kind' | 'start' | 'end' | 'replaces' | 'orderLineId'> & { readonly id?: string }

/** The id of a term's reversal: the same on every attempt, so that a term is reversed once. */
export const reversalId = (termId: string): string => `${termId}-back`
/** The id for a refund after a transfer, which already reversed the remaining days: the days before the transfer are reversed too. */
export const refundedId = (termId: string): string => `${termId}-refunded`

/**
 * The terms that count. A `reverse` entry does not count itself; it cancels the term that its id names, from the entry's first day on, or
 * else a term with the same days. An upgrade ends the terms that it replaces on the day before it begins; if it is refunded, they get their
 * days back.
 */
export function unreversedTerms<T extends Term>(all: readonly T[]): readonly T[] {
  const counting = withoutReversed(all)
  const cuts = creditedUpgrades(all, counting).flatMap(term => replacedBy(term, all, counting).map(id => ({ id, start: term.start })))
  if (cuts.length === 0) return counting
  return counting.flatMap(term => {
    const last = cuts.reduce((end, cut) => (cut.id === term.id && cut.start <= end ? dayBefore(cut.start) : end), term.end)
    if (last === term.end) return [term]
    return last < term.start ? [] : [{ ...term, end: last }]
  })
}

/** Upgrades whose credit is used up: those that count, and those whose days were transferred on their first day. */
export function creditedUpgrades<T extends Term>(all: readonly T[], counting: readonly T[]): readonly T[] {
  const entries = new Map(all.map(term => [term.id, term]))
  const isMoved = ({ id = '' }: T) => {
    const taken = entries.get(reversalId(id))
    return taken !== undefined && taken.orderLineId === undefined && !entries.has(refundedId(id))
  }
  return all.filter(term => term.kind === 'upgrade' && (counting.some(({ id }) => id === term.id) || isMoved(term)))
}

/**
 * The terms that an upgrade ended. If one of them was an upgrade that was reversed since, the terms that it had replaced are included,
 * because their credit was carried on.
 */
export function replacedBy<T extends Term>({ replaces = [] }: T, all: readonly T[], counting: readonly T[]): readonly string[] {
  const gone = replaces.filter(id => !counting.some(term => term.id === id))
  return [
    ...replaces,
    ...all.filter(({ id, kind }) => kind === 'upgrade' && gone.includes(id ?? '')).flatMap(term => replacedBy(term, all, counting)),
  ]
}

function withoutReversed<T extends Term>(all: readonly T[]): readonly T[] {
  const starts = new Map(all.map(({ id, start }) => [id, start]))
  const named = new Set(all.flatMap(({ id }) => (id !== undefined && starts.has(reversalId(id)) ? id : [])))
  const reversals = new Set([...named].flatMap(id => [reversalId(id), refundedId(id)]))
  const byDays = new Map<string, number>()
  for (const term of all) if (term.kind === 'reverse' && !reversals.has(term.id ?? '')) byDays.set(daysOf(term), (byDays.get(daysOf(term)) ?? 0) + 1)
  return all.flatMap(term => {
    if (term.kind === 'reverse') return []
    if (named.has(term.id ?? '')) {
      if (starts.has(refundedId(term.id!))) return []
      const from = starts.get(reversalId(term.id!))!
      return term.start < from ? [{ ...term, end: dayBefore(from) }] : []
    }
    const left = byDays.get(daysOf(term)) ?? 0
    byDays.set(daysOf(term), left - 1)
    return left <= 0 ? [term] : []
  })
}

const daysOf = ({ start, end }: Term) => `${start} ${end}`
const dayBefore = (day: string) => dateOfDay(dayNumber(day) - 1)
