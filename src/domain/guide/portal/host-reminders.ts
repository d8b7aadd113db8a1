import type { Deadline } from '../clock/deadline'
import { isPrintLocked, isProofDue } from '../clock/what-deadlines-allow'
import { isUnpaid, type RegistrationStatus } from '../registering/registration-states'
import { buildingRoster, type RosterEntry } from './building-roster'
import { type NudgeAbout, nudgeDays } from './nudge-artist.contract'
import type { HostedSite, PortalListings } from './own-listings'

/** What a host may remind an artist in the building of. */
export type ReminderAbout = Exclude<NudgeAbout, 'registration'>

/** Artists in a building who have the same thing left to do, and whom no host reminded within a week. */
export interface DueReminder {
  readonly site: HostedSite
  readonly about: ReminderAbout
  readonly names: readonly string[]
}

const dayMs = 86_400_000

/** Whether this artist may not be reminded again yet. */
export const wasNudgedLately = (nudgedAt: Date | undefined, now: Date): boolean =>
  nudgedAt !== undefined && now.getTime() - nudgedAt.getTime() < nudgeDays * dayMs

/** What an artist in a building has left to do, the fee before the rest. */
export function leftToDo({ status, listing }: RosterEntry, deadlines: readonly Deadline[], now: Date): ReminderAbout | undefined {
  if (listing === undefined) return undefined
  if (isUnpaid(status as RegistrationStatus)) return 'payment'
  if (isProofDue(listing, deadlines, now)) return 'proof'
  return listing.status === 'draft' ? 'listing' : undefined
}

/** What a host can do for the latest edition of their buildings, until it is printed. */
export function dueReminders(all: PortalListings, now: Date): readonly DueReminder[] {
  const editionId = all.listings[0]?.editionId
  if (editionId === undefined) return []
  const deadlines = all.editions.get(editionId)?.deadlines ?? []
  if (isPrintLocked(deadlines, now)) return []
  return all.hosted.flatMap(site => {
    const { entries } = buildingRoster(site, editionId, all.listings, all.roster.get(site.id) ?? [])
    const others = entries.filter(({ listing, nudgedAt }) => listing?.artistId !== all.pid && !wasNudgedLately(nudgedAt, now))
    return (['payment', 'proof', 'listing'] as const).flatMap(about => {
      const names = others.filter(entry => leftToDo(entry, deadlines, now) === about).map(({ name }) => name)
      return names.length > 0 ? [{ site, about, names }] : []
    })
  })
}
