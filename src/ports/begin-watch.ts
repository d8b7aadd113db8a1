/**
 * Begins a watch of an SDK. What it throws at once, because it cannot be asked, fails like any other watch: in `fail`, later than the call,
 * unless it was stopped by then.
 */
export function beginWatch(begin: () => () => void, fail: (error: unknown) => void): () => void {
  try {
    return begin()
  } catch (error) {
    let isStopped = false
    queueMicrotask(() => void (isStopped || fail(error)))
    return () => {
      isStopped = true
    }
  }
}
