// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const bar = () => screen.findByRole('complementary', { name: 'You see the site as somebody else' })

describe('a masquerade', () => {
  it('begins with a reason, is shown on every page, and ends at the staff sign-in', async () => {
    const { world, visit } = await memoryApp({ as: 'superadmin' })
    const view = await visit('/cpanel/masquerade/p-artlover')
    await press('Begin the visit')
    await screen.findByText('Enter at least 10 characters.')
    await write(screen.getByRole('textbox', { name: /Why/ }), 'Cannot find her stamps')
    await press('Begin the visit')
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/dashboard'))
    await waitFor(async () => expect((await bar()).textContent).toContain('View mode'))
    expect((await bar()).textContent).toContain('30 minutes left')
    await view.go('/about')
    await userEvent.click(await within(await bar()).findByRole('button', { name: 'Leave this view' }))
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/adminportal'))
    await screen.findByText('You no longer see the site as somebody else. Sign in as yourself again.')
    await waitFor(() => expect(world.auth.current).toBeUndefined())
  })

  it('is reported to the person', async () => {
    const { world, visit } = await memoryApp({ as: 'superadmin' })
    await world.functions.call('startMasquerade', { personId: 'p-artlover', mode: 'look', reason: 'Cannot find her stamps' })
    await world.signInAs('artlover')
    await visit('/dashboard/settings')
    await screen.findByText(/looked at the site as you/)
  })

  it('is not offered for a colleague, nor to staff of one scope', async () => {
    const { world, visit } = await memoryApp({ as: 'superadmin' })
    const view = await visit('/cpanel/masquerade/p-mailadmin')
    await screen.findByText(/is on the staff/)
    await world.signInAs('peopleadmin')
    await view.go('/cpanel/masquerade/p-artlover')
    await screen.findByText(/need the People and System roles/)
    expect(screen.queryByRole('button', { name: 'Begin the visit' })).toBeNull()
  })
})
