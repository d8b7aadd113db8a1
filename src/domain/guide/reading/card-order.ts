import { alphabet } from '../../shared/text/alphabet'
import { inNumberOrder } from '../numbering/map-number'
import type { GuideCard } from '../publishing/guide-snapshot-types'

export const byName = (a: GuideCard, b: GuideCard) => alphabet.compare(a.sortName, b.sortName) || (a.id < b.id ? -1 : 1)

/** In walking order: by map number, within one building by unit, then by name. */
export const byNumber = (a: GuideCard, b: GuideCard) =>
  inNumberOrder(a.number, b.number) || alphabet.compare(a.unit ?? '', b.unit ?? '') || byName(a, b)
