import { alphabet } from '../shared/alphabet'
import type { GuideCard } from './guide-snapshot'

/** Sorts after every number (two infinities would subtract to NaN). */
const unnumbered = Number.MAX_SAFE_INTEGER

export const byName = (a: GuideCard, b: GuideCard) => alphabet.compare(a.sortName, b.sortName) || (a.id < b.id ? -1 : 1)

/** As one walks: by map number, behind one door by unit, then by name. */
export const byNumber = (a: GuideCard, b: GuideCard) =>
  (a.number ?? unnumbered) - (b.number ?? unnumbered) || alphabet.compare(a.unit ?? '', b.unit ?? '') || byName(a, b)
