// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { nav } from '../../../../src/domain/content/nav.collection'
import { organisation, organisationId } from '../../../../src/domain/shared/records/organisation.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { heldCall } from '../../../support/faults/held-call'
import { memoryApp } from '../../../support/memory-app'

const settings = { name: 'Saltlight', shortName: 'Saltlight', city: 'Town', address: '1 Road', email: 'us@saltlight.example', tz: 'America/Chicago' }

it('staff add an entry to the menu, see it in the preview, learn that its link is dead, and publish it', async () => {
  const app = await memoryApp({ firstDay: true, as: 'superadmin' })
  const records = new Records(app.world.store, { current: undefined })
  await records.commit(
    records.creating(organisation, organisationId, { ...settings, links: [], sponsors: [] }),
    records.creating(nav, 'header', { items: [{ label: 'Calendar', to: '/calendar' }] }),
  )
  const header = async () => (await records.get(nav, 'header'))!.items
  const view = await app.visit('/cpanel/navandfooter')
  const form = within(await screen.findByRole('form', { name: 'Navigation and footer' }))
  await form.findByRole('group', { name: 'Menu at the top 1' })
  await press('Add', toMenu(form))
  const added = within(await form.findByRole('group', { name: 'Menu at the top 2' }))
  await waitFor(() => expect(document.activeElement).toBe(added.getByLabelText(/^Label/)))
  await write(added.getByLabelText(/^Label/), 'Boats')
  await write(added.getByLabelText(/^Leads to/), '/boats')
  await userEvent.selectOptions(added.getByLabelText(/^Only for people/), 'Staff')
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview of the site')
  await waitFor(() => expect(frame.contentDocument!.body.textContent).toContain('Boats'))
  await userEvent.selectOptions(screen.getByLabelText('Width'), '768')
  await userEvent.selectOptions(screen.getByLabelText('Seen by'), 'Staff')
  expect(frame.width).toBe('768')
  expect(frame.contentDocument!.documentElement.dataset['session']).toBe('staff')

  await press('Check links', form)
  await screen.findByText(/1 dead link/)
  await screen.findByText(/This page does not exist/)
  await press('Publish', form)
  await screen.findByText('Visitors see the new menus now.')
  expect(await header()).toEqual([
    { label: 'Calendar', to: '/calendar' },
    { label: 'Boats', to: '/boats', for: 'staff' },
  ])
  // The second publication begins with what the first one stored.
  const minuteLater = () => app.world.clock.setNow(new Date(app.world.clock.now().getTime() + 60_000))
  minuteLater()
  await write(added.getByLabelText(/^Label/), ' away')
  await press('Publish', form)
  await expect.poll(async () => (await header()).at(-1)!.label).toBe('Boats away')

  // What both publications replaced can be put back in one step, with what differs.
  await userEvent.click(screen.getByText('Earlier versions'))
  const versions = within(screen.getByRole('list', { name: 'Versions' }))
  await waitFor(() => expect(versions.getAllByRole('listitem')).toHaveLength(2))
  const first = within(versions.getAllByRole('listitem')[1]!)
  expect(first.getByText('Boats away → /boats (Staff)').tagName).toBe('DEL')
  minuteLater()
  await press('Put it in the form', first)
  await first.findByText('Same as in the form.')
  await press('Publish', form)
  await expect.poll(header).toEqual([{ label: 'Calendar', to: '/calendar' }])
  minuteLater()
  await press('Put it in the form', within(versions.getAllByRole('listitem')[0]!))
  await press('Publish', form)
  await expect.poll(async () => (await header()).at(-1)!.label).toBe('Boats away')

  // Styles hide the entry from others by these two.
  await view.go('/about')
  const entry = await within(await screen.findByRole('navigation', { name: 'Main' })).findByRole('link', { name: 'Boats away' })
  expect(entry.closest('li')!.dataset['for']).toBe('staff')
  expect(document.documentElement.dataset['session']).toBe('staff')
})

it('carries out a publication that is asked for while the links are checked, once the check is done', async () => {
  const { asked, answer, between } = heldCall('checkLinks')
  const app = await memoryApp({ firstDay: true, as: 'superadmin', between })
  const records = new Records(app.world.store, { current: undefined })
  await records.commit(
    records.creating(organisation, organisationId, { ...settings, links: [], sponsors: [] }),
    records.creating(nav, 'header', { items: [{ label: 'Calendar', to: '/calendar' }] }),
  )
  const label = async () => (await records.get(nav, 'header'))!.items[0]!.label
  await app.visit('/cpanel/navandfooter')
  const form = within(await screen.findByRole('form', { name: 'Navigation and footer' }))
  const entry = within(await form.findByRole('group', { name: 'Menu at the top 1' }))
  await write(await entry.findByLabelText(/^Label/), ' of art')
  await press('Check links', form)
  await asked
  await press('Publish', form)
  await screen.findByText('Checking the links… Then: Publishing…')
  expect(await label()).toBe('Calendar')
  answer()
  await screen.findByText('Visitors see the new menus now.')
  expect(await label()).toBe('Calendar of art')
})

it('staff move an entry below another one and out again, by buttons and by keys', async () => {
  const app = await memoryApp({ firstDay: true, as: 'superadmin' })
  const records = new Records(app.world.store, { current: undefined })
  await records.commit(
    records.creating(organisation, organisationId, { ...settings, links: [], sponsors: [] }),
    records.creating(nav, 'header', {
      items: [
        { label: 'Guide', to: '/sfosguide' },
        { label: 'Calendar', to: '/calendar' },
      ],
    }),
  )
  await app.visit('/cpanel/navandfooter')
  const form = within(await screen.findByRole('form', { name: 'Navigation and footer' }))
  const top = async (at: number) => within(await form.findByRole('group', { name: `Menu at the top ${at}` }))
  const below = async () => within(await form.findByRole('group', { name: 'Below it 1' }))
  // What is open stays open where it moves, and the others stay closed.
  const open = () => [...document.querySelectorAll('form details[open] > summary')].map(({ textContent }) => textContent)
  await userEvent.click((await top(2)).getByText('Calendar', { selector: 'summary' }))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(open()).toContain('Calendar'))
  expect(document.activeElement).toBe((await top(1)).getByText('Calendar', { selector: 'summary' }))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await userEvent.click((await top(2)).getByText('Calendar', { selector: 'summary' }))
  await userEvent.click((await top(2)).getByRole('button', { name: 'Move 2 below the one before' }))
  // It is folded, so its name has the focus; what it lies in is open.
  const name = await waitFor(async () => (await below()).getByText('Calendar', { selector: 'summary' }))
  expect(document.activeElement).toBe(name)
  expect([...document.querySelectorAll('form details[open] > summary')].map(({ textContent }) => textContent)).toEqual(['Guide (1)'])
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await waitFor(async () => expect((await top(2)).getByLabelText<HTMLInputElement>(/^Label/).value).toBe('Calendar'))
  expect(document.activeElement).toBe((await top(2)).getByText('Calendar', { selector: 'summary' }))
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await below()
  await press('Publish', form)
  await screen.findByText('Visitors see the new menus now.')
  expect((await records.get(nav, 'header'))!.items).toEqual([
    { label: 'Guide', to: '/sfosguide', children: [{ label: 'Calendar', to: '/calendar' }] },
  ])
})

/** Where an entry is added to the whole menu: other buttons of it add below one entry. */
function toMenu(form: Pick<typeof screen, 'getByRole'>) {
  const menu = form.getByRole('group', { name: 'Menu at the top' })
  const add = [...menu.querySelectorAll('button')].findLast(button => button.textContent === 'Add' && button.parentElement === menu)!
  return { findByRole: async () => add, getByRole: () => add } as unknown as typeof screen
}
