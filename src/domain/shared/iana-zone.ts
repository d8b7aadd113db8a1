/** Whether the runtime knows this IANA time zone. */
export function isIanaZone(tz: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: tz })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
