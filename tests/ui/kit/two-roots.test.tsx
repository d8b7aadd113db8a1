// @vitest-environment happy-dom
import { Suspense, use, useEffect, useSyncExternalStore } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '../../support/drawing/draw'

/** A number that two pages of one document show, as those of two people share the records of a test. */
const shared = { value: 0, listeners: new Set<() => void>() }
const useShared = () =>
  useSyncExternalStore(
    listener => {
      shared.listeners.add(listener)
      return () => shared.listeners.delete(listener)
    },
    () => shared.value,
  )

const uncaught = vi.fn<(error: Error) => void>()
process.on('uncaughtException', uncaught)
afterEach(() => void process.off('uncaughtException', uncaught))

// React holds what was waited for back for 300 ms after the line of waiting. If its time comes between another root's drawing and that one's
// effects, and these change what the first root shows, React has already drawn it when it wants to show it.
it('shows all of two pages, although React says that it shows one of them twice', async () => {
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => (arrive = resolve))
  const redrawn = vi.fn<() => void>()
  let due = 0
  const drawSlowly = () => {
    while (performance.now() < due);
  }
  function Arriving() {
    use(arrival)
    redrawn()
    return 'arrived'
  }
  function Reading() {
    return (
      <p>
        {useShared()}{' '}
        <Suspense fallback="loading">
          <Arriving />
        </Suspense>
      </p>
    )
  }
  function Changing({ to }: { readonly to: number }) {
    drawSlowly()
    useEffect(() => {
      shared.value = to
      for (const listener of shared.listeners) listener()
    }, [to])
    return null
  }
  draw(<Reading />)
  await expect.poll(() => document.body.textContent).toBe('0 loading')
  due = performance.now() + 400
  arrive()
  await expect.poll(() => redrawn.mock.calls.length).toBeGreaterThan(0)
  draw(<Changing to={1} />)
  await expect.poll(() => document.body.textContent).toBe('1 arrived')
  // Once React has mended this, `vite.config.ts` need no longer leave it out.
  expect(uncaught.mock.calls.map(([{ message }]) => message)).toEqual([expect.stringContaining('#177')])
})
