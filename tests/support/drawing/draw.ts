import type { ReactNode } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'

const drawn = new Set<() => void>()

/** Unmounts every rendered page. Called after each test. */
export function leavePages(): void {
  for (const leave of drawn) leave()
}

/**
 * Renders a page as `main.tsx` does, and returns at once. Testing Library's `render` waits in a synchronous `act`, and if a page waits for
 * data in it, React may drop that work and never update the page: github.com/testing-library/react-testing-library/issues/1385.
 */
export function draw(view: ReactNode, options?: RootOptions): () => void {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, options)
  root.render(view)
  const leave = () => {
    drawn.delete(leave)
    root.unmount()
    container.remove()
  }
  drawn.add(leave)
  return leave
}
