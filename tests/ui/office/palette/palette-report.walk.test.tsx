// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { press } from '../../../support/drawing/press'
import { findInPalette } from '../../../support/palette'

it('the palette lets staff of any role report a problem, where they are', async () => {
  const { view } = await findInPalette('contentadmin', 'report a')
  await press('Report a problem', within(await screen.findByRole('dialog')))
  await screen.findByText('What happened, and what did you want to do?')
  expect(view.router.state.location.pathname).toBe('/cpanel')
})
