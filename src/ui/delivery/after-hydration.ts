import { whenIdle } from '../kit/when-idle'

/** Milliseconds that what waits may take at a time: two dozen parts begin to load then, each of which appends links to the document. */
const turn = 8

let isHeld = false
const waiting: (() => void)[] = []

/**
 * Resolves when the first page is interactive and the browser is idle. Everything that is not the page itself (the backend, live data,
 * prefetching, local mode's bar) waits for it. A page rendered in the browser does not wait.
 */
export const afterHydration = (): Promise<void> => (isHeld ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve())

/** Called before a prerendered page is hydrated. */
export function holdUntilReady(): void {
  isHeld = true
}

/** Marks the document as interactive. */
export function ready(): void {
  document.documentElement.dataset['ready'] = ''
  whenIdle(() => void release())
}

/** Lets in one after the other what waits, in turns between which the browser answers. What waits anew meanwhile comes last. */
async function release(): Promise<void> {
  let began = performance.now()
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    next()
    // What waited goes on before the next line.
    await Promise.resolve()
    if (performance.now() - began < turn) continue
    await new Promise(resolve => setTimeout(resolve))
    began = performance.now()
  }
  isHeld = false
}
