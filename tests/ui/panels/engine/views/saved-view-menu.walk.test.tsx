// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import user from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { it } from 'vitest'
import { resources } from '../../../../../src/domain/resources/resources.collection'
import { AppView } from '../../../../../src/ui/app'
import { collectionPanel } from '../../../../../src/ui/panels/engine/collection-panel'
import { draw } from '../../../../support/drawing/draw'
import { press } from '../../../../support/drawing/press'
import { memoryApp } from '../../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

it('a view is saved under a name, and the button shows the name until the table is changed', async () => {
  const { app } = await memoryApp({ as: 'superadmin' })
  const Panel = collectionPanel(resources, { columns: ['title', 'kind'], form: ['title'] })
  const router = createMemoryRouter([{ path: '*', Component: Panel }], { initialEntries: ['/cpanel/resources'] })
  draw(<AppView app={app} router={router} />)

  await press('Views')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Save this view as' }), 'Everything')
  await press('Save')
  await screen.findByRole('button', { name: 'View: Everything', expanded: true })

  await userEvent.type(await screen.findByRole('searchbox'), 'kiln')
  await screen.findByRole('button', { name: 'View: Everything (changed)' })
})
