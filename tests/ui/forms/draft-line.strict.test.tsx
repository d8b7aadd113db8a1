// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { longText, optional, text } from '../../../src/domain/shared/records/fields'
// Imported in advance, because the form loads this module late.
import '../../../src/ui/forms/draft-line'
import { makeApp } from '../../../src/ui/app'
import { AppContext } from '../../../src/ui/app-services/app-context'
import { Form } from '../../../src/ui/forms/form'
import { useForm } from '../../../src/ui/forms/use-form'
import { sessionQueries } from '../../../src/ui/queries/session.queries'
import { memoryWorld } from '../../support/memory-world'

const world = await memoryWorld({ as: 'contentadmin' })
const app = makeApp(async () => world.services)
await app.queries.ensureQueryData(sessionQueries(app).user())
const draft = 'resources/abc'
const fields = { title: text('Title'), body: optional(longText('Body')), shot: optional(text('Screenshot', 1_500_000)) }

// Only the interval that saves drafts is faked; the rest of the form runs in real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** The form of one record. With `closes`, a thank-you replaces it after saving. */
function Entry({ closes = false }: { readonly closes?: boolean }) {
  const form = useForm({ fields, initial: { title: 'Ramps' }, draft, submit: async () => undefined })
  if (closes && form.state === 'saved') return <p>Thank you.</p>
  return <Form form={form} label="Save" />
}

/** The form in one tab. */
async function openTab(entry = <Entry />) {
  const tab = await act(async () =>
    render(
      <QueryClientProvider client={app.queries}>
        <AppContext value={app}>{entry}</AppContext>
      </QueryClientProvider>,
    ),
  )
  const shown = within(tab.container)
  const field = (label: string) => shown.getByLabelText<HTMLInputElement>(label)
  return {
    ...tab,
    field,
    enter: (value: string, label = 'Title') => act(async () => void fireEvent.change(field(label), { target: { value } })),
    press: (name: string) => act(async () => void fireEvent.click(shown.getByRole('button', { name }))),
  }
}
const twoSeconds = () => act(async () => void vi.advanceTimersByTime(2000))
/** The drafts in this browser's store, or nothing if there are none. */
const kept = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('draft:') && key.includes(`:${draft}#`))
    .map(([, content]) => content as string)
    .join('\n') || undefined
const offered = () => screen.findByText('You have unsaved changes from before.')

it('input that was not saved is kept every two seconds and restored when the form is opened again', async () => {
  const first = await openTab()
  await first.enter('Ramps and lifts')
  await first.enter('Two of them', 'Body (optional)')
  await twoSeconds()
  first.unmount()
  const again = await openTab()
  await offered()
  await again.press('Restore them')
  expect([again.field('Title').value, again.field('Body (optional)').value]).toEqual(['Ramps and lifts', 'Two of them'])
})

it('a draft is kept although a second tab with the same record is opened and closed', async () => {
  const first = await openTab()
  await first.enter('Ramps and lifts')
  await twoSeconds()
  expect(kept()).toContain('Ramps and lifts')
  const second = await openTab()
  await offered()
  second.unmount()
  await twoSeconds()
  expect(kept()).toContain('Ramps and lifts')
})

it('the draft of the first tab is kept when a second tab saves other input', async () => {
  const first = await openTab()
  await first.enter('Ramps and lifts')
  await twoSeconds()
  const second = await openTab()
  await second.enter('Doors')
  await twoSeconds()
  await second.press('Save')
  await twoSeconds()
  expect(kept()).toContain('Ramps and lifts')
})

it('what was entered in a tab that was closed is kept when another tab enters and saves something else', async () => {
  const first = await openTab()
  await first.enter('Ramps and lifts')
  await twoSeconds()
  first.unmount()
  const second = await openTab()
  await second.enter('Doors')
  await twoSeconds()
  expect(kept()).toContain('Ramps and lifts')
  await second.press('Save')
  await twoSeconds()
  second.unmount()
  const again = await openTab()
  await offered()
  await again.press('Restore them')
  expect(again.field('Title').value).toBe('Ramps and lifts')
  await twoSeconds()
  expect(kept()?.split('\n')).toHaveLength(1)
})

it('drafts of two tabs are both offered, each with what was entered', async () => {
  const tabs = [await openTab(), await openTab()]
  await tabs[0]!.enter('Ramps and lifts')
  await tabs[1]!.enter('Doors')
  await twoSeconds()
  for (const tab of tabs) tab.unmount()
  const again = await openTab()
  await screen.findByText('You have unsaved changes from before: Title “Ramps and lifts”.')
  const other = screen.getByText('You have unsaved changes from before: Title “Doors”.').closest<HTMLElement>('[role=status]')!
  await act(async () => void fireEvent.click(within(other).getByRole('button', { name: 'Restore them' })))
  expect(again.field('Title').value).toBe('Doors')
  await twoSeconds()
  expect(kept()?.split('\n')).toHaveLength(2)
})

it('a draft is deleted when its tab saves, and when its input is taken back', async () => {
  const only = await openTab()
  for (const end of [() => only.press('Save'), () => only.enter('Ramps and lifts')]) {
    await only.enter('Doors')
    await twoSeconds()
    expect(kept()).toContain('Doors')
    await only.enter('Ramps and lifts')
    await end()
    await twoSeconds()
    expect(kept()).toBeUndefined()
  }
})

it('a form that is taken off the page when it is saved leaves no draft', async () => {
  const only = await openTab(<Entry closes />)
  await only.enter('Ramps and lifts')
  await twoSeconds()
  expect(kept()).toContain('Ramps and lifts')
  await only.press('Save')
  await screen.findByText('Thank you.')
  expect(kept()).toBeUndefined()
})

it('a screenshot is too long for a draft: the words beside it are kept', async () => {
  const only = await openTab()
  await only.enter('data:image/png;base64,AAAA', 'Screenshot (optional)')
  await twoSeconds()
  expect(kept()).toBeUndefined()
  await only.enter('Ramps and lifts')
  await twoSeconds()
  expect(kept()).toContain('Ramps and lifts')
  expect(kept()).not.toContain('base64')
})
