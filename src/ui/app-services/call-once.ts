/**
 * Calls `ask` once, and again only after a failure. For modules that are needed repeatedly: an `import()` of a loaded module still takes
 * a task.
 */
export function callOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  const forget = (error: unknown) => {
    asked = undefined
    throw error
  }
  return () => (asked ??= ask().catch(forget))
}
