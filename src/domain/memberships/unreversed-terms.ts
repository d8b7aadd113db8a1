import type { DataOf } from '../shared/records/collection'
import type { terms } from './memberships.collection'

type Term = Pick<DataOf<typeof terms>, 'kind' | 'start' | 'end'>

/** The terms that count: a `reverse` cancels one term of the same days and does not count itself. */
export function unreversedTerms<T extends Term>(all: readonly T[]): readonly T[] {
  const reversed = new Map<string, number>()
  for (const term of all) if (term.kind === 'reverse') reversed.set(daysOf(term), (reversed.get(daysOf(term)) ?? 0) + 1)
  return all.filter(term => {
    if (term.kind === 'reverse') return false
    const left = reversed.get(daysOf(term)) ?? 0
    reversed.set(daysOf(term), left - 1)
    return left <= 0
  })
}

const daysOf = ({ start, end }: Term) => `${start} ${end}`
