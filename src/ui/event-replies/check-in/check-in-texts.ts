import type { GuestOutcome } from '../../../domain/replies/check-in-guests.contract'
import type { DoorGuest } from '../../../domain/replies/read-door-list.contract'
import { counted } from '../../kit/counted'
import { timeOf } from '../../kit/time/format-time'
import type { CheckInCodeResult } from './check-in-code-result'

const hour = (at: string, tz: string) => timeOf(new Date(at), tz)

/** “Ana and 2 guests”; who does not come any more has no name here. */
export const partyText = ({ name = 'A visitor', places }: Pick<DoorGuest, 'name' | 'places'>): string =>
  places === 1 ? name : `${name} and ${counted(places - 1, 'guest')}`

const stateText = ({ state, at }: DoorGuest, tz: string): string => {
  switch (state) {
    case 'going':
      return 'On the list: let them in'
    case 'attended':
      return at === undefined ? 'Already in' : `Already in since ${hour(at, tz)}`
    case 'offered':
      return 'No place yet: they have not taken the place that we offered them'
    case 'waitlist':
      return 'No place yet: they are on the waiting list'
    case 'cancelled':
      return 'Canceled: this code does not count any more'
    case 'refunded':
      return 'Refunded: this ticket does not count any more'
  }
}

/** The first line, to be read at arm’s length. */
export function verdictText(verdict: CheckInCodeResult, tz: string): string {
  switch (verdict.is) {
    case 'guest':
      return stateText(verdict.guest, tz)
    case 'unlisted':
      return 'This code is not on the list'
    case 'other-event':
      return 'This code is for another event'
    case 'no-code':
      return 'This is not a code of an event'
  }
}

/** What the server said of a scan that it did not count. */
export function outcomeText({ code, outcome, at }: GuestOutcome, guests: readonly DoorGuest[], tz: string): string {
  const guest = guests.find(one => one.code === code)
  const who = guest?.name === undefined ? code : `${partyText(guest)} (${code})`
  switch (outcome) {
    case 'counted':
      return `${who}: in.`
    case 'already':
      return `${who}: another device let them in${at === undefined ? '' : ` at ${hour(at, tz)}`}.`
    case 'taken-back':
      return `${who}: somebody marked them as not here on the list.`
    case 'waits':
      return `${who}: they have no place yet.`
    case 'cancelled':
      return `${who}: this code was canceled.`
    case 'refunded':
      return `${who}: this ticket was refunded.`
    case 'unknown':
      return `${who}: no guest of this event has this code.`
  }
}
