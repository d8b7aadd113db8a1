// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const open = async (path: string, as = 'peopleadmin') => {
  const { visit } = await memoryApp({ as })
  return { ...(await visit(path)), user: userEvent.setup() }
}

describe('the contact log', () => {
  it('lists the staff member’s own follow-ups, overdue ones first, until they are done', async () => {
    const { user } = await open('/cpanel/contactracker')
    await screen.findByRole('heading', { level: 2, name: /^Overdue/ })
    await screen.findByRole('heading', { level: 2, name: /^Today/ })
    const tasks = () => screen.getAllByRole('button', { name: /^Mark as done:/ })
    const count = tasks().length
    await user.click(tasks()[0]!)
    await screen.findByText(/^Done: /)
    await waitFor(() => expect(tasks()).toHaveLength(count - 1))
    await press('Undo')
    await waitFor(() => expect(tasks()).toHaveLength(count))
  })

  it('shows a private talk only to its author and superadmins', async () => {
    await open('/cpanel/contactracker?view=log', 'superadmin')
    expect(within(await screen.findByRole('table', { name: 'Talks' })).getAllByText(/, private/)).toHaveLength(2)
    leavePages()
    await open('/cpanel/contactracker?view=log')
    expect(within(await screen.findByRole('table', { name: 'Talks' })).queryAllByText(/, private/)).toHaveLength(0)
  })

  it('lists tasks from colleagues beside the follow-ups of talks', async () => {
    await open('/cpanel/contactracker')
    await press('Mark as done: Hugh Tremaine, Write to thank for the gift')
    await screen.findByText('Done: Hugh Tremaine.')
    await waitFor(() => expect(screen.queryByRole('button', { name: /Write to thank/ })).toBeNull())
  })

  it('keeps an unsaved talk as a draft until it is logged', async () => {
    const { user } = await open('/cpanel/contactracker?person=p-host')
    const note = await screen.findByLabelText(/^Note/)
    await write(note, 'Half a sentence')
    await user.click(await screen.findByRole('link', { name: 'Log' }))
    await screen.findByRole('table', { name: 'Talks' })
    leavePages()
    const again = await open('/cpanel/contactracker?person=p-host')
    await again.user.click(await screen.findByRole('button', { name: 'Restore them' }))
    await waitFor(() => expect(screen.getByLabelText(/^Note/)).toHaveProperty('value', 'Half a sentence'))
    await again.user.click(await screen.findByRole('button', { name: 'Log it' }))
    await screen.findByText('Logged.')
    await waitFor(() => expect(Object.keys(localStorage).filter(key => key.startsWith('draft:'))).toEqual([]))
  })

  it('takes the day of a talk that was, and no follow-up in the past', async () => {
    const { user } = await open('/cpanel/contactracker?person=p-host')
    await write(await screen.findByLabelText(/^Note/), 'They called at the studio')
    const [day, due] = [screen.getByLabelText(/^Day of the talk/), screen.getByLabelText(/^Follow up by/)]
    fireEvent.change(day, { target: { value: '2027-09-30' } })
    fireEvent.change(due, { target: { value: '2027-10-01' } })
    await press('Log it')
    await screen.findByText('Choose today or a later day.')
    fireEvent.change(due, { target: { value: '' } })
    await press('Log it')
    await screen.findByText('Logged.')
    await user.click(screen.getByRole('link', { name: 'Log' }))
    const talk = within(await screen.findByRole('row', { name: /They called at the studio/ }))
    talk.getByText(/Sep 30/)
  })

  it('lists patrons without a recent talk, with a link to log one', async () => {
    const { user } = await open('/cpanel/contactracker?view=neglected')
    const list = within(await screen.findByRole('table', { name: 'Neglected' }))
    const link = list.getAllByRole('link', { name: /^Log a talk/ })[0]!
    const name = link.getAttribute('aria-label')!
    await user.click(link)
    await write(await screen.findByLabelText(/^Note/), 'Called and said hello')
    await press('Log it')
    await screen.findByText('Logged.')
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
  })

  it('finds the person of a talk by any detail', async () => {
    const { user, router } = await open('/cpanel/contactracker')
    await user.click((await screen.findAllByRole('button', { name: 'Log a talk' }))[0]!)
    await user.type(await screen.findByRole('searchbox', { name: 'With whom?' }), 'tremaine')
    await screen.findByRole('button', { name: /^Hugh Tremaine/ })
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 2, name: 'A talk with Hugh Tremaine' })
    await waitFor(() => expect(router.state.location.search).toContain('person=p-donor'))
  })
})
