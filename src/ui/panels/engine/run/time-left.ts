/**
 * Seconds until the end at the pace of this run, from the rows written since it began; `undefined` until the pace is known. Times in milliseconds.
 */
export function secondsLeft(run: { since: number; now: number; from: number; done: number; total: number }): number | undefined {
  const written = run.done - run.from
  const spent = run.now - run.since
  if (written <= 0 || spent <= 0) return undefined
  return Math.ceil((((run.total - run.done) / written) * spent) / 1000)
}

export function timeLeftSentence(seconds: number | undefined): string {
  if (seconds === undefined) return 'Estimating the time left'
  if (seconds < 5) return 'A few seconds left'
  if (seconds < 90) return `About ${Math.ceil(seconds / 5) * 5} seconds left`
  return `About ${Math.ceil(seconds / 60)} minutes left`
}
