import { type CheckInCode, readCheckInCode } from '../../../domain/events/check-in-code-text'
import type { GuestOutcome } from '../../../domain/replies/check-in-guests.contract'
import type { DoorGuest } from '../../../domain/replies/read-door-list.contract'
import type { StoredDoorList, StoredScan } from './stored-check-in'

/** What a code means at the door. */
export type CheckInCodeResult =
  | { readonly is: 'guest'; readonly guest: DoorGuest }
  /** `unlisted`: the list of this device does not have it. */
  | { readonly is: 'unlisted'; readonly code: string }
  | { readonly is: 'other-event' | 'no-code' }

export function checkInCodeResult(text: string, list: Pick<StoredDoorList, 'eventId' | 'guests'>): CheckInCodeResult {
  const read: CheckInCode | undefined = readCheckInCode(text)
  if (!read) return { is: 'no-code' }
  if (read.eventId !== undefined && read.eventId !== list.eventId) return { is: 'other-event' }
  const guest = list.guests.find(({ code }) => code === read.code)
  return guest ? { is: 'guest', guest } : { is: 'unlisted', code: read.code }
}

/** The guests, with those whom this device has let in and not told of yet. */
export const withScans = (guests: readonly DoorGuest[], scans: readonly Pick<StoredScan, 'code' | 'at'>[]): readonly DoorGuest[] =>
  guests.map(guest => {
    const scan = guest.state === 'going' ? scans.find(({ code }) => code === guest.code) : undefined
    return scan ? { ...guest, state: 'attended', at: scan.at } : guest
  })

/** The guests after the server has answered. */
export const withOutcomes = (guests: readonly DoorGuest[], outcomes: readonly GuestOutcome[]): readonly DoorGuest[] =>
  guests.map(guest => {
    const told = outcomes.find(({ code, outcome }) => code === guest.code && (outcome === 'counted' || outcome === 'already'))
    return told && guest.state === 'going' ? { ...guest, state: 'attended', ...(told.at !== undefined && { at: told.at }) } : guest
  })

export const peopleIn = (guests: readonly DoorGuest[], ...states: readonly DoorGuest['state'][]): number =>
  guests.reduce((sum, { state, places }) => (states.includes(state) ? sum + places : sum), 0)
