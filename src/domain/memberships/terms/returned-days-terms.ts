import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import { paidUntil } from '../membership-state'
import { reversalId, unreversedTerms } from '../unreversed-terms'
import { type HeldTerm, nextStart } from './new-terms'

const movedId = (termId: string) => `${termId}-moved`
const why = 'Days that a refunded change of level gave back'

/**
 * Terms to add after a refunded upgrade, for days that it gives back but that other terms now occupy. Bought terms keep their days, so these
 * are added after the last one. `back`: the terms that the refund takes back; days that were added for one of them go with it. Repeating it
 * adds nothing.
 */
export function returnedDaysTerms(all: readonly HeldTerm[], back: readonly HeldTerm[]): readonly HeldTerm[] {
  const entered = new Set([...all, ...back].map(({ id }) => id))
  const gone = all
    .filter(({ id }) => back.some(one => id === movedId(one.id.slice(0, -reversalId('').length))) && !entered.has(reversalId(id)))
    .map(({ id, start, end }): HeldTerm => ({ id: reversalId(id), start, end, kind: 'reverse' }))
  const before = unreversedTerms(all)
  const added: HeldTerm[] = []
  for (const term of unreversedTerms([...all, ...back])) {
    const now = [...all, ...back, ...gone, ...added]
    const had = before.find(({ id }) => id === term.id)
    const restoredFrom = had ? dayNumber(had.end) + 1 : dayNumber(term.start)
    const others = unreversedTerms(now).filter(({ id }) => id !== term.id)
    let days = 0
    for (let day = restoredFrom; day <= dayNumber(term.end); day += 1) if (others.some(one => isWithin(day, one))) days += 1
    if (days === 0 || entered.has(movedId(term.id))) continue
    const start = nextStart(now, paidUntil(now) ?? term.end)
    added.push({
      id: movedId(term.id),
      start,
      end: dateOfDay(dayNumber(start) + days - 1),
      kind: 'extend',
      compReason: why,
      ...(term.level !== undefined && { level: term.level }),
    })
  }
  return [...gone, ...added]
}

const isWithin = (day: number, { start, end }: HeldTerm) => dayNumber(start) <= day && day <= dayNumber(end)
