// @vitest-environment happy-dom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CardDesk } from '../../src/domain/memberships/card-desk'
import { memoryApp } from '../support/memory-app'

beforeEach(() => localStorage.clear())
afterEach(cleanup)
configure({ asyncUtilTimeout: 20_000 })

describe('the verifier', () => {
  it('reads a card without a network, keeps what is redeemed, and sends it when there is one', async () => {
    const { world, visit } = await memoryApp({ as: 'artlover' })
    const token = await world.services.get(CardDesk).issue('m-artlover')
    await world.signInAs('volunteer')
    await visit('/cpanel/verifier')
    const scan = within(await screen.findByRole('region', { name: 'Card scan' }))
    expect(screen.queryByRole('navigation', { name: 'What is verified' })).toBeNull()
    const [event] = await world.store.query({ collection: 'events', where: [['status', '==', 'published']], limit: 1 })
    const title = `Event: ${String(event!.data['title'])}`
    await userEvent.click(scan.getByRole('combobox', { name: 'What it is for' }))
    await userEvent.paste(title)
    world.localMode.setOffline(true)
    await userEvent.click(scan.getByRole('textbox', { name: 'Code of the card' }))
    await userEvent.paste(token)
    await userEvent.click(scan.getByRole('button', { name: 'Look' }))
    expect(await scan.findByText('Good: let them in')).toBeTruthy()
    await userEvent.click(scan.getByRole('button', { name: 'Redeem, or let in' }))
    expect(await scan.findByText('1 scan waits on this device.')).toBeTruthy()
    world.localMode.setOffline(false)
    await userEvent.click(scan.getByRole('button', { name: 'Send now' }))
    await waitFor(async () => expect(await world.store.query({ collection: 'checkIns', where: [['personId', '==', 'p-artlover']] })).toHaveLength(1))
  })

  it('says what is no card', async () => {
    const { visit } = await memoryApp({ as: 'volunteer' })
    await visit('/cpanel/verifier?view=health')
    const scan = within(await screen.findByRole('region', { name: 'Card scan' }))
    await userEvent.type(scan.getByRole('textbox', { name: 'Code of the card' }), 'https://somewhere.example{Enter}')
    expect(await scan.findByText('This is no card of ours.')).toBeTruthy()
  })

  it('accepts a proof, and turns another down with a reason', async () => {
    const { world, visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/verifier?view=proofs')
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the proof of studio from Rosalind Achterberg' }))
    await waitFor(async () => expect((await world.store.get('eligibility/proof-studio'))?.data['status']).toBe('accepted'))
    await userEvent.click(await screen.findByRole('button', { name: 'Turn down the proof of student from Hugh Tremaine' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'The card ran out in May')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn down' }))
    await waitFor(async () => expect((await world.store.get('eligibility/proof-student'))?.data['status']).toBe('rejected'))
  })

  it('looks through the data, and leads to where it is put right', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/verifier?view=health')
    await userEvent.click(await screen.findByRole('button', { name: 'Look now' }))
    const note = await screen.findByText(/Bertram Oyelaran has no e-mail address/)
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/cpanel/usersdatabase?open=f-no-address')
  })

  it('opens nothing else of the office to a volunteer, and nothing of itself to a member', async () => {
    const { world, visit } = await memoryApp({ as: 'volunteer' })
    const view = await visit('/cpanel/userslist')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No access')
    await world.signInAs('artlover')
    await view.go('/cpanel/verifier')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No access')
  })
})
