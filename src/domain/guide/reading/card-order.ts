import { alphabet } from '../../shared/text/alphabet'
import type { GuideCard } from '../publishing/guide-snapshot'

/** Sorts after every number (two infinities would subtract to NaN). */
const unnumbered = Number.MAX_SAFE_INTEGER

export const byName = (a: GuideCard, b: GuideCard) => alphabet.compare(a.sortName, b.sortName) || (a.id < b.id ? -1 : 1)

/** In walking order: by map number, within one building by unit, then by name. */
export const byNumber = (a: GuideCard, b: GuideCard) =>
  (a.number ?? unnumbered) - (b.number ?? unnumbered) || alphabet.compare(a.unit ?? '', b.unit ?? '') || byName(a, b)
