/** Zones that were already checked. A check is slow, and the records of an edition name the same zone thousands of times. */
const asked = new Map<string, boolean>()

/** Whether the runtime knows this IANA time zone. */
export function isIanaZone(tz: string): boolean {
  const known = asked.get(tz)
  if (known !== undefined) return known
  const is = knows(tz)
  // Zone names may come from any input, so the cache is limited.
  if (asked.size < 1000) asked.set(tz, is)
  return is
}

function knows(tz: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: tz })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
