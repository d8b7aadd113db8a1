const waiting = globalThis.setTimeout

/**
 * Shortens timers to a hundredth, because Google's SDKs retry after pauses of seconds, even after permanent refusals. Timers of ten seconds
 * or longer, such as the wait for a first connection, stay. Import it before an SDK, because one of them keeps a reference to `setTimeout`.
 */
const shortly = (ring: (...given: unknown[]) => void, pause = 0, ...given: unknown[]) =>
  waiting(ring, pause >= 500 && pause < 10_000 ? pause / 100 : pause, ...given)

Object.assign(globalThis, { setTimeout: Object.assign(shortly, waiting) })
