/**
 * Starts a watch of an SDK. If the SDK throws at once, for example because the query is invalid, `fail` is called later, like for any other
 * failure, unless the watch was stopped by then.
 */
export function startWatch(begin: () => () => void, fail: (error: unknown) => void): () => void {
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
