const waiting = globalThis.setTimeout

/**
 * Google's SDKs try again after pauses of seconds, also what was refused for good; here after a hundredth of that. What lasts ten seconds or
 * longer, such as the wait for a first connection, stays as it is. Imported before an SDK, because one of them keeps the timer it finds.
 */
const shortly = (ring: (...given: unknown[]) => void, pause = 0, ...given: unknown[]) =>
  waiting(ring, pause >= 500 && pause < 10_000 ? pause / 100 : pause, ...given)

Object.assign(globalThis, { setTimeout: Object.assign(shortly, waiting) })
