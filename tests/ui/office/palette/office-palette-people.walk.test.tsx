// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findInPalette, paletteWalk } from '../../../support/palette'

paletteWalk()

describe('the palette', () => {
  it('knows nobody for who may not', async () => {
    await findInPalette('guideadmin', 'an')
    const palette = within(await screen.findByRole('dialog'))
    await palette.findAllByText(/^number \d+, 2027$/)
    expect(palette.queryByText(/@/)).toBeNull()
  })
})
