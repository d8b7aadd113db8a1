// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { afterHydration, holdUntilReady, ready } from '../../../src/ui/delivery/after-hydration'

/** Keeps the processor busy for longer than a turn. */
function load(): void {
  for (const began = performance.now(); performance.now() - began < 12; );
}

it('once the first page answers, what waits begins one after the other, and the browser answers in between', async () => {
  const seen: string[] = []
  const note = (name: string) => async () => {
    load()
    seen.push(name)
    setTimeout(() => seen.push(`answer after ${name}`))
  }
  await afterHydration()
  holdUntilReady()
  const all = [afterHydration().then(note('backend')), afterHydration().then(note('bar')), afterHydration().then(note('counts'))]
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(seen).toEqual([])
  ready()
  await Promise.all(all)
  expect(document.documentElement.dataset['ready']).toBe('')
  expect(seen).toEqual(['backend', 'answer after backend', 'bar', 'answer after bar', 'counts'])
})

it('what asks while others are let in is let in too, and whoever asks later does not wait', async () => {
  holdUntilReady()
  const nested = afterHydration().then(() => afterHydration())
  ready()
  await nested
  await new Promise(resolve => setTimeout(resolve, 20))
  const seen: string[] = []
  void afterHydration().then(() => seen.push('at once'))
  await Promise.resolve()
  expect(seen).toEqual(['at once'])
})
