/**
 * Asks once, and again only after a failure. For parts of the program that are wanted again and again: what an `import()` brings has been there
 * for long, and still comes a task later.
 */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  const forget = (error: unknown) => {
    asked = undefined
    throw error
  }
  return () => (asked ??= ask().catch(forget))
}
