// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { publishArtistsHandler } from '../../../../src/domain/art/publish-artists.handler'
import { SavedSearchService } from '../../../../src/domain/art/saved-search-service'
import { joinKeptSearches } from '../../../../src/ui/queries/search.queries'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

afterEach(() => void vi.restoreAllMocks())

const main = () => within(screen.getByRole('main'))

describe('a saved search', () => {
  it('is kept in the account and shows what was published since', async () => {
    const { world, visit } = await memoryApp({ as: 'artist' })
    const page = await visit('/artists/artsearch?q=Quillfeather')
    await press('Save this search')
    await screen.findByRole('button', { name: 'This search is saved' })
    const kept = await world.store.query({ collection: 'savedSearches', where: [['personId', '==', 'first']] })
    expect(kept.map(({ data }) => [data['name'], data['question']])).toEqual([['Quillfeather', 'q=Quillfeather']])

    const [standing] = await world.store.query({ collection: 'artworks', where: [['artistId', '==', 'first']], limit: 1 })
    await world.store.commit([{ op: 'update', path: standing!.path, data: { status: 'archived' } }])
    await publishArtistsHandler.run(world.context, {})
    await world.store.commit([{ op: 'update', path: standing!.path, data: { status: 'public', title: 'Quillfeather' } }])
    world.clock.setNow(new Date('2027-10-20T18:00:00Z'))
    await publishArtistsHandler.run(world.context, {})

    await page.go('/dashboard')
    const news = within(await screen.findByRole('region', { name: 'New in your searches' }))
    await news.findByText('1 new work')
    await userEvent.click(await news.findByRole('link', { name: 'Quillfeather' }))
    await screen.findByText(/^1 work new since/)
    await waitFor(async () => expect((await world.store.get(kept[0]!.path))?.data['seenAt']).toEqual(new Date('2027-10-20T18:00:00Z')))
    await page.go('/dashboard')
    await screen.findByText(/^Nothing new since your last visit/)
  })

  it('has the same limit of length on a device as in an account', async () => {
    const { visit } = await memoryApp()
    const page = await visit(`/artists/artsearch?q=${'фонарь '.repeat(20)}`)
    expect(await screen.findByRole('button', { name: 'This search is too long to save' })).toHaveProperty('disabled', true)
    await page.go(`/artists/artsearch?q=${'фонарь '.repeat(10)}`)
    expect(await screen.findByRole('button', { name: 'Save this search' })).toHaveProperty('disabled', false)
  })

  it('can be deleted', async () => {
    const { world, visit } = await memoryApp({ as: 'artlover' })
    await visit('/artists/artsearch')
    await userEvent.click(await main().findByText('Your searches (2)'))
    await press('Delete “blue, large”')
    await main().findByText('Your searches (1)')
    expect(await world.store.query({ collection: 'savedSearches', where: [['personId', '==', 'p-artlover']] })).toHaveLength(1)
  })

  it('is listed once, and can be deleted, while two tabs move the searches of the device to an account that has one of them', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { world, app, visit } = await memoryApp()
    const page = await visit('/artists/artsearch?medium=ink')
    await press('Save this search')
    await page.go('/artists/artsearch?color=blue')
    await press('Save this search')
    await userEvent.click(await main().findByText('Your searches (2)'))
    await world.signInAs('donor')
    await Promise.all([
      world.services.get(SavedSearchService).save({ name: 'blue', question: 'color=blue' }),
      joinKeptSearches(app),
      joinKeptSearches(app),
    ])
    await main().findByText(/^We count new works here/)
    const stored = await world.store.query({ collection: 'savedSearches', where: [['personId', '==', 'p-donor']] })
    expect(stored).toHaveLength(2)
    await main().findByText('Your searches (2)')
    await waitFor(() => expect(localStorage.getItem('art:searches')).toBe('[]'))
    await userEvent.click(await main().findByText('Your searches (2)'))
    await press('Delete “blue”')
    await main().findByText('Your searches (1)')
    await waitFor(async () => {
      const left = await world.store.query({ collection: 'savedSearches', where: [['personId', '==', 'p-donor']] })
      expect(left.map(({ data }) => data['question'])).not.toContain('color=blue')
    })
    expect(complaints.mock.calls.map(([first]) => String(first)).filter(text => text.includes('same key'))).toEqual([])
    await page.go('/dashboard')
    await screen.findByText(/You have 1 search/)
  })

  it('of a stranger can be deleted on the same page once it has moved to the account', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { world, visit } = await memoryApp()
    await visit('/artists/artsearch?color=blue')
    await press('Save this search')
    await userEvent.click(await main().findByText('Your searches (1)'))
    await main().findByText(/^Saved on this device/)
    await world.signInAs('donor')
    await main().findByText(/^We count new works here/)
    await userEvent.click(await main().findByText('Your searches (1)'))
    await press('Delete “blue”')
    await waitFor(() => expect(main().queryByText('Your searches (1)')).toBeNull())
    await waitFor(async () => expect(await world.store.query({ collection: 'savedSearches', where: [['personId', '==', 'p-donor']] })).toEqual([]))
    expect(complaints.mock.calls.map(([first]) => String(first)).filter(text => text.includes('same key'))).toEqual([])
  })

  it('of a stranger stays on the device and moves to the account at sign-in', async () => {
    const { world, visit } = await memoryApp()
    const page = await visit('/artists/artsearch?color=blue')
    await press('Save this search')
    await userEvent.click(await main().findByText('Your searches (1)'))
    await main().findByText(/^Saved on this device/)
    expect(await world.store.query({ collection: 'savedSearches', where: [['question', '==', 'color=blue']] })).toEqual([])
    await world.signInAs('donor')
    await page.go('/about')
    await waitFor(async () => {
      const [kept] = await world.store.query({ collection: 'savedSearches', where: [['question', '==', 'color=blue']] })
      expect(kept?.data).toMatchObject({ personId: 'p-donor', name: 'blue', alert: 'here' })
    })
    await waitFor(() => expect(localStorage.getItem('art:searches')).toBe('[]'))
  })
})
