import { type WallTime, wallTime } from '../../../domain/shared/time/wall-time'

/** The time zone of the sample's city. */
export const tz = 'America/Los_Angeles'

const known = new Map<string, WallTime>()

/** A local time of the sample's city. Results are cached, because a season uses a few times thousands of times each. */
export function at(local: string): WallTime {
  const found = known.get(local)
  if (found) return found
  const made = wallTime(local, tz)
  known.set(local, made)
  return made
}

/** The instant of a local time in the city. */
export const instantAt = (local: string): Date => at(local).utc
