/** Does the work once the browser has nothing better to do, and in any case after `atMost` milliseconds. Returns a way to call it off. */
export function whenIdle(work: () => void, atMost = 2000): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(work, { timeout: atMost })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(work, 200)
  return () => clearTimeout(id)
}
