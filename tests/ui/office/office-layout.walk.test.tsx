// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { panelAddress } from '../../../src/ui/office/panel-address'
import { catalogue } from '../../../src/ui/panels/catalogue'
import { isPending } from '../../../src/ui/routing/route-definition'
import { press } from '../../support/drawing/press'
import { memoryApp } from '../../support/memory-app'

const titleOf = (slug: string) => catalogue.find(panel => panel.slug === slug)!.title
const rail = () => screen.getByRole('navigation', { name: 'Panels' })

describe('the office', () => {
  it('suggests panels for a mistyped address, of those that the person may open', async () => {
    const { visit } = await memoryApp({ as: 'superadmin' })
    await visit('/cpanel/import-csv')
    const nearest = within(await screen.findByRole('region', { name: 'Did you mean' }))
    expect((await nearest.findByRole('link', { name: 'Import' })).getAttribute('href')).toBe('/cpanel/importcsv')
  })

  it('shows staff the panels of their scopes and no others', async () => {
    const { visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel')
    within(rail()).getByText('Import')
    expect(within(rail()).queryByText('Transactions')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Money', level: 2 })).toBeNull()
  })

  it('shows a superadmin every panel that can be worked with, and none that is only planned', async () => {
    const { visit } = await memoryApp({ as: 'superadmin' })
    const view = await visit('/cpanel')
    const [built, planned] = [false, true].map(is => catalogue.filter(panel => isPending(panel.page) === is && panelAddress(panel)))
    const finder = await screen.findByRole('searchbox', { name: 'Find a panel' })
    await within(screen.getByRole('main')).findAllByRole('link', { name: built![0]!.title })
    const shown = [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
    expect(built!.filter(panel => !shown.includes(panelAddress(panel)!)).map(({ title }) => title)).toEqual([])
    expect(planned!.filter(panel => shown.includes(panelAddress(panel)!)).map(({ title }) => title)).toEqual([])
    expect(document.body.textContent).not.toMatch(/not available yet/i)
    await userEvent.type(finder, planned![0]!.title)
    await screen.findByText(/^None of your panels match/)
    await view.go(panelAddress(planned![0]!)!)
    await screen.findByText(/^This page is not ready yet\./)
  })

  it('tells staff of another scope who uses a panel, under its title, without loading the panel', async () => {
    const { visit } = await memoryApp({ as: 'moneyadmin' })
    await visit('/cpanel/importcsv')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Import')
    expect((await screen.findByText(/You need the/)).textContent).toContain('Guide')
    expect(screen.queryByRole('list', { name: 'Steps of the import' })).toBeNull()
  })

  it('leads to the front page after signing out, and is closed then', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    const view = await visit('/cpanel')
    await press('Sign out')
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/'))
    await waitFor(() => expect(world.auth.current).toBeUndefined())
    await view.go('/cpanel')
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/adminportal'))
  })

  it('counts the open work of the current edition', async () => {
    const { visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel')
    const published = (await screen.findByRole('link', { name: 'listings published' })).closest('dt')
    await waitFor(() => expect(Number(published?.nextElementSibling?.textContent)).toBeGreaterThanOrEqual(200))
  })

  it('finds panels by word, with / from anywhere, and Escape clears the search', async () => {
    const { visit } = await memoryApp({ as: 'superadmin' })
    await visit('/cpanel')
    await screen.findByRole('heading', { name: 'Content', level: 2 })
    await userEvent.keyboard('/')
    const filter = await screen.findByRole('searchbox', { name: 'Find a panel' })
    await waitFor(() => expect(document.activeElement).toBe(filter))
    await userEvent.keyboard('import')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Content', level: 2 })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('heading', { name: 'Content', level: 2 })
  })

  it('keeps pinned and recently visited panels for each person on all devices', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    const view = await visit('/cpanel/howto')
    await view.go('/cpanel')
    await within(await screen.findByRole('region', { name: 'Recently visited' })).findByText(titleOf('howto'))
    await press('Pin Import')
    await within(await screen.findByRole('region', { name: 'Pinned' })).findByText('Import')
    await waitFor(async () =>
      expect((await world.store.get('desks/p-guideadmin'))?.data).toMatchObject({ pinned: ['importcsv'], recent: ['/cpanel/howto'] }),
    )
    await world.signInAs('superadmin')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pinned' })).toBeNull())
  })

  it('lists open work by scope with links to the panels, and without one where its panel is not there yet', async () => {
    const { world, visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel')
    const people = await screen.findByRole('group', { name: 'People' })
    const link = within(people).getByRole('link', { name: /proofs of eligibility/ })
    expect(link.getAttribute('href')).toBe('/cpanel/verifier?view=proofs')
    expect(
      within(people)
        .getByRole('link', { name: /memberships that end/ })
        .getAttribute('href'),
    ).toBe('/cpanel/membersdatabase?view=ending')
    expect(screen.queryByRole('group', { name: 'Mail' })).toBeNull()
    expect(screen.queryByRole('region', { name: /money/ })).toBeNull()
    await world.signInAs('guideadmin')
    const guide = await screen.findByRole('group', { name: 'Guide' })
    expect(
      within(guide)
        .getByRole('link', { name: /whose proofs? (is|are) overdue/ })
        .getAttribute('href'),
    ).toBe('/cpanel/sfoslistings')
    await world.signInAs('contentadmin')
    const content = await screen.findByRole('group', { name: 'Content and events' })
    expect(
      within(content)
        .getByRole('link', { name: /events? to review/ })
        .getAttribute('href'),
    ).toBe('/cpanel/reviewevents')
    await world.signInAs('mailadmin')
    const mail = await screen.findByRole('group', { name: 'Mail' })
    expect(
      within(mail)
        .getByText(/bounced this month/)
        .closest('a'),
    ).toBeNull()
  })

  it('shows the season with today marked, also as a list', async () => {
    const { visit } = await memoryApp({ as: 'contentadmin' })
    await visit('/cpanel')
    const coming = await screen.findByRole('list', { name: 'Upcoming' })
    expect(
      within(coming)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Fri, Oct 15 – Sun, Oct 17Third weekendnow, 1 day more',
      'Sat, Oct 23 – Sun, Oct 24Fourth weekendin 7 days',
      'Sat, Oct 30 – Sun, Oct 31Last weekendin 14 days',
    ])
    await userEvent.click(await screen.findByText(/dates have passed/))
    const passed = within(await screen.findByRole('list', { name: 'Passed' })).getAllByRole('listitem')
    expect(passed[0]?.textContent).toContain('Call opens')
  })

  it.each([
    ['guideadmin', '/cpanel/sfosweekends?view=new'],
    ['contentadmin', undefined],
  ])('leads %s to the next edition after the season, if they may make it', async (as, to) => {
    const { visit } = await memoryApp({ as, on: new Date('2027-12-12T19:00Z') })
    await visit('/cpanel')
    const over = await screen.findByText(/^All dates have passed\./)
    expect(within(over).queryByRole('link', { name: 'Plan the next edition' })?.getAttribute('href')).toBe(to)
  })

  it('compares today’s money with the same day last year for staff who may see money', async () => {
    const { visit } = await memoryApp({ as: 'moneyadmin' })
    await visit('/cpanel')
    const money = await screen.findByRole('region', { name: 'Money received today' })
    expect(money.textContent).toContain('$515')
    expect(money.textContent).toContain('$278')
    expect(money.textContent).toContain('$237 more')
    expect(money.textContent).toContain('A card was declined once.')
  })
})
