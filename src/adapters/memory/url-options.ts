import type { Preferences } from './preferences'

/** Preference key of the simulated instant, as it was written in the address. */
const instantKey = 'local-mode.on'

/** Preference key of the organization that this browser works on: set for the empty one. `src/ui/delivery/local-payloads.ts` reads it too. */
const emptyKey = 'local-mode.empty'

/** The options of local mode in the address. `as` persists as the session that it starts, `on` in the preferences. */
export interface UrlOptions {
  /** `visitor` signs out. */
  readonly as?: string
  readonly on?: string
}

/** Reads `?as=` and `?on=`. Without `?on=`, the instant of the last address that had one still applies. */
export function urlOptions(address: URL, preferences: Preferences): UrlOptions {
  const as = address.searchParams.get('as')
  const on = address.searchParams.get('on') ?? preferences.getItem(instantKey)
  return { ...(as !== null && { as }), ...(on !== null && { on }) }
}

/** Whether this browser works on the empty organization: from `?empty` on, until `?empty=no` returns to the sample season. */
export function isEmptyAsked(address: URL, preferences: Preferences): boolean {
  const asked = address.searchParams.get('empty')
  if (asked !== null) storeEmpty(asked !== 'no', preferences)
  return preferences.getItem(emptyKey) !== null
}

export function storeEmpty(isEmpty: boolean, preferences: Preferences): void {
  if (isEmpty) preferences.setItem(emptyKey, 'yes')
  else preferences.removeItem(emptyKey)
}

export function storeInstant(instant: string | undefined, preferences: Preferences): void {
  if (instant === undefined) preferences.removeItem(instantKey)
  else preferences.setItem(instantKey, instant)
}

/** Parses an ISO instant with its zone, or a local time in `tz`; `undefined` for anything else. */
export async function instantOf(written: string, tz: string): Promise<Date | undefined> {
  // In an address `+` means a space, so the `+` of a zone arrives as a space.
  const text = written.trim().replace(/ (?=\d{2}:?\d{2}$)/, '+')
  if (/T.*(Z|[+-]\d{2}:?\d{2})$/i.test(text)) {
    const instant = new Date(text)
    return Number.isNaN(instant.getTime()) ? undefined : instant
  }
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/.test(text)) return undefined
  const { wallTime } = await import('../../domain/shared/time/wall-time')
  try {
    return wallTime(text, tz).utc
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
