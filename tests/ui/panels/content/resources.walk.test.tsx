// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { sampleCast } from '../../../../src/adapters/memory/sample/people/sample-cast'
import { RecordService } from '../../../../src/domain/records/record-service'
import { resources } from '../../../../src/domain/resources/resources.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const open = async (as = 'contentadmin', path = '/cpanel/resources') => {
  const { world, visit } = await memoryApp({ as })
  const view = await visit(path)
  const records = world.services.get(Records)
  return { world, view, records, user: userEvent.setup() }
}
const grid = () => screen.findByRole('grid', { name: 'Resources' })
const titles = async () => {
  const cells = await within(await grid()).findAllByRole('gridcell')
  return cells.filter(cell => cell.getAttribute('aria-colindex') === '2').map(cell => cell.textContent)
}
const form = () => screen.findByRole('complementary', { name: 'Record' })

describe('the table of resources', () => {
  it('shows the number of resources, in their order', async () => {
    await open()
    expect((await grid()).getAttribute('aria-rowcount')).toBe('21')
    expect((await titles())[0]).toBe('Checklist for your open weekend')
    await screen.findByText('20 in all')
  })

  it('searches while the staff member types, and the address follows', async () => {
    const { user, view } = await open()
    await grid()
    await user.keyboard('/')
    await waitFor(() => expect(document.activeElement?.matches('input')).toBe(true))
    await user.keyboard('INSURANCE studio')
    await waitFor(async () => expect(await titles()).toEqual(['What insurance a studio visit needs']))
    await screen.findByText('1 of 20')
    await waitFor(() => expect(view.router.state.location.search).toBe('?q=INSURANCE+studio'))
  })

  it('applies the filters, the order and the columns in the address', async () => {
    await open('contentadmin', '/cpanel/resources?f.status=published,archived&f.kind=opportunity&sort=-title&columns=title,expiresAt')
    await waitFor(async () => expect(await titles()).toHaveLength(6))
    expect((await titles()).slice(0, 2)).toEqual(['Teach a Saturday in February', 'Tables at the print fair'])
    const heads = within(await grid()).getAllByRole('columnheader')
    expect(heads.map(head => head.textContent)).toEqual(['Selected', 'Title↓', 'Expires'])
    expect(heads[1]!.getAttribute('aria-sort')).toBe('descending')
  })

  it('is put into another order by buttons, keys and dragging, which can be undone', async () => {
    const { user } = await open()
    const before = await titles()
    const [first, second, third] = before
    await press('Change the order')
    const dialog = within(await screen.findByRole('dialog', { name: 'Order of resources' }))
    const named = () => dialog.getAllByRole('listitem').map(entry => entry.querySelector('span')!.textContent)
    expect(named()).toEqual(before)
    expect(dialog.getByRole('button', { name: 'Save the order' })).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('button', { name: `Move ${second} up` }))
    expect(named().slice(0, 3)).toEqual([second, first, third])
    // It cannot go further up, so that the keys go on from its way down.
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: `Move ${second} down` })))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(named().slice(0, 3)).toEqual([first, second, third])
    const [dragged, , onto] = dialog.getAllByRole('listitem')
    fireEvent.dragStart(dragged!)
    await waitFor(() => expect(dragged!.dataset['dragged']).toBe('true'))
    fireEvent.dragOver(onto!)
    await waitFor(() => expect(named().slice(0, 3)).toEqual([second, third, first]))
    fireEvent.dragEnd(dragged!)
    await user.click(dialog.getByRole('button', { name: 'Save the order' }))
    await screen.findByText(/^The order is saved: \d+ numbers changed\./)
    await waitFor(async () => expect((await titles()).slice(0, 3)).toEqual([second, third, first]))
    await press('Undo')
    await waitFor(async () => expect(await titles()).toEqual(before))
  })

  it('shows each column once, and the default columns if the address names no existing one', async () => {
    const { view } = await open('contentadmin', '/cpanel/resources?columns=title,title,kind')
    const heads = async () =>
      within(await grid())
        .getAllByRole('columnheader')
        .map(head => head.textContent)
    expect(await heads()).toEqual(['Selected', 'Title', 'Kind'])
    await view.go('/cpanel/resources?columns=nope')
    await waitFor(async () => expect((await heads()).length).toBeGreaterThan(3))
  })

  it('can be navigated, selected and opened by keys alone', async () => {
    const { user } = await open()
    ;(await grid()).focus()
    await user.keyboard('jjx')
    await screen.findByText('20 in all, 1 selected')
    await user.keyboard('k{Enter}')
    const heading = await within(await form()).findByRole('heading', { name: 'A price list to fill in' })
    // Before the form has the focus, Escape goes to the table.
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Record' })).toBeNull())
  })

  it('saves with Ctrl-S and reports invalid values', async () => {
    const { user, records } = await open('contentadmin', '/cpanel/resources?open=price-list-sheet')
    const link = await within(await form()).findByLabelText(/^Link/)
    await user.clear(link)
    await write(link, 'example.com')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('Enter an address that begins with https:// or http://.')
    await user.clear(link)
    await write(link, 'https://example.com/prices')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('Saved.')
    expect((await records.get(resources, 'price-list-sheet'))?.link).toBe('https://example.com/prices')
  })

  it('creates a resource in the initial state and shows it', async () => {
    const { view, records } = await open()
    await press('Add new')
    await write(await screen.findByLabelText(/^Title/), 'Loan of easels')
    await press('Create')
    await waitFor(() => expect(view.router.state.location.search).toMatch(/open=(?!new)/))
    const made = await records.find(resources, { where: [['title', '==', 'Loan of easels']] })
    expect(made.map(({ status, rev }) => [status, rev])).toEqual([['draft', 1]])
  })

  it('tells field by field what somebody else saved first, and keeps what only they changed', async () => {
    const { world, user, records } = await open('contentadmin', '/cpanel/resources?open=studio-insurance')
    const title = await within(await form()).findByLabelText(/^Title/)
    await write(title, ' in 2027')
    const before = (await records.get(resources, 'studio-insurance'))!
    const { pid, first, last } = sampleCast().find(({ key }) => key === 'superadmin')!
    const colleague = new Records(world.store, { current: { uid: pid, claims: { pid } } })
    await colleague.change(resources, before, { title: 'Insurance for visits', audience: 'everybody' })
    await user.keyboard('{Control>}s{/Control}')
    const told = await screen.findByText(new RegExp(`^${first} ${last} saved Title at .*[ap]m, while you were editing\\.$`))
    const notice = told.closest('[role="alert"]')!
    expect(notice.textContent).toContain('Insurance for visits')
    expect(screen.getAllByRole('button', { name: 'Use theirs' })).toHaveLength(1)
    expect((await records.get(resources, 'studio-insurance'))?.title).toBe('Insurance for visits')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(async () => {
      const now = await records.get(resources, 'studio-insurance')
      expect([now?.title, now?.audience, now?.rev]).toEqual(['What insurance a studio visit needs in 2027', 'everybody', 3])
    })
    await screen.findByText('Saved.')
    expect(screen.queryByText('Internal Server Error')).toBeNull()
  })

  it('says that it was the same person in another window', async () => {
    const { user, records } = await open('contentadmin', '/cpanel/resources?open=studio-insurance')
    await write(await within(await form()).findByLabelText(/^Title/), ' in 2027')
    const before = (await records.get(resources, 'studio-insurance'))!
    await records.change(resources, before, { title: 'Insurance for visits' })
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText(/^You saved Title in another window at .*[ap]m\.$/)
    await press('Use that version')
    expect(await within(await form()).findByLabelText(/^Title/)).toHaveProperty('value', 'Insurance for visits')
  })

  it('saves at once if the other person changed other fields', async () => {
    const { user, records } = await open('contentadmin', '/cpanel/resources?open=studio-insurance')
    await user.type(await within(await form()).findByLabelText(/^Title/), '!')
    const before = (await records.get(resources, 'studio-insurance'))!
    await records.commit(records.changing(resources, before, { order: 40 }))
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('Saved.')
    const now = await records.get(resources, 'studio-insurance')
    expect([now?.title, now?.order]).toEqual(['What insurance a studio visit needs!', 40])
    // Their change is not unsaved input: the form is clean, and leaving needs no confirmation.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull())
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true))
  })

  it('still shows what colleagues save after Ctrl-S was pressed without a change', async () => {
    const { user, records } = await open('contentadmin', '/cpanel/resources?open=studio-insurance')
    const title = await within(await form()).findByLabelText<HTMLInputElement>(/^Title/)
    await user.click(title)
    await user.keyboard('{Control>}s{/Control}')
    const before = (await records.get(resources, 'studio-insurance'))!
    expect(before.rev).toBe(1)
    await records.commit(records.changing(resources, before, { title: 'Insurance for visits' }))
    await waitFor(() => expect(title.value).toBe('Insurance for visits'))
  })

  it('says so if a colleague deletes the open resource, and keeps the input until it is restored', async () => {
    const { world, user, records } = await open('contentadmin', '/cpanel/resources?open=studio-insurance')
    const service = world.services.get(RecordService)
    const title = await within(await form()).findByLabelText<HTMLInputElement>(/^Title/)
    await user.type(title, '!')
    await service.trash(resources, ['studio-insurance'])
    await screen.findByText('This is in the trash. Your changes are still here. Restore it to change it.')
    await waitFor(() => expect(title.readOnly).toBe(true))
    await service.restore(resources, ['studio-insurance'])
    await waitFor(() => expect(title.readOnly).toBe(false))
    await user.click(title)
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('Saved.')
    expect((await records.get(resources, 'studio-insurance'))?.title).toBe('What insurance a studio visit needs!')
  })

  it('creates one resource if Ctrl-S is pressed twice', async () => {
    const { user, view, records } = await open('contentadmin', '/cpanel/resources?open=new')
    await write(await screen.findByLabelText(/^Title/), 'Loan of easels')
    await user.keyboard('{Control>}ss{/Control}')
    await waitFor(() => expect(view.router.state.location.search).toMatch(/open=(?!new)/))
    expect(await records.count(resources, { where: [['title', '==', 'Loan of easels']] })).toBe(1)
  })

  it('clears the selection when the trash is opened', async () => {
    const { user } = await open()
    ;(await grid()).focus()
    await user.keyboard('xjx')
    await screen.findByText('20 in all, 2 selected')
    await screen.findByRole('group', { name: 'Actions for the selected rows' })
    await press('Show trash')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Actions for the selected rows' })).toBeNull())
  })

  it('removes a row from the selection if a colleague deletes it', async () => {
    const { world, user } = await open()
    ;(await grid()).focus()
    await user.keyboard('xjx')
    await screen.findByText('20 in all, 2 selected')
    const titleOfFirst = (await titles())[0]!
    const [first] = await world.services.get(Records).find(resources, { where: [['title', '==', titleOfFirst]] })
    await world.services.get(RecordService).trash(resources, [first!.id])
    await screen.findByText('19 in all, 1 selected')
  })

  it('says which records stay because somebody changed them, when a bulk change is undone', async () => {
    const { world, user, records } = await open()
    ;(await grid()).focus()
    await user.keyboard('xjx')
    await press('Change…')
    const dialog = await screen.findByRole('dialog', { name: 'Change 2 records' })
    await user.selectOptions(within(dialog).getByLabelText('Field'), 'audience')
    await user.selectOptions(await within(dialog).findByLabelText(/^Audience/), 'hosts')
    await user.click(within(dialog).getByRole('button', { name: 'Change 2 records' }))
    await screen.findByText(/^2 records changed/)
    const [changed] = (await records.find(resources, { where: [['audience', '==', 'hosts']] })).toSorted((a, b) => b.rev - a.rev)
    await world.services.get(RecordService).change(resources, changed!, { audience: 'everybody' })
    await press('Undo')
    await screen.findByText('Undone: 1 record. Changed since and kept: 1 record.')
  })

  it('restores a cell at Escape, and keeps it open if the value is invalid', async () => {
    const { user, records } = await open('contentadmin', '/cpanel/resources?q=insurance+studio')
    const heads = within(await grid()).getAllByRole('columnheader')
    expect(heads[1]!.textContent).toContain('Title')
    ;(await grid()).focus()
    await user.keyboard('{F2}')
    const cell = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
    await user.type(cell, ' and more{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull())
    await user.keyboard('{F2}')
    const again = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
    await user.clear(again)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(again.getAttribute('aria-invalid')).toBe('true'))
    expect(again.isConnected).toBe(true)
    await user.type(again, 'Insurance{Enter}')
    await screen.findByText('Title saved.')
    const now = await records.get(resources, 'studio-insurance')
    expect([now?.title, now?.rev]).toEqual(['Insurance', 2])
  })

  it('does not overwrite a cell that a colleague changed meanwhile', async () => {
    const { user, records } = await open('contentadmin', '/cpanel/resources?q=insurance')
    ;(await grid()).focus()
    await user.keyboard('{F2}')
    const cell = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
    await user.type(cell, '!')
    const before = (await records.get(resources, 'studio-insurance'))!
    await records.commit(records.changing(resources, before, { title: 'Insurance for visits' }))
    await user.type(cell, '{Enter}')
    await screen.findByRole('alert')
    expect((await records.get(resources, 'studio-insurance'))?.title).toBe('Insurance for visits')
  })

  it('moves a resource to the trash and back', async () => {
    const { user, records } = await open('contentadmin', '/cpanel/resources?open=accessible-studio')
    await user.click(await within(await form()).findByRole('button', { name: 'Move to trash' }))
    await press('Undo')
    await screen.findByText('Undone.')
    expect((await records.get(resources, 'accessible-studio'))?.deletedAt).toBeUndefined()
  })

  it('changes all matching rows after a confirmation with their number, and undoes it', async () => {
    const { user, records } = await open('contentadmin', '/cpanel/resources?f.audience=artists')
    ;(await grid()).focus()
    await user.keyboard('{Control>}a{/Control}')
    await press('Change…')
    const dialog = await screen.findByRole('dialog', { name: 'Change 14 records' })
    await user.selectOptions(within(dialog).getByLabelText('Field'), 'audience')
    await user.selectOptions(await within(dialog).findByLabelText(/^Audience/), 'hosts')
    await user.click(within(dialog).getByRole('button', { name: 'Change 14 records' }))
    await screen.findByText(/^14 records changed/)
    expect(await records.count(resources, { where: [['audience', '==', 'hosts']] })).toBe(16)
    await press('Undo')
    await screen.findByText('Undone: 14 records.')
    expect(await records.count(resources, { where: [['audience', '==', 'hosts']] })).toBe(2)
  })

  it('uploads a chosen file, refuses an empty one, and stores it in the record on saving', async () => {
    const { user, records } = await open('contentadmin', '/cpanel/resources?open=price-list-sheet')
    const file = await within(await form()).findByLabelText('File')
    await user.upload(file, new File([''], 'nothing.csv', { type: 'text/csv' }))
    await screen.findByText('This file is empty.')
    await user.upload(file, new File(['a,b'], 'prices.csv', { type: 'text/csv' }))
    await screen.findByText(/^prices\.csv, /)
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('Saved.')
    const stored = (await records.get(resources, 'price-list-sheet'))?.file
    expect(stored).toMatchObject({ name: 'prices.csv', type: 'text/csv', bytes: 3, path: expect.stringMatching(/^resources\//) })
  })

  it('stores the part for members in a document of its own', async () => {
    const { user, world } = await open('contentadmin', '/cpanel/resources?open=ladder-grants')
    await press('Edit content')
    const part = within(await screen.findByRole('region', { name: 'For members only' }))
    const text = await part.findByLabelText(/^Text/)
    await user.clear(text)
    await write(text, 'Four applications.')
    await press('Save', part)
    await part.findByText('Saved.')
    expect((await world.store.get('resources/ladder-grants/members/content'))?.data['body']).toBe('Four applications.')
    expect((await world.store.get('resources/ladder-grants'))?.data['body']).not.toContain('Four')
  })

  it('says that local mode cannot check links', async () => {
    const { user } = await open('contentadmin', '/cpanel/resources?open=price-list-sheet')
    await user.click(await within(await form()).findByRole('button', { name: 'Check links' }))
    await screen.findByText(/^1 not checked: only the server can check/)
  })

  it('is closed to a colleague without the scope', async () => {
    await open('moneyadmin')
    await screen.findByText(/You need the/)
    expect(screen.queryByRole('grid')).toBeNull()
  })
})

describe('a table that several people work on', () => {
  it('keeps unsaved input as a draft and offers it when the form is opened again', async () => {
    const { user, view } = await open('contentadmin', '/cpanel/resources?open=door-duty')
    const title = await within(await form()).findByLabelText(/^Title/)
    await user.clear(title)
    await write(title, 'At the door')
    view.leave()
    await view.router.navigate('/cpanel/resources')
    leavePages()
    const again = await open('contentadmin', '/cpanel/resources?open=door-duty')
    await again.user.click(await screen.findByRole('button', { name: 'Restore them' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('At the door'))
  })

  it('tells what a colleague saved since the draft was begun', async () => {
    const { user, view } = await open('contentadmin', '/cpanel/resources?open=door-duty')
    const title = await within(await form()).findByLabelText(/^Title/)
    await user.clear(title)
    await write(title, 'At the door')
    view.leave()
    await view.router.navigate('/cpanel/resources')
    leavePages()
    const again = await open()
    const duty = (await again.records.get(resources, 'door-duty'))!
    await again.records.commit(again.records.changing(resources, duty, { title: 'Who opens, who closes' }))
    await again.view.go('/cpanel/resources?open=door-duty')
    await again.user.click(await screen.findByRole('button', { name: 'Restore them' }))
    await again.user.click(await within(await form()).findByRole('button', { name: /^Save/ }))
    await screen.findByText(/it replaces that one: Who opens, who closes\.$/)
    expect(await within(await form()).findByLabelText(/^Title/)).toHaveProperty('value', 'At the door')
    expect((await again.records.get(resources, 'door-duty'))?.title).toBe('Who opens, who closes')
  })

  it('shows what colleagues change and keeps the cursor on its row', async () => {
    const { user, records } = await open()
    ;(await grid()).focus()
    await user.keyboard('jj')
    const here = () => document.getElementById(document.querySelector('[role="grid"]')!.getAttribute('aria-activedescendant')!)?.textContent
    await waitFor(() => expect(here()).toBe('What insurance a studio visit needs'))
    const first = (await records.get(resources, 'checklist-weekend'))!
    await records.commit(records.changing(resources, first, { order: 99 }))
    await waitFor(async () => expect((await titles())[0]).toBe('A price list to fill in'))
    expect(here()).toBe('What insurance a studio visit needs')
  })

  it('saves a view under a name, with an address', async () => {
    const { view } = await open('contentadmin', '/cpanel/resources?f.kind=template&sort=-title')
    await press('Views')
    await write(await screen.findByLabelText('Save this view as'), 'Templates')
    await press('Save')
    await screen.findByRole('button', { name: 'View: Templates' })
    await waitFor(() => expect(view.router.state.location.search).toMatch(/^\?f\.kind=template&sort=-title&saved=./))
  })
})
