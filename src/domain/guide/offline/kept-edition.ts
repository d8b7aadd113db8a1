import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import type { GuideIndex } from '../publishing/guide-snapshot-types'

/** What a device keeps of a published edition. */
export interface KeptEdition {
  readonly editionId: string
  /** Hash of the published state. */
  readonly hash: string
  /** The build whose documents are kept. */
  readonly build: string
  /** Last day, `YYYY-MM-DD`. */
  readonly until: string
}

/** Days after an edition's last one on which it is still kept. */
const daysAfter = 30

/** The last day on which a device keeps an edition: `YYYY-MM-DD`. */
export const keptUntil = ({ endsOn }: GuideIndex['edition']): string => dateOfDay(dayNumber(endsOn) + daysAfter)

/**
 * What to do with what is kept: `forget` it because its time is over, `renew` it because another edition, another state of it or another build is
 * published, or `leave` it.
 */
export function planForKept(kept: KeptEdition | undefined, index: GuideIndex, build: string, today: string): 'forget' | 'renew' | 'leave' {
  if (today > keptUntil(index.edition)) return 'forget'
  const isCurrent = kept?.editionId === index.edition.id && kept.hash === index.hash && kept.build === build
  return isCurrent ? 'leave' : 'renew'
}

/** The addresses of an edition's pictures, each once: one for each studio and article. */
export const picturesOf = ({ listings, articles }: Pick<GuideIndex, 'listings' | 'articles'>): readonly string[] => [
  ...new Set([...listings, ...articles].flatMap(({ picture }) => (picture && /^(https?:\/)?\//.test(picture.src) ? [picture.src] : []))),
]

/** The pictures that are stored and no longer in the edition, and those that are missing. */
export function picturesToChange(stored: readonly string[], wanted: readonly string[]) {
  const [has, wants] = [new Set(stored), new Set(wanted)]
  return { forget: stored.filter(one => !wants.has(one)), fetch: wanted.filter(one => !has.has(one)) }
}
