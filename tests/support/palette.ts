import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memoryApp } from './memory-app'

/**
 * Opens the palette with Ctrl-K as this staff member and types into it. Only once per file: the library keeps the open state outside of
 * React, where it survives the cleanup of a test.
 */
export async function findInPalette(as: string, words: string) {
  const { visit } = await memoryApp({ as })
  const view = await visit('/cpanel')
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByLabelText('Find anything', { selector: 'input' }), words)
  return { view, user }
}
