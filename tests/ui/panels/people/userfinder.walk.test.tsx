// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { contactLog } from '../../../../src/domain/contacts/contact-log.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { personNotes } from '../../../../src/domain/people/person-notes.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const results = () => screen.findByRole('list', { name: 'People found' })

describe('finding a person', () => {
  it('searches all details in one box and says what matched', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/userfinder')
    const user = userEvent.setup()
    const box = await screen.findByRole('searchbox', { name: 'Find anybody' })
    await write(box, '5551004')
    await waitFor(async () => expect(within(await results()).getAllByRole('link')[0]!.textContent).toMatch(/Phone: \+14155551004/))
    await user.clear(box)
    await write(box, 'card-2@')
    await waitFor(async () => expect(within(await results()).getAllByRole('link')).toHaveLength(1))
    await user.clear(box)
    await write(box, 'nobody of that name')
    await screen.findByText(/Nobody matches/)
  })

  it('leads by keyboard from the box to the person, who is in the address', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    const { router } = await visit('/cpanel/userfinder')
    const user = userEvent.setup()
    await write(await screen.findByRole('searchbox', { name: 'Find anybody' }), 'tremaine')
    await waitFor(async () => expect(within(await results()).getAllByRole('link')[0]!.textContent).toMatch(/Tremaine/))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Tremaine/))
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 2, name: 'Hugh Tremaine' })
    await waitFor(() => expect(router.state.location.search).toContain('person=p-donor'))
    await screen.findByText(/Prefers to be called before noon/)
    expect(screen.queryByRole('heading', { name: 'Money' })).toBeNull()
    expect(screen.queryByRole('link', { name: /as they see it/ })).toBeNull()
  })

  it('shows by name who changed what about a person', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/userfinder?person=p-artlover')
    const change = (await screen.findByText('Record changed')).closest('li')!
    await waitFor(() => expect(change.textContent).toMatch(/Year of birth, by (?!p-)\p{L}+ \p{L}+, Told us on the phone$/u))
  })

  it('shows the columns of an imported file that no field holds', async () => {
    const { visit, world } = await memoryApp({ as: 'peopleadmin' })
    const records = new Records(world.context.documents, { current: undefined })
    const extra = { Medium: 'Bronze' }
    const notes = await records.get(personNotes, 'p-donor')
    await records.commit(notes ? records.changing(personNotes, notes, { extra }) : records.creating(personNotes, 'p-donor', { note: '', extra }))
    const view = await visit('/cpanel/userfinder?person=p-donor')
    const columns = async () => within(await screen.findByRole('region', { name: 'Other columns of imported files' }))
    ;(await columns()).getByText('Medium')
    ;(await columns()).getByText('Bronze')
    await view.go('/cpanel/usersdatabase?open=p-donor')
    await screen.findByRole('grid')
    ;(await columns()).getByText('Bronze')
  })

  it('leads to logging a talk, which is then in the timeline', async () => {
    const { visit, world } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/userfinder?person=p-donor')
    await press('Log a talk')
    await press('Log it')
    await screen.findByText('Write what was said.')
    await write(screen.getByLabelText(/^Note/), 'Wants two tickets for the preview')
    await press('Log it')
    await screen.findByText('Logged.')
    await screen.findByText('Wants two tickets for the preview')
    const logs = await world.services.get(Records).find(contactLog, { where: [['authorId', '==', 'p-peopleadmin']] })
    expect(logs.filter(({ personId, note }) => personId === 'p-donor' && note.startsWith('Wants two'))).toHaveLength(1)
  })

  it('shows money only to staff who may see it, and records who looked', async () => {
    const { visit, world } = await memoryApp({ as: 'superadmin' })
    await visit('/cpanel/userfinder?person=p-donor')
    await press('Show what they paid and gave')
    await screen.findByText(/The audit notes that you looked/)
    const noted = await world.services.get(Records).find(audit, {
      where: [
        ['scope', '==', 'people'],
        ['entity', '==', 'people'],
        ['entityId', '==', 'p-donor'],
      ],
    })
    expect(noted.map(({ action, actor }) => [action, actor])).toContainEqual(['person.money.view', 'p-superadmin'])
  })

  it('takes the request of somebody without an account to be forgotten, and cancels it', async () => {
    const { visit, world } = await memoryApp({ as: 'peopleadmin' })
    const person = (await world.services.get(Records).get(people, 'f01'))!
    await visit('/cpanel/userfinder?person=f01')
    const user = userEvent.setup()
    const [address] = person.emails
    await press('Forget this person')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(/In 7 days we delete their name/)
    await user.selectOptions(await dialog.findByRole('combobox', { name: /How they asked/ }), 'Phone')
    await press('Forget this person', dialog)
    await write(dialog.getByRole('textbox', { name: /Why/ }), 'Called us and asked for it')
    await press('Forget this person', dialog)
    await screen.findByText(`They will be forgotten in 7 days. ${address ? 'We emailed them about it.' : 'We have no address to email them.'}`)
    await screen.findByText(/This person asked to be forgotten. We delete their data on .*Oct 23, 2027/)
    expect(screen.queryByRole('button', { name: 'Forget this person' })).toBeNull()
    await press('Cancel forgetting')
    const cancel = within(await screen.findByRole('dialog'))
    await write(await cancel.findByRole('textbox', { name: /Why/ }), 'Called again and wants to stay')
    await press('Cancel forgetting', cancel)
    await screen.findByText('They will not be forgotten.')
    await screen.findByRole('button', { name: 'Forget this person' })
    expect((await world.store.get('deletions/f01'))?.data).toMatchObject({ status: 'kept', askedBy: 'phone' })
  })

  it('is closed to staff without the scope', async () => {
    const { visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/userfinder?person=p-donor')
    await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Find anybody' })).toBeNull())
    expect(screen.queryByText('Hugh Tremaine')).toBeNull()
  })
})
