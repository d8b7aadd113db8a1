import type { Opening } from '../../../guide/listings.collection'
import { wallTime } from '../../../shared/time/wall-time'
import type { ExistingOpening } from './imported-opening'

/** An opening as its listing stores it. Its other columns are stored separately. */
export const storedOpening = ({ start, end, extra: _extra, ...rest }: ExistingOpening, tz: string): Opening => ({
  ...rest,
  start: wallTime(start, tz),
  end: wallTime(end, tz),
})

/** Inserts an opening before the first later one. The order of the others stays. */
export function withOpening(openings: readonly Opening[], opening: Opening): readonly Opening[] {
  const place = openings.findIndex(other => order(other) > order(opening))
  return place < 0 ? [...openings, opening] : openings.toSpliced(place, 0, opening)
}

export const withoutOpening = (openings: readonly Opening[], key: string): readonly Opening[] => openings.filter(other => other.key !== key)

/** Changes an opening. It moves only if its times change. */
export function withChangedOpening(openings: readonly Opening[], opening: Opening): readonly Opening[] {
  const place = openings.findIndex(other => other.key === opening.key)
  const before = openings[place]
  if (!before) return openings
  return order(before) === order(opening) ? openings.with(place, opening) : withOpening(withoutOpening(openings, opening.key), opening)
}

const order = ({ start, end, key }: Opening) => `${start.local} ${end.local} ${key}`
