// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeApp } from '../../../src/ui/app'
import { AppContext } from '../../../src/ui/app-services/app'
import { DraftLine } from '../../../src/ui/forms/draft-line'
import { sessionQueries } from '../../../src/ui/queries/session.queries'
import { memoryWorld } from '../../support/memory-world'

const world = await memoryWorld({ as: 'contentadmin' })
const app = makeApp(async () => world.services)
await app.queries.ensureQueryData(sessionQueries(app).user())
const name = 'resources/abc'

// Only the interval that saves drafts is faked; the rest of the form runs in real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
})

/** The same record's form in one tab; `entered` is the title typed there. */
const form = (entered?: string) => (
  <QueryClientProvider client={app.queries}>
    <AppContext value={app}>
      <Suspense fallback={null}>
        <DraftLine name={name} values={{ title: entered ?? 'Ramps' }} edited={entered === undefined ? [] : ['title']} onTake={() => undefined} />
      </Suspense>
    </AppContext>
  </QueryClientProvider>
)
async function openTab(entered?: string) {
  const tab = await act(async () => render(form(entered)))
  const show = (next?: string) => act(async () => tab.rerender(form(next)))
  return { ...tab, show }
}
const twoSeconds = () => act(async () => void vi.advanceTimersByTime(2000))
const kept = () => Object.entries(localStorage).find(([key]) => key.startsWith('draft:') && key.endsWith(`:${name}`))?.[1] as string | undefined

it('a draft is kept although a second tab with the same record is opened and closed', async () => {
  await openTab('Ramps and lifts')
  await twoSeconds()
  expect(kept()).toContain('Ramps and lifts')
  const second = await openTab()
  await screen.findByText('You have unsaved changes from before.')
  await second.show()
  second.unmount()
  await twoSeconds()
  expect(kept()).toContain('Ramps and lifts')
})

it('the draft of the first tab is kept when a second tab saves other input', async () => {
  await openTab('Ramps and lifts')
  await twoSeconds()
  const second = await openTab('Doors')
  await twoSeconds()
  await second.show()
  await twoSeconds()
  expect(kept()).toContain('Ramps and lifts')
})

it('a draft is deleted when its tab saves', async () => {
  const only = await openTab('Ramps and lifts')
  await twoSeconds()
  expect(kept()).toContain('Ramps and lifts')
  await only.show()
  await twoSeconds()
  expect(kept()).toBeUndefined()
})
