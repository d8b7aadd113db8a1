// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, startTransition, use } from 'react'
import { createMemoryRouter, type Navigator, Router, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link } from '../../../src/ui/routing/link'
import { LiveRouter } from '../../../src/ui/routing/live-router'
import { type AddressFormat, textParams, useAddressState } from '../../../src/ui/routing/use-address-state'

const person = textParams('q', 'person')
const page: AddressFormat<{ readonly page: number }> = {
  read: search => ({ page: Number(search.get('page') ?? 1) }),
  write: ({ page: at }, before) => {
    const next = new URLSearchParams(before)
    if (at === 1) next.delete('page')
    else next.set('page', String(at))
    return next
  },
}

function Finder() {
  const [{ q, person: open }, change] = useAddressState(person)
  const [{ page: at }, turn] = useAddressState(page, { push: true })
  return (
    <>
      <input aria-label="Find" value={q} onChange={event => change({ q: event.currentTarget.value })} />
      <button type="button" onClick={() => change({ person: 'ada' }, { push: true })}>
        Open
      </button>
      <button type="button" onClick={() => startTransition(() => change({ person: 'slow' }, { push: true }))}>
        Open slowly
      </button>
      <Suspense>{open === 'slow' && <Slow />}</Suspense>
      <button type="button" onClick={() => turn({ page: at + 1 })}>
        Next
      </button>
      <Link to="?q=linked">Elsewhere</Link>
      <Link to="?other=kept&person=slow">A slow part of this page</Link>
      <Link to="/next?for=them">Next page</Link>
      <Link to="/drawn-late?for=them">Page that is drawn late</Link>
      <output>{`${open} ${at}`}</output>
    </>
  )
}

let loading: Promise<string>
let load: () => void
const Slow = () => use(loading)

let router: ReturnType<typeof createMemoryRouter>
const address = () => router.state.location.search
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const find = () => screen.getByLabelText<HTMLInputElement>('Find')
const type = (value: string) => fireEvent.change(find(), { target: { value } })

beforeEach(() => {
  vi.useFakeTimers()
  loading = new Promise(resolve => {
    load = () => resolve('loaded')
  })
  const pages = [
    { path: '/', element: <Finder /> },
    { path: '/next', loader: () => loading, element: <p>Here</p> },
    { path: '/drawn-late', element: <Slow /> },
  ]
  router = createMemoryRouter(pages, { initialEntries: ['/?other=kept'] })
  render(
    <LiveRouter value={router}>
      <RouterProvider router={router} />
    </LiveRouter>,
  )
})
afterEach(() => {
  vi.useRealTimers()
})

describe('state in the address', () => {
  it('changes at once; the address follows when the typing stops, and replaces the history entry', async () => {
    type('a')
    await pass(200)
    type('ad')
    expect(find().value).toBe('ad')
    await pass(200)
    expect(address()).toBe('?other=kept')
    await pass(100)
    expect(address()).toBe('?other=kept&q=ad')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('omits defaults and keeps other parameters', async () => {
    fireEvent.click(screen.getByText('Next'))
    await pass(0)
    expect(address()).toBe('?other=kept&page=2')
    await act(() => router.navigate(-1))
    expect(address()).toBe('?other=kept')
    expect(screen.getByRole('status').textContent).toBe(' 1')
  })

  it('makes a history entry at once for a step, with the input typed before it', async () => {
    type('ad')
    fireEvent.click(screen.getByText('Open'))
    await pass(0)
    expect(address()).toBe('?other=kept&q=ad&person=ada')
    expect(router.state.historyAction).toBe('PUSH')
    await act(() => router.navigate(-1))
    expect(find().value).toBe('')
  })

  it('makes a history entry for a step whose data took longer to load than an earlier change took to be written', async () => {
    await act(async () => fireEvent.click(screen.getByText('Open slowly')))
    await pass(300)
    await act(async () => load())
    await pass(300)
    expect(address()).toBe('?other=kept&person=slow')
    expect(router.state.historyAction).toBe('PUSH')
  })

  it('takes what is typed while a step waits for its data', async () => {
    await act(async () => fireEvent.click(screen.getByText('Open slowly')))
    await act(async () => type('ad'))
    expect(find().value).toBe('ad')
    await act(async () => load())
    await pass(300)
    expect(address()).toBe('?other=kept&q=ad&person=slow')
  })

  it('follows an address that is changed by a link', async () => {
    type('typed')
    await pass(300)
    fireEvent.click(screen.getByText('Elsewhere'))
    await pass(0)
    expect(find().value).toBe('linked')
  })

  it.each(['Next page', 'Page that is drawn late'])('neither stops nor changes a navigation right after a change: %s', async link => {
    type('typed')
    fireEvent.click(screen.getByText(link))
    await pass(300)
    await act(async () => load())
    await pass(300)
    expect([router.state.location.pathname, address()]).toEqual([link === 'Next page' ? '/next' : '/drawn-late', '?for=them'])
  })

  it('does not stop a navigation to another part of the page', async () => {
    type('typed')
    await act(async () => fireEvent.click(screen.getByText('A slow part of this page')))
    await pass(300)
    expect(address()).toBe('?other=kept&person=slow')
    await act(async () => load())
    await pass(300)
    expect(screen.getByText('slow 1')).toBeDefined()
    expect(new URLSearchParams(address()).get('person')).toBe('slow')
  })

  it('keeps unwritten input when only another parameter changes', async () => {
    type('typed')
    fireEvent.click(screen.getByText('Next'))
    await pass(0)
    expect(find().value).toBe('typed')
    await pass(300)
    expect(address()).toBe('?other=kept&page=2&q=typed')
  })

  it('keeps what was entered since, when an address that was asked for before arrives late', async () => {
    cleanup()
    const asked: string[] = []
    const navigator = {
      createHref: String,
      go: () => undefined,
      push: () => undefined,
      replace: (to: { readonly search: string }) => asked.push(to.search),
    } as unknown as Navigator
    const at = (search: string) => (
      <Router location={{ pathname: '/', search }} navigator={navigator}>
        <Finder />
      </Router>
    )
    const { rerender } = render(at(''))
    type('lamp')
    await pass(300)
    type('')
    await pass(300)
    expect(asked).toEqual(['?q=lamp', ''])
    rerender(at('?q=lamp'))
    expect(find().value).toBe('')
    rerender(at(''))
    await pass(300)
    expect(find().value).toBe('')
    expect(asked).toHaveLength(2)
  })
})
