import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { top } from '../../scripts/setup.mjs'

const script = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(path.join(top, 'index.html'), 'utf8'))![1]!

class Watcher {
  observe() {}
}

/** Runs the document's own script in a browser with these stores, and then uses them as the page does. */
function opened(stores: string, then: string): unknown {
  const browser = createContext({
    document: { documentElement: { dataset: {} } },
    addEventListener: () => undefined,
    MutationObserver: Watcher,
    IntersectionObserver: Watcher,
  })
  runInContext(`globalThis.window = globalThis; ${stores}`, browser)
  runInContext(script, browser)
  return runInContext(then, browser) as unknown
}

const refusing = (name: string) =>
  `Object.defineProperty(window, '${name}', { configurable: true, get() { throw new Error('The operation is insecure.') } })`

describe('a browser that refuses to store data', () => {
  it('shows the page, and stores data while it is open', () => {
    const stores = `${refusing('localStorage')}; ${refusing('sessionStorage')}`
    expect(
      opened(stores, `[localStorage.getItem('a'), (localStorage.setItem('a', 'x'), localStorage.getItem('a')), sessionStorage.getItem('a')]`),
    ).toEqual([null, 'x', null])
    expect(opened(stores, `localStorage.setItem('a', 'x'); localStorage.removeItem('a'); localStorage.getItem('a')`)).toBe(null)
  })

  it('keeps its own stores if it has them, and shows the chosen theme', () => {
    const stores = `window.localStorage = { getItem: key => key === 'theme' ? 'dark' : null }; window.sessionStorage = { name: 'own' }`
    expect(opened(stores, `[document.documentElement.dataset.theme, sessionStorage.name]`)).toEqual(['dark', 'own'])
  })
})
