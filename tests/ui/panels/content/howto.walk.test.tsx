// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

afterEach(() => void vi.useRealTimers())

describe('the handbook', () => {
  it('opens a panel’s article from its question mark for all staff, and lets only content staff edit it', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    const view = await visit('/cpanel/verifier?view=proofs')
    const help = await screen.findByRole('link', { name: 'How to use Verifier' })
    expect(help.getAttribute('href')).toBe('/cpanel/howto?panel=verifier')
    await view.go('/cpanel/howto?panel=verifier')
    const article = within(await screen.findByRole('article', { name: 'Cards, proofs of eligibility and data checks' }))
    await article.findByText(/Confirmed as correct/)
    expect(article.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  it('is found by any of its words', async () => {
    const { visit } = await memoryApp({ as: 'contentadmin' })
    await visit('/cpanel/howto')
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the handbook' }), '90 days')
    await waitFor(() => expect(within(screen.getByRole('region', { name: 'Articles' })).getAllByRole('listitem')).toHaveLength(1))
  })

  it('is edited in place and confirmed as correct, which changes nothing of its text', async () => {
    const { world, visit } = await memoryApp({ as: 'contentadmin' })
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
    const [said, inner] = [paragraph('Give each its last day.'), paragraph('Also the old ones.')]
    const nested = { type: 'bulletList', content: [{ type: 'listItem', content: [inner] }] }
    const body = { type: 'doc', content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [said, nested] }] }] }
    await world.store.commit([{ op: 'update', path: 'handbook/resources', data: { body } }])
    await visit('/cpanel/howto?panel=resources')
    const article = within(await screen.findByRole('article'))
    await press('Edit', article)
    await article.findByRole('textbox', { name: /^Text/ })
    const title = await article.findByRole('textbox', { name: /^Title/ })
    await userEvent.clear(title)
    await write(title, 'What artists download')
    await press('Save', article)
    await screen.findByRole('article', { name: 'What artists download' })
    await press('Confirm that it is correct', within(screen.getByRole('article')))
    await waitFor(async () => expect((await world.store.get('handbook/resources'))?.data['verifiedAt']).toEqual(world.clock.now()))
    expect((await world.store.get('handbook/resources'))?.data['body']).toEqual(body)
  })

  it('keeps unsaved changes at Escape', async () => {
    const { visit } = await memoryApp({ as: 'contentadmin' })
    await visit('/cpanel/howto?panel=resources')
    const article = within(await screen.findByRole('article'))
    await press('Edit', article)
    const title = await article.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })
    await userEvent.type(title, ' and more{Escape}')
    await waitFor(() => expect(title.value).toMatch(/ and more$/))
    expect(title.isConnected).toBe(true)
  })

  it('contains the checklists of the season', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/howto?view=checklists')
    const list = within(await screen.findByRole('region', { name: 'The printed guide' }))
    await list.findByText('1 of 4 to do')
    await userEvent.click(list.getByRole('checkbox', { name: 'Late listings as errata' }))
    await list.findByText('All done.')
    expect((await world.store.get('checklists/list-guide'))?.data['updatedBy']).toBe('p-guideadmin')
  })

  it('adds tasks to a checklist and removes them, and adds a list', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { world, visit } = await memoryApp({ as: 'contentadmin' })
    const { router } = await visit('/cpanel/howto?view=checklists')
    const list = within(await screen.findByRole('region', { name: 'The printed guide' }))
    const itemsOf = async () => (await world.store.get('checklists/list-guide'))?.data['items'] as readonly { text: string; ownerId?: string }[]
    await write(list.getByRole('textbox', { name: /^New task/ }), 'Thank the printer')
    await userEvent.selectOptions(list.getByRole('combobox', { name: 'Owner' }), 'p-contentadmin')
    await press('Add task', list)
    await list.findByRole('checkbox', { name: 'Thank the printer' })
    expect((await itemsOf()).at(-1)).toMatchObject({ text: 'Thank the printer', ownerId: 'p-contentadmin' })
    await press('Remove: Thank the printer', list)
    await waitFor(async () => expect((await itemsOf()).map(({ text }) => text)).not.toContain('Thank the printer'))

    await write(screen.getByRole('textbox', { name: /^New list/ }), 'After the weekends')
    await press('Add list')
    await screen.findByText('Added.')
    await screen.findByRole('region', { name: 'After the weekends' })
    // The address is written with a delay.
    await vi.advanceTimersByTimeAsync(500)
    expect(router.state.location.search).toBe('?view=checklists')
  })

  it('offers to write the article that a panel does not have', async () => {
    const { world, visit } = await memoryApp({ as: 'contentadmin' })
    await world.store.commit([{ op: 'delete', path: 'handbook/resources' }])
    await visit('/cpanel/howto?panel=resources')
    const article = within(await screen.findByRole('article', { name: /has no article yet$/ }))
    await article.findByRole('textbox', { name: /^Text/ })
    await press('Save', article)
    expect((await article.findByRole('alert')).textContent).toContain('Text is missing.')
    expect(await world.store.get('handbook/resources')).toBeUndefined()
  })
})
