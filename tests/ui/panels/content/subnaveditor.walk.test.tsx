// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pages } from '../../../../src/domain/content/pages.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

it('staff arrange the navigation of the guide, which past editions have too', async () => {
  const app = await memoryApp({ as: 'contentadmin' })
  const view = await app.visit('/cpanel/subnaveditor?view=guide')
  const form = within(await screen.findByRole('form', { name: 'Navigation: Guide' }))
  const entry = (n: number) => within(form.getByRole('group', { name: `Entries ${n}` }))
  await userEvent.click(form.getByRole('button', { name: 'Move 1 down' }))
  await userEvent.click(entry(6).getByLabelText('Leave it out'))
  await press('Publish', form)
  await screen.findByText('Visitors see this navigation now.')
  await view.go('/sfosguide/2026')
  const links = within(await screen.findByRole('navigation', { name: 'Guide' })).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')]).slice(0, 3)).toEqual([
    ['Guide 2026', '/sfosguide/2026'],
    ['Weekends', '/sfosguide/weekends?edition=2026'],
    ['Map', '/sfosguide/maps?edition=2026'],
  ])
  expect(links.map(link => link.textContent)).not.toContain('Saved')
})

it('staff order the pages of a section, leave one out and add an orphan; visitors have it so, and an address of theirs', async () => {
  const app = await memoryApp({ as: 'contentadmin' })
  const records = new Records(app.world.store, { current: undefined })
  await records.commit(records.creating(pages, 'quiet', { slug: 'quiet', title: 'A page that nobody finds', blocks: [], status: 'published' }))
  const season = { slug: 'season', title: 'Thank you for this season', parent: 'about', blocks: [], status: 'published' } as const
  await records.commit(records.creating(pages, 'season', season))
  const view = await app.visit('/cpanel/subnaveditor')
  const form = within(await screen.findByRole('form', { name: 'Navigation: About' }))
  expect(form.getAllByLabelText<HTMLInputElement>(/^Label/).map(({ value }) => value)).toContain('Thank you for this…')
  const entry = (n: number) => within(form.getByRole('group', { name: `Entries ${n}` }))
  const labelOf = (n: number) => entry(n).getByLabelText<HTMLInputElement>(/^Label/).value
  const [first, second] = [labelOf(1), labelOf(2)]
  await userEvent.click(form.getByRole('button', { name: 'Move 1 down' }))
  expect([labelOf(1), labelOf(2)]).toEqual([second, first])
  await userEvent.click(entry(2).getByLabelText('Leave it out'))
  const orphans = within(await screen.findByRole('region', { name: 'Pages to which no menu leads' }))
  await userEvent.click(orphans.getByRole('button', { name: 'Add A page that nobody finds' }))
  await press('Publish', form)
  await screen.findByText('Visitors see this navigation now.')

  await view.go('/about')
  const places = within(await screen.findByRole('navigation', { name: 'About' })).getAllByRole('link')
  const labels = places.map(({ textContent }) => textContent)
  expect(labels.slice(0, 2)).toEqual(['About', second])
  expect(labels).not.toContain(first)
  expect(labels.at(-1)).toBe('A page that nobody finds')
})

it('an entry is dragged to another place', async () => {
  const app = await memoryApp({ as: 'contentadmin' })
  await app.visit('/cpanel/subnaveditor')
  const form = within(await screen.findByRole('form', { name: 'Navigation: About' }))
  const entries = () => form.getAllByRole('group', { name: /^Entries \d+$/ })
  const labels = () => entries().map(entry => within(entry).getByLabelText<HTMLInputElement>(/^Label/).value)
  const [first, second, third, ...rest] = labels()
  fireEvent.dragStart(within(entries()[0]!).getByTitle('Drag to another place'))
  await waitFor(() => {
    fireEvent.dragOver(entries()[2]!)
    expect(entries()[2]!.dataset['over']).toBe('true')
  })
  fireEvent.drop(entries()[2]!)
  await waitFor(() => expect(labels()).toEqual([second, third, first, ...rest]))
})
