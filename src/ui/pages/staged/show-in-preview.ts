/** Brings a part of the preview into view, and marks it for a moment. `false` if it is not drawn. */
export function showInPreview(frame: HTMLIFrameElement | null, find: (page: Document) => HTMLElement | null | undefined): boolean {
  const part = frame?.contentDocument && find(frame.contentDocument)
  // A part of the home page without content has no height.
  if (!part?.offsetHeight) return false
  frame?.scrollIntoView({ block: 'nearest' })
  part.scrollIntoView({ block: 'center' })
  part.style.outline = '3px solid var(--accent)'
  setTimeout(() => part.style.removeProperty('outline'), 3000)
  return true
}
