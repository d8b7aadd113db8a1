import { whenIdle } from './when-idle'

let first: Promise<void> = Promise.resolve()
let release = () => {}

/**
 * Resolves when the first page is interactive and the browser is idle. Everything that is not the page itself (the backend, live data,
 * prefetching, local mode's bar) waits for it. A page rendered in the browser does not wait.
 */
export const afterHydration = (): Promise<void> => first

/** Called before a prerendered page is hydrated. */
export function holdUntilReady(): void {
  first = new Promise(resolve => {
    release = resolve
  })
}

/** Marks the document as interactive. */
export function ready(): void {
  document.documentElement.dataset['ready'] = ''
  whenIdle(release)
}
