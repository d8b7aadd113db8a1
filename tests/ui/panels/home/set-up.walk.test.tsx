// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { publishCalendar } from '../../../../src/domain/calendar/publish-calendar.contract'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const user = userEvent.setup()
const step = (name: string) => screen.findByRole('heading', { level: 2, name })
const enter = async (label: RegExp, words: string) => {
  const field = await screen.findByRole('textbox', { name: label })
  await user.clear(field)
  await user.type(field, words)
}

async function enterNames() {
  await enter(/^Name/, 'Foghorn Arts')
  await enter(/^Short name/, 'Foghorn')
  await enter(/^Postal address/, '1 Quay Road, Town')
  await enter(/^City/, 'Town')
  await enter(/^Email/, 'us@foghorn.example')
  await press('Save and continue')
  await step('Legal name')
  await enter(/^Legal name/, 'Foghorn Arts, Inc.')
  await press('Save and continue')
  await step('Welcome text')
}

it('an organization is set up from its first day, left and taken up again, and a stranger reads its pages', async () => {
  const { world, visit } = await memoryApp({ firstDay: true, as: 'superadmin' })
  const first = await visit('/cpanel')
  await step('Name and contact')
  await enterNames()
  first.leave()

  const second = await visit('/cpanel')
  await step('Welcome text')
  await enter(/^Season/, 'Town Open Studios')
  await enter(/^Tagline/, 'Come in and see')
  await press('Save and continue')

  await step('Color and logo')
  expect((await screen.findByLabelText('Contrast')).textContent).toContain('readable')
  await press('Save and continue')
  await step('First edition')
  await press('Add an edition later')

  await step('Pages')
  await press('Save and continue')
  await step('Menu and footer')
  await press('Save and continue')
  await step('Policies')
  await screen.findByText(/A lawyer should read this/)
  await press('Save and continue')
  await step('Colleagues')
  await press('Finish set-up')
  await screen.findByRole('heading', { level: 1, name: 'Office' })
  second.leave()

  await world.signInAs(undefined)
  const stranger = await visit('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Foghorn Arts' })
  const menu = screen.getByRole('navigation', { name: 'Main' })
  expect(
    within(menu)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual(['Guide', 'Map', 'Art', 'Calendar', 'Artists', 'Give', 'About'])
  await stranger.go('/privacypolicy')
  await screen.findByText(/Foghorn Arts, Inc\. \(1 Quay Road, Town\) is responsible/)
  await stranger.go('/about/contact')
  await screen.findByRole('heading', { level: 1, name: 'Contact' })
  stranger.leave()
})

it('a color on which no text is readable is refused with its contrast', async () => {
  const { world, visit } = await memoryApp({ firstDay: true, as: 'superadmin' })
  const page = await visit('/cpanel')
  await step('Name and contact')
  await enterNames()
  await press('Write this later')
  await step('Color and logo')
  const color = await screen.findByLabelText(/^Accent color/)
  fireEvent.change(color, { target: { value: '#787878' } })
  await waitFor(() => expect(screen.getByLabelText('Contrast').textContent).toContain('too low, 4.5 is needed'))
  await press('Save and continue')
  expect((await screen.findByRole('alert')).textContent).toContain('Text needs a contrast of 4.5 : 1.')
  expect((await world.store.get('settings/organisation'))!.data['accent']).toBeUndefined()
  page.leave()
})

it('the first edition has its weekends', async () => {
  const { world, visit } = await memoryApp({ firstDay: true, as: 'superadmin', on: new Date('2027-06-02T12:00:00Z') })
  const page = await visit('/cpanel')
  await step('Name and contact')
  await enterNames()
  await page.go('/cpanel?step=edition')
  await step('First edition')
  const weekend = await screen.findByRole('group', { name: 'Weekends 1' })
  await write(within(weekend).getByLabelText(/^Name/), 'First weekend')
  const fill = (label: RegExp, value: string) => fireEvent.change(within(weekend).getByLabelText(label), { target: { value } })
  fill(/^First day/, '2027-10-16')
  fill(/^Last day/, '2027-10-17')
  fill(/^Opens/, '11:00')
  fill(/^Closes/, '18:00')
  await press('Save and continue')
  await step('Welcome text')
  expect((await world.store.get('editions/2027/weekends/1'))!.data['days']).toEqual([
    { date: '2027-10-16', open: '11:00', close: '18:00' },
    { date: '2027-10-17', open: '11:00', close: '18:00' },
  ])
  page.leave()
})

it('afterwards superadmins change the settings, with their history; others have no settings', async () => {
  const { world, visit } = await memoryApp({ as: 'superadmin' })
  const page = await visit('/cpanel')
  await user.click(await screen.findByRole('link', { name: 'Organization settings' }))
  await screen.findByRole('heading', { level: 1, name: 'Organization settings' })
  await enter(/^Phone/, '+1 (202) 555-0101')
  await press('Save')
  await waitFor(async () => expect((await world.store.get('settings/organisation'))!.data['phone']).toBe('+1 (202) 555-0101'))
  await user.click(screen.getByText('History'))
  await screen.findByText(/\+1 \(202\) 555-0101/)
  page.leave()

  await world.signInAs('contentadmin')
  const other = await visit('/cpanel?part=organisation')
  await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent.startsWith('You need the superadmin role'))
  expect(screen.queryByRole('link', { name: 'Organization settings' })).toBeNull()
  other.leave()
})

it('the calendar of an organization without settings has whole sentences', async () => {
  const { world, visit } = await memoryApp({ firstDay: true, as: 'superadmin' })
  await world.call(publishCalendar, {})
  await world.signInAs(undefined)
  const page = await visit('/calendar')
  await screen.findByText(/Times are local\.$/)
  page.leave()
})
