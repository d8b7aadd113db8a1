// @vitest-environment happy-dom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryApp } from '../support/memory-app'

// A whole application is opened for each test, sometimes on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

const heading = () => document.querySelector('h1')?.textContent

async function visit(path: string) {
  const app = await memoryApp()
  return { ...app, page: await app.visit(path) }
}

describe('an address of one segment', () => {
  it('shows the page that staff wrote under it, titled by it', async () => {
    await visit('/about-the-number')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).toContain(`${heading()} · `)
    expect(heading()).not.toContain('Not Found')
  })

  it('leads from a former address to the present one', async () => {
    const { page } = await visit('/map-numbers')
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/about-the-number'))
  })

  it('that is nothing is a 404 with what the visitor may have meant, and a search', async () => {
    await visit('/calender')
    expect(heading()).toBe('Page Not Found: /calender')
    expect(document.title).toMatch(/^Page Not Found · /)
    expect((await screen.findByRole('link', { name: '/calendar' })).getAttribute('href')).toBe('/calendar')
    expect(within(screen.getByRole('main')).getByRole('search')).toBeTruthy()
  })
})

describe('an address that no route has', () => {
  it('is a 404 that names it', async () => {
    await visit('/no/such/door')
    await waitFor(() => expect(heading()).toBe('Page Not Found: /no/such/door'))
  })
})

describe('around every public page', () => {
  it('stand the organisation, its navigation and its colophon', async () => {
    const { world } = await visit('/shop')
    const organisation = await world.documents.get('settings/organisation')
    expect(document.title).toBe(`Shop · ${organisation?.data['name']}`)
    expect(within(screen.getByRole('banner')).getByRole('link', { name: String(organisation?.data['name']) })).toBeTruthy()
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link').length).toBeGreaterThan(2)
    expect(within(screen.getByRole('contentinfo')).getByText(String(organisation?.data['email']))).toBeTruthy()
  })

  it('a page that is not built yet says so under its real title', async () => {
    await visit('/advertise')
    expect(heading()).toBe('Advertise')
    expect(screen.getByText(/^Here will be sizes/)).toBeTruthy()
    expect(screen.getByText('This page is not there yet.')).toBeTruthy()
  })

  it('the heading of the next page takes the focus', async () => {
    const { page } = await visit('/shop')
    await page.go('/calendar')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Calendar'))
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('the theme is remembered, and the device can be followed again', async () => {
    await visit('/shop')
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'As my device' }))
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it('a way in becomes the way to what is one’s own', async () => {
    const { world } = await visit('/shop')
    const banner = within(screen.getByRole('banner'))
    expect(banner.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin?next=%2Fshop')
    await world.signInAs('guideadmin')
    await waitFor(() => expect(banner.queryByRole('link', { name: 'Sign in' })).toBeNull())
    expect(banner.getByText('Office')).toBeTruthy()
    await userEvent.click(banner.getByText('Sign out'))
    await waitFor(() => expect(banner.getByRole('link', { name: 'Sign in' })).toBeTruthy())
  })
})
