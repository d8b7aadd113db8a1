import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { leavePages } from './draw'

// Fonts are not loaded here, so waiting for them would never end.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

// Pages leave nothing behind, neither in the document nor in the browser's memory.
afterEach(() => {
  leavePages()
  cleanup()
  localStorage.clear()
})

// Tests do not measure speed: on a machine that does other work as well, a page of the office may take seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })
configure({
  asyncUtilTimeout: 60_000,
  // Testing Library sends events inside a synchronous `act`. If a render in it calls `use()` and leaves work, React drops that work and
  // the page never updates: github.com/testing-library/react-testing-library/issues/1385. A browser has no `act`.
  eventWrapper: send => send(),
})
