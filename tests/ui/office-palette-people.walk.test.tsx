// @vitest-environment happy-dom
import { cleanup, configure, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findInPalette } from '../support/palette'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 15_000 })
// The palette comes later than the office; here its program is not what is waited for.
beforeAll(async () => void (await import('../../src/ui/office/palette/palette')), 60_000)
afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('the palette', () => {
  it('knows nobody for who may not', async () => {
    await findInPalette('guideadmin', 'an')
    const palette = within(await screen.findByRole('dialog'))
    expect((await palette.findAllByText(/^number \d+, 2027$/)).length).toBeGreaterThan(0)
    expect(palette.queryByText(/@/)).toBeNull()
  })
})
