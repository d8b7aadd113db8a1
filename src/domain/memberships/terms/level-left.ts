import type { StoredOf } from '../../shared/records/collection'
import type { terms } from '../memberships.collection'
import { reversalId } from '../unreversed-terms'
import type { HeldTerm } from './new-terms'

type Dated = HeldTerm & Partial<Pick<StoredOf<typeof terms>, 'createdAt'>>

/**
 * The level of a membership, `{membership}/{level}`, after some of its terms were taken back: that before the latest of them, if nothing came after it.
 * `undefined` where the level stays as it is. The terms are all of the membership, with their reversals.
 */
export function levelLeft(all: readonly Dated[]): string | undefined {
  const ids = new Set(all.map(({ id }) => id))
  let left: string | undefined
  const latestFirst = all.filter(({ kind, former }) => kind !== 'reverse' && former !== undefined).toSorted((a, b) => (isBefore(a, b) ? 1 : -1))
  for (const { id, former } of latestFirst) {
    if (!ids.has(reversalId(id))) break
    left = former
  }
  return left
}

const timeOf = ({ createdAt }: Dated) => createdAt?.getTime() ?? 0
/** Those of one order were made at once, and follow each other. */
const isBefore = (a: Dated, b: Dated) => (timeOf(a) === timeOf(b) ? a.start < b.start : timeOf(a) < timeOf(b))
