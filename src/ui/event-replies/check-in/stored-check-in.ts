import * as v from 'valibot'
import { type GuestScan, guestScan, keptOffline } from '../../../domain/replies/check-in-guests.contract'
import { type DoorGuest, doorList } from '../../../domain/replies/read-door-list.contract'
import { storedValue } from '../../app-services/stored-value'
import { doorListsKey } from './stored-check-in-key'

/** The codes of an event as this device has them; of the account that fetched them. */
export interface StoredDoorList extends Omit<v.InferOutput<typeof doorList>, 'guests'> {
  readonly guests: readonly DoorGuest[]
  readonly eventId: string
  readonly uid: string
}

/** A scan that has not arrived: a code and a time, and nobody's name. */
export interface StoredScan extends GuestScan {
  readonly eventId: string
  readonly uid: string
}

const ownedBy = { eventId: v.string(), uid: v.string() }
const listSchema = v.strictObject({ ...doorList.entries, ...ownedBy })
const scanSchema = v.strictObject({ ...guestScan.entries, ...ownedBy })

const those =
  <T>(is: (one: unknown) => one is T) =>
  (found: unknown): readonly T[] =>
    Array.isArray(found) ? found.filter(is) : []

export const storedDoorLists = storedValue<readonly StoredDoorList[]>(
  doorListsKey,
  [],
  those((one): one is StoredDoorList => v.is(listSchema, one)),
)
export const storedScans = storedValue<readonly StoredScan[]>(
  'door:scans',
  [],
  those((one): one is StoredScan => v.is(scanSchema, one)),
)

/** Deletes the lists of events whose day is over, and scans that are too old to be counted. */
export function forgetOldGuestLists(now: Date): void {
  const isOver = ({ until }: StoredDoorList) => Date.parse(until) <= now.getTime()
  const isOld = ({ at }: StoredScan) => Date.parse(at) + keptOffline <= now.getTime()
  if (storedDoorLists.read().some(isOver)) storedDoorLists.change(lists => lists.filter(list => !isOver(list)))
  if (storedScans.read().some(isOld)) storedScans.change(scans => scans.filter(scan => !isOld(scan)))
}
