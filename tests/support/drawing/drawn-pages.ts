import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { leavePages } from './draw'
import './scrolls-with-promises'
import './short-styles'

// Fonts are not loaded here, so waiting for them would never end.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

// Each test starts without pages, and with an empty document and local storage.
afterEach(() => {
  leavePages()
  cleanup()
  localStorage.clear()
})

// Test files of one worker share its window and modules, so the window's address is restored for the next file.
const { href } = location
afterAll(async () => {
  // An import that is interrupted by the end of a file would fail in all later files.
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
  // A file may override it.
  defaultHidden: false,
  // `findBy…` queries again after every change and creates an error each time. Printing the document is slow, so it is printed only if the
  // message is read.
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
