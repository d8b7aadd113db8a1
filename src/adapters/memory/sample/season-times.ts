import { type WallTime, wallTime } from '../../../domain/shared/wall-time'

/** The zone of the sample's city. */
export const tz = 'America/Los_Angeles'

const known = new Map<string, WallTime>()

/** A wall time of the sample's city; a season needs few different ones thousands of times. */
export function at(local: string): WallTime {
  const found = known.get(local)
  if (found) return found
  const made = wallTime(local, tz)
  known.set(local, made)
  return made
}

/** The instant when the city's clocks show `local`. */
export const instantAt = (local: string): Date => at(local).utc
