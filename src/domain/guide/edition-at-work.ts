import type { StoredOf } from '../shared/records/collection'
import { newestFirst } from './edition-order'
import type { editions } from './editions.collection'

/** From the call to the print lock the guide's staff work on an edition that visitors do not see yet. */
export const statesAtWork = ['call', 'production', 'locked'] as const

/** The edition that staff work on: the newest one between its call and its guide, else the one that visitors see first. */
export const editionAtWork = (
  all: readonly Pick<StoredOf<typeof editions>, 'id' | 'year' | 'startsOn' | 'status'>[],
  current: string | undefined,
): string | undefined => newestFirst(all.filter(({ status }) => statesAtWork.some(state => state === status)))[0]?.id ?? current
