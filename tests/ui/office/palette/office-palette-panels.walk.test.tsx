// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findInPalette } from '../../../support/palette'

describe('the palette', () => {
  it('opens only the panels of the staff member’s scopes', async () => {
    await findInPalette('contentadmin', 'resources')
    await screen.findByRole('button', { name: /^Artist resources/ })
    expect(screen.queryByRole('button', { name: /^Staff roles/ })).toBeNull()
  })
})
