// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Link } from '../../../src/ui/routing/link'
import { LiveRouter } from '../../../src/ui/routing/live-router'

afterEach(cleanup)

const rendered: string[] = []

function Where() {
  const { pathname, search, hash } = useLocation()
  return <h1>{pathname + search + hash}</h1>
}

/** A link that notes each time it is rendered. */
function Noted({ to }: { readonly to: string }) {
  rendered.push(to)
  return <Link to={to}>{to}</Link>
}

const links = ['/sfosguide', '?medium=clay', '#saturday']
const kept = links.map(to => <Noted key={to} to={to} />)

function drawAt(address: string, more = <></>) {
  const page = (
    <>
      <Where />
      {kept}
      {more}
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })
  render(
    <LiveRouter value={router}>
      <RouterProvider router={router} />
    </LiveRouter>,
  )
  return router
}

const at = (address: string) => screen.findByRole('heading', { name: address })
const press = (name: string, how: MouseEventInit = {}) => fireEvent.click(screen.getByRole('link', { name }), how)

it('leads to a path, and to a search or a hash of the page it is on', async () => {
  drawAt('/artists?page=2')
  press('#saturday')
  expect(await at('/artists?page=2#saturday')).toBeTruthy()
  press('?medium=clay')
  expect(await at('/artists?medium=clay')).toBeTruthy()
  press('/sfosguide')
  expect(await at('/sfosguide')).toBeTruthy()
})

it('is not rendered again by a step to another page', async () => {
  drawAt('/artists')
  rendered.length = 0
  press('/sfosguide')
  await at('/sfosguide')
  expect(rendered).toEqual([])
})

it('to the page where the visitor is adds nothing to the history', async () => {
  const router = drawAt('/artists')
  press('/sfosguide')
  await at('/sfosguide')
  press('/sfosguide')
  await router.navigate(-1)
  expect(await at('/artists')).toBeTruthy()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press for another tab or window to the browser: %o',
  how => {
    const router = drawAt('/artists')
    expect(press('/sfosguide', how)).toBe(true)
    expect(router.state.location.pathname).toBe('/artists')
  },
)

it('that opens in a tab of its own, or whose press the page took, is not followed', () => {
  const router = drawAt(
    '/artists',
    <>
      <Link to="/shop" target="_blank">
        Shop, in a new tab
      </Link>
      <Link to="/calendar" onClick={event => event.preventDefault()}>
        Calendar
      </Link>
    </>,
  )
  expect(press('Shop, in a new tab')).toBe(true)
  press('Calendar')
  expect(router.state.location.pathname).toBe('/artists')
  expect(router.state.navigation.state).toBe('idle')
})

it('outside a router is a plain link', () => {
  render(<Link to="/sfosguide">Guide</Link>)
  expect(press('Guide')).toBe(true)
})
