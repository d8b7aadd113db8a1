import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memoryApp } from './memory-app'

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
