// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

it('a phone typed under “Reached by” is offered again after the record was closed, and leaving the panel asks', async () => {
  const { visit } = await memoryApp({ as: 'peopleadmin' })
  const user = userEvent.setup()
  const page = await visit('/cpanel/usersdatabase?open=c02')
  const { router } = page
  const reached = async () => within(await screen.findByRole('form', { name: 'Reached by' }))
  await write(await (await reached()).findByLabelText(/^Phones/), '+1 415 555 0199')
  await press('Close the form')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Reached by' })).toBeNull())
  await page.go('/cpanel/usersdatabase?open=c02')
  await user.click(await (await reached()).findByRole('button', { name: 'Restore them' }))
  expect(await (await reached()).findByRole('button', { name: 'Remove +1 415 555 0199' })).toBeTruthy()
  // The draft does not follow to another panel, so leaving asks for a confirmation.
  void router.navigate('/cpanel/resources')
  await screen.findByRole('dialog')
  expect(router.state.location.pathname).toBe('/cpanel/usersdatabase')
})
