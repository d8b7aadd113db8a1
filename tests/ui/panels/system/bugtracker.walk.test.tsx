// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { moveBug } from '../../../../src/domain/bugs/move-bug.contract'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

describe('the bug tracker', () => {
  it('lists the bug reports', async () => {
    const { visit } = await memoryApp({ as: 'systemadmin' })
    await visit('/cpanel/bugtracker')
    await screen.findByText('5 in all')
  })

  it('marks a report as fixed with an answer, and mails both reporters', async () => {
    const { world, visit } = await memoryApp({ as: 'systemadmin' })
    await visit('/cpanel/bugtracker?open=bug-map-grey')
    const steps = within(await screen.findByRole('region', { name: 'Steps' }))
    expect(steps.queryByRole('button', { name: 'Mark as verified' })).toBeNull()
    await press('Mark as fixed', steps)
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as fixed' }))
    await write(await dialog.findByRole('textbox', { name: /^Answer/ }), 'The tiles are kept now.')
    await press('Mark as fixed', dialog)
    await screen.findByText('1 report is fixed. 2 people were told.')
    expect(world.localMode.state.outbox.filter(({ text }) => text.includes('The tiles are kept now.'))).toHaveLength(2)
  })

  it('joins a report to another one, which is chosen by what it says', async () => {
    const { world, visit } = await memoryApp({ as: 'systemadmin' })
    await visit('/cpanel/bugtracker?open=bug-blurb-count')
    await press('Mark as a duplicate', within(await screen.findByRole('region', { name: 'Steps' })))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as a duplicate' }))
    const other = (await world.store.get('bugs/bug-map-grey'))!.data as { text: string; route: string }
    await userEvent.click(await dialog.findByRole('combobox', { name: /^The other report/ }))
    await userEvent.paste(`${other.text.slice(0, 80)} (${other.route})`)
    await press('Mark as a duplicate', dialog)
    await waitFor(async () => expect((await world.store.get('bugs/bug-blurb-count'))?.data['dupOf']).toBe('bug-map-grey'))
  })

  it('shows merged reports under their main report', async () => {
    const { world, visit } = await memoryApp({ as: 'systemadmin' })
    await world.call(moveBug, { event: 'join', ids: ['bug-blurb-count'], into: 'bug-map-grey' })
    await visit('/cpanel/bugtracker?open=bug-map-grey')
    const joined = await screen.findByRole('region', { name: 'Reports that were joined to it' })
    expect(
      within(joined)
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    ).toContainEqual(expect.stringContaining('open=bug-blurb-count'))
  })

  it('has a board by state, whose cards move along the transitions by keys, by menu and by dragging', async () => {
    const { world, visit } = await memoryApp({ as: 'systemadmin' })
    const { router } = await visit('/cpanel/bugtracker?view=board')
    const column = (name: RegExp) => within(screen.getByRole('region', { name }))
    const statusOf = async (id: string) => (await world.store.get(`bugs/${id}`))?.data['status']
    await screen.findByRole('region', { name: /^New, / })
    const [first] = column(/^New, /).getAllByRole('listitem')
    const card = within(first!).getAllByRole('button')[0]!
    const id = card.dataset['card']!
    const title = card.querySelector('strong')!.textContent
    card.focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(await statusOf(id)).toBe('new')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(async () => expect(await statusOf(id)).toBe('triaged'))
    await waitFor(() => expect(document.activeElement?.closest('section')?.getAttribute('aria-label')).toMatch(/^Triaged, /))
    await waitFor(() => expect(document.activeElement).toHaveProperty('dataset.card', id))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe(`?view=board&open=${id}`))
    await screen.findByRole('complementary', { name: 'Record' })
    await screen.findByRole('button', { name: 'Close the form' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe('?view=board'))
    await waitFor(() => expect(document.activeElement).toHaveProperty('dataset.card', id))

    await userEvent.click(await column(/^Triaged, /).findByRole('button', { name: `Move ${title}` }))
    await userEvent.click(await within(await screen.findByRole('group', { name: `Move ${title} to` })).findByRole('button', { name: 'Begin work' }))
    await waitFor(async () => expect(await statusOf(id)).toBe('in_progress'))

    const dragged = (await column(/^In progress, /).findByRole('button', { name: `Move ${title}` })).closest('li')!
    fireEvent.dragStart(dragged)
    await waitFor(() => expect(screen.getByRole('region', { name: /^Fixed, / }).dataset['accepts']).toBe('true'))
    expect(screen.getByRole('region', { name: /^Verified, / }).dataset['accepts']).toBeUndefined()
    fireEvent.drop(screen.getByRole('region', { name: /^Fixed, / }))
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Mark as fixed' })).getByRole('button', { name: 'Mark as fixed' }))
    await waitFor(async () => expect(await statusOf(id)).toBe('fixed'))
  })

  it('accepts a report from the office, with the address where it was written', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/bugtracker?view=mine')
    await userEvent.click(await screen.findByText('Report a problem'))
    const dialog = within((await screen.findByText('What happened, and what did you want to do?')).closest('dialog')!)
    await userEvent.click(dialog.getByText('Send report'))
    await dialog.findByText('Enter what happened.')
    await write(dialog.getByLabelText('What happened, and what did you want to do?'), 'The rail hides the last panel')
    await userEvent.click(dialog.getByText('Send report'))
    await waitFor(async () => {
      const kept = await world.store.query({ collection: 'bugs', where: [['reporterId', '==', 'p-guideadmin']] })
      expect(kept.map(({ data }) => [data['text'], data['route']])).toContainEqual(['The rail hides the last panel', '/cpanel/bugtracker?view=mine'])
    })
  })

  it('offers a report that was closed before it was sent, until it is sent', async () => {
    const { visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/bugtracker?view=mine')
    const open = async () => {
      await userEvent.click(await screen.findByText('Report a problem'))
      return within((await screen.findByText('What happened, and what did you want to do?')).closest('dialog')!)
    }
    const text = () => screen.getByLabelText<HTMLTextAreaElement>('What happened, and what did you want to do?')
    const first = await open()
    // The form saves drafts only after this module is loaded.
    await import('../../../../src/ui/forms/draft-line')
    await write(text(), 'The rail hides the last panel')
    await press('Close', first)
    const second = await open()
    await press('Restore them', second)
    expect(text().value).toBe('The rail hides the last panel')
    await userEvent.click(second.getByText('Send report'))
    await second.findByText('Back to the page')
    expect(Object.keys(localStorage).filter(key => key.endsWith('bugs/report'))).toEqual([])
  })

  it('is closed to staff of other scopes', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/bugtracker')
    expect((await screen.findByText(/You need the/)).textContent).toContain('System')
  })
})
