// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { accountApp } from '../../support/account-app'

it('the menu’s search leads to the search of art with what was typed, and closes the menu', async () => {
  const user = userEvent.setup()
  await accountApp('/artists/artsearch')
  const header = within(screen.getByRole('banner'))
  await user.click(header.getByText('Menu'))
  await user.type(await header.findByLabelText('Search art and artists'), 'collage{Enter}')
  await waitFor(() => expect((screen.getByRole('main').querySelector('input[type=search]') as HTMLInputElement).value).toBe('collage'))
  expect(screen.getByRole('banner').querySelector('details[open]')).toBeNull()
})
