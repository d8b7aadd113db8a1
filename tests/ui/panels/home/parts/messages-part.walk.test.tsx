// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sendContactMessage } from '../../../../../src/domain/contact-form/send-contact-message.contract'
import { write } from '../../../../support/drawing/write'
import { memoryApp } from '../../../../support/memory-app'

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = (key: string) => userEvent.keyboard(key)

it('messages from the site are read, assigned, answered by mail, closed and set aside by keys alone', async () => {
  const { world, visit } = await memoryApp({ as: 'mailadmin' })
  await visit('/cpanel')
  const part = await screen.findByRole('link', { name: 'Messages from the site' })
  expect((await screen.findAllByText('3 waiting')).length).toBe(1)
  await userEvent.click(part)
  const stored = async (id: string) => (await world.store.get(`contactMessages/${id}`))!.data

  await waitFor(async () => expect(document.activeElement).toBe(await heading('Message from Marguerite Ellory')))
  await screen.findByText(/My husband uses a wheelchair/)
  await screen.findByText(/Waiting .*late/)
  await press('g')
  const assign = within(await screen.findByRole('dialog', { name: 'Assign this message' }))
  await userEvent.selectOptions(assign.getByRole('combobox', { name: /Colleague/ }), 'Eugenia Salvatierra')
  await userEvent.click(assign.getByRole('button', { name: 'Assign' }))
  await waitFor(async () => expect(await stored('cm-ramp')).toMatchObject({ status: 'assigned', assigneeId: 'p-superadmin' }))

  await heading('Message from Tobias Quill')
  await press('a')
  const answer = within(await screen.findByRole('dialog', { name: 'Answer by mail' }))
  await write(answer.getByRole('textbox', { name: /Answer/ }), 'You are all welcome.')
  await userEvent.click(answer.getByRole('button', { name: 'Answer by mail' }))
  await waitFor(async () => expect((await stored('cm-school'))['status']).toBe('answered'))
  await waitFor(() => expect(world.localMode.state.outbox.map(({ to }) => to)).toContain('t.quill@school.example'))

  // Staff who may not read people see the name in the message, but nothing of the person's record.
  await heading('Message from Hugh Tremaine')
  expect(screen.getByText('Person', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Hugh Tremaine')
  expect(screen.queryByText('p-donor')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Hugh Tremaine' })).toBeNull()
  await press('d')
  await waitFor(async () => expect((await stored('cm-gift'))['status']).toBe('done'))
  await heading('Message from Marguerite Ellory')
  await press('s')
  await waitFor(async () => expect((await stored('cm-ramp'))['status']).toBe('spam'))
  await heading('Every message is answered')
  const queue = within(await screen.findByRole('navigation', { name: 'Queue' }))
  await userEvent.click(await queue.findByText('Decided'))
  await userEvent.click(await queue.findByRole('button', { name: /Message from Tobias Quill/ }))
  await screen.findByText('You are all welcome.')
  await press('o')
  await waitFor(async () => expect((await stored('cm-school'))['status']).toBe('new'))
})

it('the office finds its parts by the palette; who has not the scope is told which one opens them', async () => {
  const { world, visit } = await memoryApp({ as: 'mailadmin' })
  const page = await visit('/cpanel')
  await screen.findByRole('link', { name: 'Messages from the site' })
  await userEvent.keyboard('{Control>}k{/Control}')
  await write(await screen.findByLabelText('Find anything', { selector: 'input' }), 'messages site')
  await userEvent.click(await screen.findByRole('button', { name: /Messages from the site/ }))
  await screen.findByRole('heading', { level: 1, name: 'Messages from the site' })
  page.leave()

  await world.signInAs('guideadmin')
  const other = await visit('/cpanel?part=messages')
  await screen.findByRole('heading', { level: 1, name: 'Messages from the site' })
  await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent.startsWith('You need the Mail role to open this'))
  other.leave()
})

it('the answers of one page are exported as a CSV, with a reason that is noted', async () => {
  const { world, visit } = await memoryApp({ as: 'mailadmin' })
  await world.call(sendContactMessage, {
    key: crypto.randomUUID(),
    name: 'Ana Ruiz',
    email: 'ana@mail.example',
    topic: 'volunteer',
    text: 'I can paint signs, "large" ones.',
    page: '/volunteer-day',
    website: '',
    took: 9000,
  })
  const beginning = await visit('/cpanel?part=messages')
  await userEvent.click(await screen.findByRole('link', { name: 'All messages' }))
  await screen.findByText('7 in all')
  beginning.leave()
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => (files.push(file as Blob), 'blob:file'))
  const { router } = await visit('/cpanel?part=messages&view=all&f.page=volunteer-day')
  await userEvent.click(await screen.findByRole('button', { name: 'Export 1 rows as CSV' }))
  const dialog = await screen.findByRole('dialog')
  await write(await within(dialog).findByRole('textbox'), 'Planning the volunteer day')
  await userEvent.click(within(dialog).getByRole('button', { name: /Export/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [header, ...rows] = (await files[0]!.text()).trim().split('\r\n')
  expect(header).toContain('Name,Email,About,Message,Page,Sent,State')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('Ana Ruiz,ana@mail.example,')
  expect(rows[0]).toContain('"I can paint signs, ""large"" ones.",/volunteer-day,')
  await waitFor(async () => {
    const [noted] = await world.store.query({ collection: 'audit', where: [['action', '==', 'table.export']] })
    expect(noted?.data).toMatchObject({ reason: 'Planning the volunteer day', after: { rows: 1 } })
  })
  vi.restoreAllMocks()

  // The address of an opened message still names the part.
  await userEvent.click(screen.getByRole('button', { name: 'Ana Ruiz' }))
  await waitFor(() => expect(router.state.location.search).toContain('open='))
  expect(router.state.location.search).toContain('part=messages')
})
