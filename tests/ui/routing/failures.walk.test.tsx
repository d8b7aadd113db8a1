// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { PortError } from '../../../src/ports/errors'
import { reportAddress, reportedProblem } from '../../../src/ui/error-report/error-report'
import ErrorPage from '../../../src/ui/pages/errors/error.page'
import { draw } from '../../support/drawing/draw'
import { memoryApp } from '../../support/memory-app'

/** Renders the error page for this error of a route, without a layout. */
function failingWith(error: unknown) {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const loader = () => {
    throw error
  }
  const router = createMemoryRouter([{ path: '*', loader, element: null, errorElement: <ErrorPage />, hydrateFallbackElement: null as never }], {
    initialEntries: ['/shop?kind=print'],
  })
  draw(<RouterProvider router={router} />)
  return () => heard.mockRestore()
}

describe('an unexpected error', () => {
  it('says what to do, has a number, and is logged with it', async () => {
    const restore = failingWith(new PortError('documents', 'unavailable', 'products'))
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Internal Server Error')
    await screen.findByRole('button', { name: 'Try again' })
    const id = (await screen.findByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/)).textContent
    const report = new URL(screen.getByRole('link', { name: 'Report a problem' }).getAttribute('href')!, 'https://example.org')
    expect(report.pathname).toBe('/about/contact')
    expect(reportedProblem(report.search)).toContain(`Error ${id} at /shop (documents/unavailable, build `)
    restore()
  })

  it('prefills the contact form, which the visitor may change', async () => {
    const app = await memoryApp()
    await app.visit(reportAddress({ id: '3F2A-91C0', path: '/shop', cause: 'TypeError', build: 'abc' }))
    const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
    await waitFor(() => expect(message.value).toBe('Error 3F2A-91C0 at /shop (TypeError, build abc)\n\nWhat I wanted to do: '))
    await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'What is it about?' }).value).toBe('problem'))
  })
})

describe('a page that cannot be loaded without a network', () => {
  it('says so, can be tried again, and opens by itself when the network is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const restore = failingWith(new TypeError('Failed to fetch dynamically imported module'))
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You are offline')
    screen.getByText(/not on your device yet/)
    screen.getByRole('button', { name: 'Try again' })
    expect(reload).not.toHaveBeenCalled()
    dispatchEvent(new Event('online'))
    expect(reload).toHaveBeenCalledOnce()
    restore()
    online.mockRestore()
    reload.mockRestore()
  })
})

it('the office tells an account without access so, and offers another sign-in', async () => {
  const { visit } = await memoryApp({ as: 'artlover' })
  await visit('/cpanel/userslist')
  await screen.findByRole('heading', { level: 1, name: 'No access' })
  const other = await screen.findByRole('link', { name: 'Sign in with another account' })
  expect(other.getAttribute('href')).toBe('/adminportal?next=%2Fcpanel%2Fuserslist')
  expect(screen.queryByRole('link', { name: 'Scan cards at a door' })).toBeNull()
})
