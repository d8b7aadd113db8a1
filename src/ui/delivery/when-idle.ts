/** Does the work when the browser is idle, at the latest after `atMost` milliseconds. Returns a function that cancels it. */
export function whenIdle(work: () => void, atMost = 2000): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(work, { timeout: atMost })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(work, 200)
  return () => clearTimeout(id)
}
