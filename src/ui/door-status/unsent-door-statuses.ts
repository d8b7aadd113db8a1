import * as v from 'valibot'
import { type DoorTap, setDoorStatus } from '../../domain/guide/door-status/set-door-status.contract'
import { isPortError, isTransient } from '../../ports/errors'
import type { App } from '../app-services/app-context'
import { callAfterHydration } from '../app-services/call-after-hydration'
import { storedValue } from '../app-services/stored-value'

/** What was tapped on this device and has not arrived: the latest tap of each door. */
export const unsentDoorStatuses = storedValue<readonly DoorTap[]>('doors', [], found =>
  Array.isArray(found) ? found.filter((one): one is DoorTap => v.is(setDoorStatus.input, one)) : [],
)

export const setDoorStatusLater = (tap: DoorTap): void =>
  unsentDoorStatuses.change(taps => [...taps.filter(({ listingId }) => listingId !== tap.listingId), tap])

let last: Promise<void> = Promise.resolve()

/** Sends what was tapped. Without a network it stays on the device; what is refused does not, and the refusal is thrown. */
export function sendDoorStatuses(app: App): Promise<void> {
  // The caller that began the earlier attempt handles its failure.
  last = last.catch(() => undefined).then(() => sendAll(app))
  return last
}

async function sendAll(app: App): Promise<void> {
  for (const tap of unsentDoorStatuses.read()) {
    let refused: unknown
    try {
      await callAfterHydration(app, async () => setDoorStatus, tap)
    } catch (error) {
      // Whoever signs in again sends it then.
      if (isTransient(error) || isPortError(error, 'functions', 'unauthenticated')) return
      refused = error
    }
    // A newer tap of the same door stays for the next turn.
    unsentDoorStatuses.change(taps => taps.filter(other => JSON.stringify(other) !== JSON.stringify(tap)))
    if (refused !== undefined) throw refused
  }
}
