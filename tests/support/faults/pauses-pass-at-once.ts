import { afterEach, beforeEach, vi } from 'vitest'

/**
 * In the tests of this block every pause, such as the one before a retry, ends as soon as nothing else is left to do. Clocks do not
 * advance.
 */
export function pausesPassAtOnce(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync')
  })
  afterEach(() => void vi.useRealTimers())
}
