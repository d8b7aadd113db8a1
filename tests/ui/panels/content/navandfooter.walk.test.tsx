// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { nav } from '../../../../src/domain/content/pages.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

it('staff add an entry to the menu, see it in the preview, learn that its link is dead, and publish it', async () => {
  const app = await memoryApp({ as: 'contentadmin', on: new Date('2027-09-01T12:00:00Z') })
  const records = new Records(app.world.store, { current: undefined })
  const labels = async () => (await records.get(nav, 'header'))!.items.map(({ label }) => label)
  const view = await app.visit('/cpanel/navandfooter')
  const form = within(await screen.findByRole('form', { name: 'Navigation and footer' }))
  const last = within(await form.findByRole('group', { name: 'Menu at the top 7' }))
  await press('Remove 7', last)
  await press('Add', addBelow(form))
  const added = within(await form.findByRole('group', { name: 'Menu at the top 7' }))
  await userEvent.type(added.getByLabelText(/^Label/), 'Boats')
  await userEvent.type(added.getByLabelText(/^Leads to/), '/boats')
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview of the site')
  await waitFor(() => expect(frame.contentDocument!.body.textContent).toContain('Boats'))
  await userEvent.selectOptions(screen.getByLabelText('Width'), '768')
  expect(frame.width).toBe('768')

  await press('Check links', form)
  await screen.findByText(/1 dead link/)
  screen.getByText(/\/boats/)
  await press('Publish', form)
  await expect.poll(async () => (await labels()).at(-1)).toBe('Boats')
  await screen.findByText('Visitors see the new menus now.')
  // A second publication goes on from the first.
  await userEvent.type(added.getByLabelText(/^Label/), ' away')
  await press('Publish', form)
  await expect.poll(async () => (await labels()).at(-1)).toBe('Boats away')
  await view.go('/about')
  await within(await screen.findByRole('navigation', { name: 'Main' })).findByRole('link', { name: 'Boats away' })
})

/** Where an entry is added to the whole menu: other buttons of it add below one entry. */
function addBelow(form: Pick<typeof screen, 'getByRole'>) {
  const menu = form.getByRole('group', { name: 'Menu at the top' })
  const add = [...menu.querySelectorAll('button')].findLast(button => button.textContent === 'Add' && button.parentElement === menu)!
  return { findByRole: async () => add, getByRole: () => add } as unknown as typeof screen
}

it('who is signed in is noted for the styles, by which entries for others are hidden', async () => {
  const app = await memoryApp({ as: 'artlover' })
  const records = new Records(app.world.store, { current: undefined })
  const items = [{ label: 'Mine', to: '/dashboard', for: 'signed_in' as const }]
  await records.commit(records.changing(nav, (await records.get(nav, 'header'))!, { items }))
  await app.visit('/about')
  const mine = await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name: 'Mine', hidden: true })
  expect(mine.closest('li')!.dataset['for']).toBe('signed_in')
  await waitFor(() => expect(document.documentElement.dataset['session']).toBe('own'))
})
