// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryApp } from '../support/memory-app'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const rail = () => screen.getByRole('navigation', { name: 'Panels' })

describe('the office', () => {
  it('shows staff the panels of their scopes and no others', async () => {
    const { visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel')
    expect(within(rail()).getByText('Import')).toBeTruthy()
    expect(within(rail()).queryByText('Transactions')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Money' })).toBeNull()
  })

  it('shows a superadmin every group', async () => {
    const { visit } = await memoryApp({ as: 'superadmin' })
    await visit('/cpanel')
    for (const group of ['Content', 'Events', 'Guide', 'People', 'Mail and links', 'Money', 'System'])
      expect(await screen.findByRole('heading', { name: group })).toBeTruthy()
  })

  it('tells staff of another scope whose panel it is, under its real title, and draws nothing of it', async () => {
    const { visit } = await memoryApp({ as: 'moneyadmin' })
    await visit('/cpanel/importcsv')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Import')
    expect(screen.getByText(/belongs to the scope/).textContent).toContain('guide')
    expect(screen.queryByRole('list', { name: 'Steps of the import' })).toBeNull()
  })

  it('signs out to the front page, and the office is closed', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    const view = await visit('/cpanel')
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/'))
    expect(world.auth.current).toBeUndefined()
    await view.go('/cpanel')
    expect(view.router.state.location.pathname).toBe('/adminportal')
  })

  it('counts what waits in the current edition', async () => {
    const { visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel')
    const published = await screen.findByText('listings published', {}, { timeout: 10_000 })
    expect(Number(published.nextElementSibling?.textContent)).toBeGreaterThanOrEqual(200)
  })

  it('finds panels by word, with / from anywhere, and Escape clears', async () => {
    const { visit } = await memoryApp({ as: 'superadmin' })
    await visit('/cpanel')
    await userEvent.keyboard('/')
    const filter = screen.getByRole('searchbox', { name: 'Find a panel' })
    expect(document.activeElement).toBe(filter)
    await userEvent.keyboard('weekend')
    expect(screen.queryByRole('heading', { name: 'Money' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('heading', { name: 'Money' })).toBeTruthy()
  })

  it('keeps pinned and recently visited panels for this person alone', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    const view = await visit('/cpanel/sfosweekends')
    await view.go('/cpanel')
    expect(within(await screen.findByRole('region', { name: 'Recently visited' })).getByText('Weekends')).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Pin Import' })[0]!)
    expect(within(screen.getByRole('region', { name: 'Pinned' })).getByText('Import')).toBeTruthy()
    await world.signInAs('superadmin')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pinned' })).toBeNull())
  })
})
