// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lookAtHealth } from '../../../../src/domain/health/look-at-health.contract'
import { issueCard } from '../../../../src/domain/memberships/member-cards.contract'
import { Callables } from '../../../../src/domain/shared/functions/callables'
import { calendarDayText, wallClockTime } from '../../../../src/ui/kit/time/format-time'
import { memoryApp } from '../../../support/memory-app'

afterEach(() => void vi.useRealTimers())

describe('the verifier', () => {
  it('reads a card without a network, stores the scan, and sends it when there is a network', async () => {
    const { world, visit } = await memoryApp({ as: 'artlover' })
    const token = (await world.call(issueCard, { membershipId: 'm-artlover' })).token
    await world.signInAs('volunteer')
    await visit('/cpanel/verifier')
    const scan = within(await screen.findByRole('region', { name: 'Card scan' }))
    expect(screen.queryByRole('navigation', { name: 'What is verified' })).toBeNull()
    const [event] = await world.store.query({ collection: 'events', where: [['status', '==', 'published']], limit: 1 })
    // With its day and time: several events may have one title.
    const { title, start } = event!.data as { title: string; start: { local: string } }
    await userEvent.click(await scan.findByRole('combobox', { name: 'What it is for' }))
    await userEvent.paste(`Event: ${title}, ${calendarDayText(start.local.slice(0, 10))}, ${wallClockTime(start.local.slice(11, 16))}`)
    world.localMode.setOffline(true)
    await userEvent.click(scan.getByRole('textbox', { name: 'Code of the card' }))
    await userEvent.paste(token)
    await userEvent.click(scan.getByRole('button', { name: 'Check card' }))
    expect((await scan.findByText('Good: let them in')).dataset['verdict']).toBe('current')
    await userEvent.click(await scan.findByRole('button', { name: 'Redeem, or let in' }))
    await scan.findByText('1 scan waits on this device.')
    world.localMode.setOffline(false)
    await userEvent.click(await scan.findByRole('button', { name: 'Send scans' }))
    await waitFor(async () => expect(await world.store.query({ collection: 'checkIns', where: [['personId', '==', 'p-artlover']] })).toHaveLength(1))
  })

  it('rejects a code that is not a card', async () => {
    const { visit } = await memoryApp({ as: 'volunteer' })
    await visit('/cpanel/verifier?view=health')
    const scan = within(await screen.findByRole('region', { name: 'Card scan' }))
    await userEvent.type(scan.getByRole('textbox', { name: 'Code of the card' }), 'https://somewhere.example{Enter}')
    await scan.findByText('This is not one of our cards.')
  })

  it('handles proofs by keys alone: skips, rejects with a prepared note, accepts, and shows decisions', async () => {
    const { world, visit } = await memoryApp({ as: 'peopleadmin' })
    const { router } = await visit('/cpanel/verifier?view=proofs')
    const statusOf = async (id: string) => (await world.store.get(`eligibility/${id}`))?.data['status']
    const press = (key: string) => userEvent.keyboard(key)
    const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Proof of studio')))
    await screen.findByText('1 of 2')
    expect((await screen.findByRole('link', { name: 'Rosalind Achterberg' })).getAttribute('href')).toBe('/cpanel/userfinder?person=p-host')
    await press('n')
    await heading('Proof of student')
    await screen.findByText('2 of 2')
    await waitFor(() => expect(router.state.location.search).toBe('?view=proofs&open=proof-student'))
    await press('b')
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Proof of studio')))

    await press('r')
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn down this proof' }))
    const reason = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ })
    await userEvent.type(reason, 'No{Tab}')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn down' }))
    await dialog.findByText('Enter at least 10 characters.')
    expect(await statusOf('proof-studio')).toBe('pending')
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Prepared notes' }),
      [/cannot be read/].map(note => dialog.getByRole('option', { name: note })),
    )
    await waitFor(() => expect(reason.value).toContain('cannot be read'))
    await userEvent.click(dialog.getByRole('button', { name: 'Turn down' }))
    await waitFor(async () => expect(await statusOf('proof-studio')).toBe('rejected'))

    await waitFor(async () => expect(document.activeElement).toBe(await heading('Proof of student')))
    await screen.findByText('1 of 1')
    await press('a')
    await waitFor(async () => expect(await statusOf('proof-student')).toBe('accepted'))
    await waitFor(() => expect(world.localMode.state.outbox.filter(({ subject }) => subject === 'About the document you sent us')).toHaveLength(2))
    await heading('No proof is waiting')
    const queue = within(await screen.findByRole('navigation', { name: 'Queue' }))
    await userEvent.click(await queue.findByText('Decided'))
    await userEvent.click(await queue.findByRole('button', { name: 'Proof of insurance' }))
    await screen.findByText('Decided; 0 waiting')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull())
    await press('e')
    await screen.findByRole('dialog', { name: 'End this proof' })
  })

  it('checks the data and links to where it is corrected', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    const { router } = await visit('/cpanel/verifier?view=health')
    await userEvent.click(await screen.findByRole('button', { name: 'Check now' }))
    await screen.findByText(/problems? found/)
    // The address is written with a delay.
    await vi.advanceTimersByTimeAsync(500)
    expect(router.state.location.search).toBe('?view=health')
    const note = await screen.findByText(/Bertram Oyelaran has no email address/)
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/cpanel/usersdatabase?open=f-no-address')
  })

  it('leads nobody to a panel that would refuse them, and says whose work it is', async () => {
    const { world, visit } = await memoryApp({ as: 'peopleadmin' })
    await world.services.get(Callables).call(lookAtHealth, {})
    await world.signInAs('systemadmin')
    await visit('/cpanel/verifier?view=health')
    const note = await screen.findByText(/Bertram Oyelaran has no email address/)
    expect(note.textContent).toBe('Bertram Oyelaran has no email address (People staff can correct it)')
    expect(within(note).queryByRole('link')).toBeNull()
  })

  it('is the only panel for volunteers, and is closed to members', async () => {
    const { world, visit } = await memoryApp({ as: 'volunteer' })
    const view = await visit('/cpanel/userslist')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No access')
    expect((await screen.findByRole('link', { name: 'Scan cards at a door' })).getAttribute('href')).toBe('/cpanel/verifier')
    await world.signInAs('artlover')
    await view.go('/cpanel/verifier')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No access'))
  })
})
