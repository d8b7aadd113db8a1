// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { BelowFold } from '../../../src/ui/layout/below-fold'

const works = 'The works further down'

/** Records at the first commit of the heading whether the works are there too. */
function ArtistPage({ note }: { readonly note: (withWorks: boolean) => void }) {
  useLayoutEffect(() => note(screen.queryByText(works) !== null))
  return (
    <>
      <h1>An artist</h1>
      <BelowFold>
        <p>{works}</p>
      </BelowFold>
    </>
  )
}

async function walk(addresses: readonly (string | number)[]) {
  const noted: boolean[] = []
  const note = (withWorks: boolean) => void noted.push(withWorks)
  const router = createMemoryRouter([
    { path: '/', element: <h1>Home</h1> },
    { path: '/artist', element: <ArtistPage note={note} /> },
  ])
  render(<RouterProvider router={router} />)
  for (const to of addresses) await act(() => router.navigate(to as string))
  return noted
}

describe('content below the first screen', () => {
  it('is rendered after the content above it when another page is opened', async () => {
    const [first] = await walk(['/artist'])
    expect(first).toBe(false)
    screen.getByText(works)
  })

  it('is rendered at once on the way back, so that the scroll position can be restored', async () => {
    const noted = await walk(['/artist', '/', -1])
    expect(noted.at(-1)).toBe(true)
  })

  it('is rendered at once if the address has a fragment', async () => {
    const [first] = await walk(['/artist#works'])
    expect(first).toBe(true)
  })

  it('is part of the prerendered document', () => {
    const html = renderToString(
      <MemoryRouter>
        <ArtistPage note={() => undefined} />
      </MemoryRouter>,
    )
    expect(html).toContain(works)
  })
})
