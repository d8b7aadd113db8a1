import type { PassportStamp } from '../../people/passport.collection'

type Held = Pick<PassportStamp, 'personId' | 'deviceId'>

/**
 * How many visitors stamped. `devices` have no account, so a visitor who also stamped with an account, or with two devices, counts there
 * again. Stamps of people who were forgotten name nobody: they are visits, but no visitors any more.
 */
export function countVisitors(stamps: readonly Held[]): { readonly people: number; readonly devices: number; readonly all: number } {
  const people = new Set(stamps.flatMap(({ personId }) => personId ?? [])).size
  const devices = new Set(stamps.flatMap(({ personId, deviceId }) => (personId === undefined ? (deviceId ?? []) : []))).size
  return { people, devices, all: people + devices }
}

/** By person: how many different studios stamped their passport. Devices are nobody whom a prize could be sent to. */
export function studiosByPerson(stamps: readonly Pick<PassportStamp, 'personId' | 'listingId'>[]): ReadonlyMap<string, number> {
  const studios = new Map<string, Set<string>>()
  for (const { personId, listingId } of stamps) if (personId !== undefined) studios.set(personId, (studios.get(personId) ?? new Set()).add(listingId))
  return new Map([...studios].map(([person, visited]) => [person, visited.size]))
}
