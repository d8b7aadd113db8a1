import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { top } from '../../scripts/setup.mjs'

const script = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(path.join(top, 'index.html'), 'utf8'))![1]!

/** A document's own script in a browser that has these stores, and what the page then does with them. */
function opened(stores: string, then: string): unknown {
  const browser = createContext({ document: { documentElement: { dataset: {} } } })
  runInContext(`globalThis.window = globalThis; ${stores}`, browser)
  runInContext(script, browser)
  return runInContext(then, browser) as unknown
}

const refusing = (name: string) =>
  `Object.defineProperty(window, '${name}', { configurable: true, get() { throw new Error('The operation is insecure.') } })`

describe('a browser that refuses to keep anything', () => {
  it('shows the page, and remembers while it is open', () => {
    const stores = `${refusing('localStorage')}; ${refusing('sessionStorage')}`
    expect(
      opened(stores, `[localStorage.getItem('a'), (localStorage.setItem('a', 'x'), localStorage.getItem('a')), sessionStorage.getItem('a')]`),
    ).toEqual([null, 'x', null])
    expect(opened(stores, `localStorage.setItem('a', 'x'); localStorage.removeItem('a'); localStorage.getItem('a')`)).toBe(null)
  })

  it('keeps its own stores where it has them, with the theme that was chosen', () => {
    const stores = `window.localStorage = { getItem: key => key === 'theme' ? 'dark' : null }; window.sessionStorage = { name: 'own' }`
    expect(opened(stores, `[document.documentElement.dataset.theme, sessionStorage.name]`)).toEqual(['dark', 'own'])
  })
})
