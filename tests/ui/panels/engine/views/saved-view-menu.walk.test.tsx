// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import user from '@testing-library/user-event'
import { it } from 'vitest'
import { press } from '../../../../support/drawing/press'
import { memoryApp } from '../../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

it('a view is saved under a name, and the button shows the name until the table is changed', async () => {
  const { visit } = await memoryApp({ as: 'superadmin' })
  await visit('/cpanel/resources')

  await press('Views')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Save this view as' }), 'Everything')
  await press('Save')
  await screen.findByRole('button', { name: 'View: Everything', expanded: true })

  await userEvent.type(await screen.findByRole('searchbox'), 'kiln')
  await screen.findByRole('button', { name: 'View: Everything (changed)' })
})
