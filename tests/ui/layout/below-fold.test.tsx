// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { BelowFold } from '../../../src/ui/layout/below-fold'

afterEach(cleanup)

const works = 'The works further down'

/** Notes, at the moment its heading stands, whether the works stand with it. */
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

describe('what stands below the first screen', () => {
  it('is drawn behind what is above it after a step to another page', async () => {
    const [first] = await walk(['/artist'])
    expect(first).toBe(false)
    screen.getByText(works)
  })

  it('is drawn with it on the way back, so that the place is found again', async () => {
    const noted = await walk(['/artist', '/', -1])
    expect(noted.at(-1)).toBe(true)
  })

  it('is drawn with it where the step leads to a place within the page', async () => {
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
