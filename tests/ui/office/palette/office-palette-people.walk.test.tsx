// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findInPalette } from '../../../support/palette'

describe('the palette', () => {
  it('finds no people for staff who may not see them', async () => {
    await findInPalette('guideadmin', 'an')
    const palette = within(await screen.findByRole('dialog'))
    await palette.findAllByText(/^number \d+, 2027$/)
    expect(palette.queryByText(/@/)).toBeNull()
  })
})
