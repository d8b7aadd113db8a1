import { ascending } from '../../shared/ascending'
import type { StoredOf } from '../../shared/records/collection'
import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import type { memberships, terms } from '../memberships.collection'
import { unreversedTerms } from '../unreversed-terms'
import type { HeldTerm } from './new-terms'

type Dated = HeldTerm & Partial<Pick<StoredOf<typeof terms>, 'createdAt'>>
type Stored = Pick<StoredOf<typeof memberships>, 'productId' | 'level'>

/** The fields of a membership about its level on a day. */
type HeldLevel = Stored & {
  /** The first day of the next level, if one is bought or given already. */
  readonly levelChangesOn: string | undefined
}

/** A level as terms name it: `{membership}/{level}`. */
export const levelRef = ({ productId, level }: Stored): string => `${productId}/${level}`

/**
 * The level of a membership on a day: the level of its term that day, so a later level starts on its own first day. Days without a term have
 * the level of the term before. `all` are its terms with their reversals; `stored` is the level in the record so far.
 */
export function heldLevel(all: readonly Dated[], day: string, stored: Stored): HeldLevel {
  const held = unreversedTerms(all)
  const first = all.filter(({ former }) => former !== undefined).toSorted((a, b) => timeOf(a) - timeOf(b) || (a.start < b.start ? -1 : 1))[0]
  // Imported terms without a level are older than the first term with one.
  const unnamed = first?.former ?? levelRef(stored)
  const onDay = (on: string) => termOn(held, on)?.level ?? unnamed
  if (held.length === 0) return { productId: stored.productId, level: stored.level, levelChangesOn: undefined }
  const now = onDay(day)
  const changes = held.flatMap(({ start, end }) => [start, dayAfter(end)]).filter(from => day < from)
  const levelChangesOn = changes.toSorted().find(from => onDay(from) !== now)
  const [productId, level] = now.split('/') as [string, string]
  return { productId, level, levelChangesOn }
}

/** The term that counts on a day: the latest that has begun, preferring one that still runs; before the first term, the first. */
function termOn(held: readonly Dated[], day: string): Dated | undefined {
  const begun = held.filter(({ start }) => start <= day).toSorted(byBeginning)
  const running = begun.filter(({ end }) => day <= end)
  return running.at(-1) ?? begun.toSorted(ascending('end')).at(-1) ?? held.toSorted(byBeginning)[0]
}

const timeOf = ({ createdAt }: Dated) => createdAt?.getTime() ?? Number.MAX_SAFE_INTEGER
const byBeginning = (a: Dated, b: Dated) => (a.start === b.start ? timeOf(a) - timeOf(b) : a.start < b.start ? -1 : 1)
const dayAfter = (day: string) => dateOfDay(dayNumber(day) + 1)
