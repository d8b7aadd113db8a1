// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { consents } from '../../../../src/domain/people/consents.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { segments } from '../../../../src/domain/segments/segments.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { unsavedInput } from '../../../../src/ui/routing/unsaved-input'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const open = async (path = '/cpanel/usersdatabase') => {
  const { visit, world } = await memoryApp({ as: 'peopleadmin' })
  return { ...(await visit(path)), user: userEvent.setup(), records: world.services.get(Records) }
}
const inTable = () => screen.findByText(/in all$/)
/** What a browser offers for an input. */
const offered = (input: HTMLElement) =>
  [...document.getElementById(input.getAttribute('list')!)!.querySelectorAll('option')].map(option => option.value)

describe('the table of people', () => {
  it('is filtered by conditions that are counted live and saved as a segment', async () => {
    const { user, records } = await open()
    const all = parseInt((await inTable()).textContent)
    await press('Ask a question')
    await press('Add a condition')
    await write(await screen.findByRole('combobox', { name: 'Value' }), 'host')
    const answer = await screen.findByText(/people answer it/)
    const answering = () => parseInt(answer.textContent)
    await waitFor(() => expect(answering()).toBeLessThan(all))
    expect(answering()).toBeGreaterThan(0)
    await waitFor(async () => expect(parseInt((await inTable()).textContent)).toBe(answering()))
    await press('Keep as a new segment')
    await press(/^Name of the segment/)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of the segment' }))
    await write(screen.getByRole('textbox', { name: 'Name of the segment' }), 'Hosts')
    await press('Keep as a new segment')
    await screen.findByText(/“Hosts” is kept/)
    const [kept] = await records.find(segments, { where: [['name', '==', 'Hosts']] })
    expect(kept).toMatchObject({ kind: 'dynamic', question: '{"all":[{"field":"tag","is":"has","value":"host"}]}' })
    // Typed at once, while the saved segment is still loading.
    await user.type(await screen.findByRole('combobox', { name: 'Value' }), 's')
    await press('Save “Hosts”')
    await waitFor(async () =>
      expect((await records.find(segments, { where: [['name', '==', 'Hosts']] })).map(({ question }) => question)).toEqual([
        '{"all":[{"field":"tag","is":"has","value":"hosts"}]}',
      ]),
    )
  })

  it('asks for memberships, and for gifts only whoever may see gifts', async () => {
    const { user } = await open()
    await press('Ask a question')
    await press('Add a condition')
    const field = await screen.findByRole('combobox', { name: 'Field' })
    expect(within(field).queryByRole('option', { name: 'Last gift' })).toBeNull()
    await user.selectOptions(field, 'Membership')
    const answer = await screen.findByText(/people answer it/)
    await waitFor(() => expect(parseInt(answer.textContent)).toBeGreaterThan(0))
    await waitFor(async () => expect(parseInt((await inTable()).textContent)).toBe(parseInt(answer.textContent)))
  })

  it('shows nobody to whoever may not ask what a kept segment asks', async () => {
    const question = JSON.stringify({ all: [{ field: 'gift', is: 'filled', value: '' }] })
    await open(`/cpanel/usersdatabase?p.question=${encodeURIComponent(question)}`)
    await screen.findByText(/This segment asks about gifts, which your role cannot see/)
    await screen.findByText('0 in all')
  })

  it('forgets a condition that nothing was entered for when the question is closed', async () => {
    await open()
    const all = (await inTable()).textContent
    await press('Ask a question')
    await press('Add a condition')
    await screen.findByText('0 in all')
    await press('Close the question')
    await screen.findByText(all)
  })

  it('compares two chosen people', async () => {
    const { user } = await open()
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select / })
    await user.click(boxes[0]!)
    expect(screen.queryByRole('link', { name: 'Compare and merge' })).toBeNull()
    await user.click(boxes[1]!)
    const link = await screen.findByRole('link', { name: 'Compare and merge' })
    expect(link.getAttribute('href')).toMatch(/^\/cpanel\/usermerger\?do=merge&a=[\w-]+&b=[\w-]+$/)
  })

  it('changes the tags of a person in the table', async () => {
    const { user, records } = await open()
    await write(await screen.findByRole('searchbox'), 'achterberg')
    await screen.findByText('1 of 384')
    await user.dblClick(await screen.findByRole('gridcell', { name: 'host' }))
    const input = await screen.findByRole('combobox', { name: 'Tags' })
    await user.type(input, ', board{Enter}')
    await screen.findByText('Tags saved.')
    expect((await records.get(people, 'p-host'))!.tags).toEqual(['host', 'board'])
  })

  it('offers the tags that others have: in the table, in the form, for many people and in a segment', async () => {
    const { user } = await open()
    await write(await screen.findByRole('searchbox'), 'achterberg')
    await screen.findByText('1 of 384')
    await user.dblClick(await screen.findByRole('gridcell', { name: 'host' }))
    const inCell = await screen.findByRole('combobox', { name: 'Tags' })
    await write(inCell, ', ')
    const [tag] = offered(inCell).map(one => one.replace('host, ', ''))
    expect(tag).toMatch(/^\w/)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: /Achterberg/ }))
    const inForm = await within(await screen.findByRole('complementary', { name: 'Record' })).findByRole('combobox', { name: /^Tags/ })
    expect(offered(inForm)).toContain(tag)
    expect(offered(inForm)).not.toContain('host')
    await user.click(screen.getByRole('checkbox', { name: /Achterberg/ }))
    await press(/^Change/)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Field' }), 'Tags')
    expect(offered(within(await screen.findByRole('dialog')).getByRole('combobox', { name: 'Tags' }))).toContain('host')
    await press('Cancel')
    await press('Ask a question')
    await press('Add a condition')
    expect(offered(await screen.findByRole('combobox', { name: 'Value' }))).toContain('host')
  })

  it('shows the people of a fixed segment', async () => {
    const { user } = await open()
    await inTable()
    const choice = await screen.findByRole('combobox', { name: 'Segment' })
    await user.selectOptions(choice, await within(choice).findByRole('option', { name: /Soup evening/ }))
    await waitFor(async () => expect(parseInt((await inTable()).textContent)).toBe(4))
  })

  it('writes a chosen segment into the address as a step of its own', async () => {
    const { user, router } = await open()
    await inTable()
    const choice = await screen.findByRole('combobox', { name: 'Segment' })
    await user.selectOptions(choice, await within(choice).findByRole('option', { name: /Soup evening/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?p.segment=soup-evening'))
    expect(router.state.historyAction).toBe('PUSH')
  })

  it('opens with the segment and the map from a link', async () => {
    await open('/cpanel/usersdatabase?p.segment=soup-evening&p.map=open')
    await waitFor(async () => expect(parseInt((await inTable()).textContent)).toBe(4))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Segment' })).toHaveProperty('value', 'soup-evening'))
    await screen.findByText(/^Approximate: \d of 4 people have a place/)
  })

  it('opens with unsaved conditions from a link, ready to be changed', async () => {
    const question = JSON.stringify({ all: [{ field: 'tag', is: 'has', value: 'host' }] })
    await open(`/cpanel/usersdatabase?p.question=${encodeURIComponent(question)}`)
    const answer = await screen.findByText(/people answer it/)
    await waitFor(async () => expect(parseInt((await inTable()).textContent)).toBe(parseInt(answer.textContent)))
    expect(await screen.findByRole('combobox', { name: 'Value' })).toHaveProperty('value', 'host')
  })

  it('offers what a person has by its label, not as it is stored', async () => {
    const question = JSON.stringify({ all: [{ field: 'has', is: 'has', value: 'e-mail' }] })
    await open(`/cpanel/usersdatabase?p.question=${encodeURIComponent(question)}`)
    const options = within(await screen.findByRole('combobox', { name: 'Value' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Email', 'Phone', 'Address', 'Account', 'Returned mail'])
  })

  it.each([
    ['p.question=nonsense', 'The question in this address cannot be read, so nobody is shown.'],
    ['p.segment=long-gone', 'This segment is kept no longer, so nobody is shown.'],
  ])('shows nobody if the address is invalid: %s', async (search, words) => {
    await open(`/cpanel/usersdatabase?${search}`)
    await screen.findByText(words)
    await screen.findByText('No people match these conditions')
  })

  it('has under its form consents, which need evidence, and addresses, which are unique', async () => {
    const { user, records } = await open('/cpanel/usersdatabase?open=c02')
    await press('Record a yes')
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a yes' }))
    await press('Record a yes', dialog)
    await dialog.findByText('Enter at least 10 characters.')
    await write(dialog.getByRole('textbox', { name: /^Where and when/ }), 'Asked for it at the door')
    await press('Record a yes', dialog)
    await screen.findByText(/Yes to news recorded for 1 person|had given this answer already/)
    const said = await records.find(consents, { where: [['personId', '==', 'c02']] })
    expect(said.some(({ topic, state }) => topic === 'news' && state === 'in')).toBe(true)

    await user.type((await screen.findAllByLabelText(/^Email addresses/))[0]!, 'card-3@post.example{Enter}')
    // The form now counts as unsaved, so closing it would ask for a confirmation.
    await waitFor(() => expect(unsavedInput.held).toBe(true))
    await press('Save how they are reached')
    await screen.findByText(/Somebody else has this address already/)
    expect((await records.get(people, 'c02'))!.emails).toHaveLength(1)
  })

  it('has an approximate map, with the same numbers in a table that filters', async () => {
    const { user } = await open()
    const all = parseInt((await inTable()).textContent)
    await press('Show on a map')
    const parts = within(await screen.findByRole('table', { name: 'People by neighborhood' }))
    await screen.findByText(/^Approximate: \d+ of \d+ people have a place, \d+ by their street/)
    const rows = parts.getAllByRole('row').slice(1)
    const counts = rows.map(row => parseInt(within(row).getByRole('cell', { name: /^\d+$/ }).textContent))
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(all)
    await user.click(within(rows[0]!).getByRole('button', { name: /in the table$/ }))
    await waitFor(async () => expect(parseInt((await inTable()).textContent)).toBe(counts[0]))
    await press('Show everybody')
    await waitFor(async () => expect(parseInt((await inTable()).textContent)).toBe(all))
  })

  it('shows only selected people, changes them together and undoes that from the earlier changes', async () => {
    const { user, records } = await open()
    await inTable()
    await user.click(await screen.findByRole('checkbox', { name: /Achterberg/ }))
    await press('Show only these')
    await screen.findByText('1 in all, 1 selected')
    await press('Change…')
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Field' }), 'source')
    await write(await dialog.findByRole('textbox'), 'Spring fair')
    await press('Change 1 record', dialog)
    await screen.findByText(/1 record changed/)
    expect((await records.get(people, 'p-host'))?.source).toBe('Spring fair')
    await press('Earlier changes')
    await press(/^Undo the change of/)
    await screen.findByText('Undone: 1 record.')
    expect((await records.get(people, 'p-host'))?.source).toBe('Account')
  })

  it('creates a new person once and opens the record', async () => {
    const { records, router } = await open()
    await press('Add new')
    await write(await screen.findByLabelText('First name'), 'Wilhelmina')
    await write(screen.getByLabelText(/^Last name/), 'Quist')
    await write(screen.getByLabelText('Email'), 'wilhelmina@post.example')
    await press('Create person')
    await screen.findByText(/Wilhelmina Quist is in the people database and has agreed to nothing yet/)
    const [entered] = await records.find(people, { where: [['names.sort', '==', 'Quist, Wilhelmina']] })
    expect(entered).toMatchObject({ emails: [{ address: 'wilhelmina@post.example', verified: false }], status: 'active' })
    await waitFor(() => expect(router.state.location.search).toContain(entered!.id))
  })
})
