/** A waiting time in words: `40 seconds`, `5 minutes`, `about 3 hours`. Rounded up. */
export function waitingTime(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `about ${Math.ceil(minutes / 60)} hours`
}
