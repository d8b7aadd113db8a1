import { cleanup, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, vi } from 'vitest'
import { memoryApp } from './memory-app'

/** The patience and the ends of every walk through the palette. It comes later than the office; its program is not what a walk waits for. */
export function paletteWalk(): void {
  vi.setConfig({ testTimeout: 60_000 })
  configure({ asyncUtilTimeout: 15_000 })
  beforeAll(async () => void (await import('../../src/ui/office/palette/palette')), 60_000)
  afterEach(() => {
    cleanup()
    localStorage.clear()
  })
}

/**
 * Opens the palette with Ctrl-K as somebody of the staff, and types into it. Once in a file: whether the palette is open is kept by its
 * library outside of React, and outlives a page that a test puts away.
 */
export async function findInPalette(as: string, words: string) {
  const { visit } = await memoryApp({ as })
  const view = await visit('/cpanel')
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByLabelText('Find anything', { selector: 'input' }), words)
  return { view, user }
}
