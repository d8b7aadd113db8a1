// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { pageDrafts } from '../../../../src/domain/content/page-drafts.collection'
import { WrittenPages } from '../../../../src/domain/content/written-pages'
import { Records } from '../../../../src/domain/shared/records/records'
import { AppView } from '../../../../src/ui/app'
import { draw } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })
const home = () => within(screen.getByRole('main'))
const heading = () => home().getByRole('heading', { level: 1 }).textContent
const group = (name: string) => screen.getByRole('group', { name })

describe('the home page editor', () => {
  it('gives the hero words for a phase, shows a module in a phase alone, and publishes both for visitors', async () => {
    const { app, world } = await memoryApp({ as: 'contentadmin', on: new Date('2027-11-20T18:00:00Z') })
    const { default: panel } = await import('../../../../src/ui/panels/content/homepageeditor.panel')
    draw(<AppView app={app} router={createMemoryRouter([{ path: '*', Component: panel.Body }], { initialEntries: ['/cpanel/homepageeditor'] })} />)
    const blocks = within(await screen.findByRole('list', { name: 'Blocks of the page' }, { timeout: 20_000 }))
    // The page begins with its hero: it is neither moved nor removed.
    await within(group('Hero')).findByRole('button', { name: 'Edit' })
    expect(within(group('Hero')).getAllByRole('button')).toHaveLength(1)
    expect(within(group('Part of the home page: weekends')).getByRole('button', { name: 'Move up' })).toHaveProperty('disabled', true)

    await userEvent.click(within(group('Hero')).getByRole('button', { name: 'Edit' }))
    const words = await within(group('Hero')).findAllByRole('textbox', { name: /^Words/ })
    await userEvent.clear(words[1]!)
    await write(words[1]!, 'Until next fall')
    await press('Done')
    // The sponsors are thanked after the season.
    const sponsors = blocks.getByRole('group', { name: 'Part of the home page: sponsors' })
    await userEvent.click(within(sponsors).getByRole('button', { name: 'Edit' }))
    await userEvent.click(await within(sponsors).findByRole('checkbox', { name: 'Off season' }))
    await press('Done')
    await within(sponsors).findByText(/only in: off season/)
    await press('Save')
    const records = world.services.get(Records)
    await waitFor(async () => expect((await records.get(pageDrafts, 'home'))?.blocks.at(-2)).toMatchObject({ phases: ['off-season'] }))
    await press('Publish')
    await waitFor(async () => expect((await records.get(pageDrafts, 'home'))?.status).toBe('published'))
    const { blocks: seen } = await world.services.get(WrittenPages).home.read()
    expect(seen[0]).toMatchObject({ props: { words: [{ phase: 'this-weekend' }, { phase: 'off-season', title: 'Until next fall' }] } })
  })

  it('adds a part of the home page there, and on no other page', async () => {
    const { app } = await memoryApp({ as: 'contentadmin' })
    const { default: panel } = await import('../../../../src/ui/panels/content/pagebuilder.panel')
    const router = createMemoryRouter([{ path: '*', Component: panel.Body }], { initialEntries: ['/cpanel/pagebuilder?open=home'] })
    draw(<AppView app={app} router={router} />)
    const kinds = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add a block after block 1' }, { timeout: 20_000 }))
      return within(group('Kinds of blocks'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    }
    expect(await kinds()).toContain('Part of the home page')
    await router.navigate('/cpanel/pagebuilder?open=at-the-door')
    await screen.findByText('We look for people who welcome visitors, hand out guides and count who comes.')
    const onAPage = await kinds()
    expect(onAPage).not.toContain('Part of the home page')
    expect(onAPage).not.toContain('Hero')
  })
})

describe('the draft of the home page', () => {
  it('is shown in every phase of the season, as staff choose it, or at a time', async () => {
    const { visit } = await memoryApp({ as: 'contentadmin', on: new Date('2027-09-01T18:00:00Z') })
    await visit('/temp/homepagetemp?plain=1')
    await screen.findByRole('region', { name: 'Time that is shown' }, { timeout: 20_000 })
    expect(screen.getByRole('button', { name: 'Guide out' }).getAttribute('aria-pressed')).toBe('true')
    await press('This weekend')
    await waitFor(() => expect(heading()).toBe('See where art is made, this weekend'))
    expect(home().queryByText(/I came for one studio/)).toBeNull()
    await press('Off season')
    await waitFor(() => expect(heading()).toBe('Thank you for coming. The work goes on'))
    home().getByText(/I came for one studio/)
    expect(home().getByRole('link', { name: 'Stay close all year' }).getAttribute('href')).toBe('/artlover')
    await press('Call open')
    await waitFor(() => expect(heading()).toBe('Artists, open your studio'))
    await press('Closing soon')
    await waitFor(() => expect(heading()).toMatch(/price ends on|Registration closes on/))
  })

  it('is no business of a visitor, who sees the usual arrangement', async () => {
    const { visit } = await memoryApp({ on: new Date('2027-11-20T18:00:00Z') })
    await visit('/')
    expect(heading()).toContain('The doors have closed')
    expect(home().queryByText(/I came for one studio/)).toBeNull()
  })
})
