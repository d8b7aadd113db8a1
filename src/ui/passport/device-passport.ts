import * as v from 'valibot'
import { claimStamps } from '../../domain/guide/passport/claim-stamps.contract'
import { deviceId, type Stamping, stampPassport } from '../../domain/guide/passport/stamp-passport.contract'
import { isTransient } from '../../ports/errors'
import { sessionOf } from '../app-services/account-services'
import type { App } from '../app-services/app-context'
import { callAfterHydration } from '../app-services/call-after-hydration'
import { storedValue } from '../app-services/stored-value'
import { passportKey } from './passport-key'

/** A passport on this device. */
export interface DevicePassport {
  /** Chosen at random with the first stamp; `undefined` before it. */
  readonly deviceId?: string | undefined
  /** Stamps that have not arrived yet. */
  readonly waiting: readonly Stamping[]
  /** Studios that stamped while nobody was signed in here, for whoever signs in later. */
  readonly studios: readonly string[]
}

const empty: DevicePassport = { waiting: [], studios: [] }
const isStamping = (found: unknown): found is Stamping => v.is(stampPassport.input, found)
const shape = v.object({ deviceId: v.optional(deviceId), waiting: v.array(v.custom<Stamping>(isStamping)), studios: v.array(v.string()) })

export const devicePassport = storedValue<DevicePassport>(passportKey, empty, found => (v.is(shape, found) ? found : empty))

/** What became of a stamp that this tab sent. */
export type StampOutcome = { readonly studios: number } | { readonly error: unknown }

const outcomes = new Map<string, StampOutcome>()

/** The outcome of a studio's last stamp; `undefined` while it waits for a network. */
export const outcomeOf = (listingId: string): StampOutcome | undefined => outcomes.get(listingId)

/** Keeps a stamp on the device until it has arrived. */
export function keepStamp(scanned: Omit<Stamping, 'deviceId'>): void {
  outcomes.delete(scanned.listingId)
  devicePassport.change(({ deviceId: known = crypto.randomUUID(), waiting, studios }) => ({
    deviceId: known,
    studios,
    waiting: [
      ...waiting.filter(({ listingId, at }) => listingId !== scanned.listingId || at.slice(0, 10) !== scanned.at.slice(0, 10)),
      { ...scanned, deviceId: known },
    ],
  }))
}

let last: Promise<void> = Promise.resolve()

/** Sends the stamps in the order in which they were scanned. Without a network they stay on the device; what is refused does not. */
export function sendStamps(app: App): Promise<void> {
  last = last.then(() => sendAll(app))
  return last
}

async function sendAll(app: App): Promise<void> {
  for (const stamping of devicePassport.read().waiting) {
    let outcome: StampOutcome
    let isDevices = false
    try {
      const session = await sessionOf(app)
      await session.ready()
      isDevices = session.current?.claims.pid === undefined
      outcome = { studios: (await callAfterHydration(app, async () => stampPassport, stamping)).studios }
    } catch (error) {
      if (isTransient(error)) return
      outcome = { error }
    }
    outcomes.set(stamping.listingId, outcome)
    const isOwn = isDevices && 'studios' in outcome
    devicePassport.change(({ waiting, studios, ...passport }) => ({
      ...passport,
      waiting: waiting.filter(one => JSON.stringify(one) !== JSON.stringify(stamping)),
      studios: isOwn ? [...new Set([...studios, stamping.listingId])] : studios,
    }))
  }
}

/** Brings the stamps that this device collected without an account into the passport of who is signed in. */
export async function claimDeviceStamps(app: App): Promise<void> {
  const { deviceId: known } = devicePassport.read()
  if (known === undefined) return
  await callAfterHydration(app, async () => claimStamps, { deviceId: known })
  devicePassport.change(passport => ({ ...passport, studios: [] }))
}
