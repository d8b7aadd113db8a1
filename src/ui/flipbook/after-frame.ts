/** Runs once the next frame is drawn, which it must not delay. Answers with what calls it off. */
export function afterFrame(work: () => void): () => void {
  let after: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    after = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(after)
  }
}
