// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'
import { findInPalette } from '../../../support/palette'

describe('the palette', () => {
  it('finds a person for staff who may see people, and opens the person’s page', async () => {
    const { view } = await findInPalette('peopleadmin', 'achterberg')
    await press(/^Rosalind Achterberg/)
    await waitFor(() => expect(view.router.state.location.pathname + view.router.state.location.search).toBe('/cpanel/userfinder?person=p-host'))
  })
})

describe('the office’s front page', () => {
  it('counts the open work of the staff member’s scopes and links to it', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel')
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }))
    expect((await waiting.findByRole('link', { name: /^\d+ possible duplicates$/ })).getAttribute('href')).toBe('/cpanel/usermerger')
    expect(waiting.queryByText('failed payments')).toBeNull()
  })
})
