// @vitest-environment happy-dom
import { cleanup, configure, screen } from '@testing-library/react'
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
  it('opens the panels of her scopes alone', async () => {
    await findInPalette('contentadmin', 'resources')
    expect(await screen.findByRole('button', { name: /^Artist resources/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Staff roles/ })).toBeNull()
  })
})
