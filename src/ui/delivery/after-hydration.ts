import { whenIdle } from './when-idle'

let first: Promise<void> = Promise.resolve()
let release = () => {}

/**
 * Once the first page answers to the visitor and the browser has nothing better to do. What is not the page itself (the backend,
 * live data, the next pages, the local bar) begins then. A page that is drawn live waits for nothing.
 */
export const afterHydration = (): Promise<void> => first

/** Called before a prerendered page is taken over. */
export function holdUntilReady(): void {
  first = new Promise(resolve => {
    release = resolve
  })
}

/** Marks the document: what it shows answers to the visitor. */
export function ready(): void {
  document.documentElement.dataset['ready'] = ''
  whenIdle(release)
}
