import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { leavePages } from './draw'

// Fonts are not loaded here, so waiting for them would never end.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

// Pages leave nothing behind, neither in the document nor in the browser's memory.
afterEach(() => {
  leavePages()
  cleanup()
  localStorage.clear()
})

// The files of one worker share its window and their modules: the next file finds the window as this one did.
const { href } = location
afterAll(async () => {
  // A module whose download the end of a file cuts off would be missing in all later files.
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const root of [document.documentElement, document.body]) for (const name of root.getAttributeNames()) root.removeAttribute(name)
  document.title = ''
  history.replaceState(null, '', href)
})

// Tests do not measure speed: on a machine that does other work as well, a page of the office may take seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })
configure({
  asyncUtilTimeout: 60_000,
  // A file may set it for itself.
  defaultHidden: false,
  // What waits for an element asks for it after every change, and each time in vain an error is made: the document is printed only if it is read.
  getElementError: (said, container) => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    Object.defineProperty(error, 'message', { configurable: true, get: () => [said, prettyDOM(container)].filter(Boolean).join('\n\n') })
    return error
  },
  // Testing Library sends events inside a synchronous `act`. If a render in it calls `use()` and leaves work, React drops that work and
  // the page never updates: github.com/testing-library/react-testing-library/issues/1385. A browser has no `act`.
  eventWrapper: send => send(),
})
