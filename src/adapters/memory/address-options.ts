import type { Preferences } from './preferences'

/** The simulated instant as somebody wrote it. */
const instantKey = 'local-mode.on'

/** What the address asks of local mode. `as` persists as the session it begins, `on` in the preferences. */
export interface AddressOptions {
  /** `visitor` signs out. */
  readonly as?: string
  readonly on?: string
}

/** Reads `?as=` and `?on=`; where the address does not name an instant, the one it named last still holds. */
export function addressOptions(address: URL, preferences: Preferences): AddressOptions {
  const as = address.searchParams.get('as')
  const on = address.searchParams.get('on') ?? preferences.getItem(instantKey)
  return { ...(as !== null && { as }), ...(on !== null && { on }) }
}

export function keepInstant(instant: string | undefined, preferences: Preferences): void {
  if (instant === undefined) preferences.removeItem(instantKey)
  else preferences.setItem(instantKey, instant)
}

/** An ISO instant with its zone, or a local time of `tz`; `undefined` for anything else. */
export async function instantOf(written: string, tz: string): Promise<Date | undefined> {
  // A `+` in an address means a space.
  const text = written.trim().replace(/ (?=\d{2}:?\d{2}$)/, '+')
  if (/T.*(Z|[+-]\d{2}:?\d{2})$/i.test(text)) {
    const instant = new Date(text)
    return Number.isNaN(instant.getTime()) ? undefined : instant
  }
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/.test(text)) return undefined
  const { wallTime } = await import('../../domain/shared/wall-time')
  try {
    return wallTime(text, tz).utc
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
