// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const panel = '/cpanel/donationsubscribers'
const gift = 'p-donor-materials-1'

describe('monthly donors', () => {
  it('shows what comes in, what failed, and whose card ends within sixty days', async () => {
    const { visit } = await memoryApp({ as: 'moneyadmin' })
    const page = await visit(panel)
    await screen.findByText('$91 a month')
    await screen.findByText(/from 3 monthly gifts\. 1 failed, 1 paused, 1 card ending within 60 days\./)
    // Rows show the names of the giver and of the cause.
    await screen.findByText('Hugh Tremaine')
    expect((await screen.findAllByText('Materials fund')).length).toBeGreaterThan(0)
    // Names are also loaded for payers without any gift yet.
    await waitFor(() => expect(screen.queryByText('…')).toBeNull())
    await page.go(`${panel}?view=failed`)
    await screen.findByText(/^1 /)
    await page.go(`${panel}?view=cards`)
    await screen.findByText('Nov 2027')
    await page.go(`${panel}?view=months`)
    const months = within(await screen.findByRole('region', { name: 'Monthly gifts, month by month' }))
    const row = (name: string) => within(months.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell')
    expect(row('Sep 2027').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['0', '1', '4', '20%']))
  })

  it('changes a gift only with the consent of its giver, who is told', async () => {
    const { visit, world } = await memoryApp({ as: 'moneyadmin' })
    const user = userEvent.setup()
    await visit(`${panel}?open=${gift}`)
    await screen.findByText(/^\$25 on day 20 of each month/)
    await screen.findByText(/^They have no yearly statement yet/)
    await screen.findByRole('heading', { level: 2, name: 'Hugh Tremaine' })
    await user.click(await screen.findByRole('button', { name: 'Change the amount' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the amount' }))
    await write(dialog.getByLabelText(/^Each month/), '30')
    await user.click(dialog.getByRole('button', { name: 'Change the amount' }))
    expect((await world.store.get(`subscriptions/${gift}`))?.data['amountCents']).toBe(2500)
    await write(dialog.getByLabelText(/^When and how/), 'She called this morning')
    await user.click(dialog.getByRole('button', { name: 'Change the amount' }))
    await screen.findByText('They give $30 a month from the next charge on.')
    expect((await world.store.get(`subscriptions/${gift}`))?.data['amountCents']).toBe(3000)
    expect(world.localMode.state.outbox.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Your monthly gift to .* was changed$/))
  })

  it('mails a giver whose payment failed, and says to whom; where nothing failed there is nothing to press', async () => {
    const { visit, world } = await memoryApp({ as: 'moneyadmin' })
    const user = userEvent.setup()
    const failed = (await world.store.query({ collection: 'subscriptions', where: [['status', '==', 'past_due']] })).map(
      ({ path }) => path.split('/')[1]!,
    )
    const page = await visit(`${panel}?view=failed&open=${failed[0]}`)
    await user.click(await screen.findByRole('button', { name: 'Mail about the failed payment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mail about the failed payment' }))
    await user.click(dialog.getByRole('button', { name: 'Mail about the failed payment' }))
    await screen.findByText(/^Mailed to .+@.+\.$/)
    expect(world.localMode.state.outbox.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/did not go through$/))
    await page.go(`${panel}?open=${gift}`)
    await screen.findByRole('button', { name: 'Change the amount' })
    expect(screen.queryByRole('button', { name: 'Mail about the failed payment' })).toBeNull()
  })

  it('ends a gift, whose card is then kept no more', async () => {
    const { visit, world } = await memoryApp({ as: 'moneyadmin' })
    const user = userEvent.setup()
    await visit(`${panel}?open=${gift}`)
    await user.click(await screen.findByRole('button', { name: 'End' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'End this monthly gift' }))
    await write(dialog.getByLabelText(/^When and how/), 'She wrote on Oct 15')
    await user.click(dialog.getByRole('button', { name: 'End' }))
    await screen.findByText('Ended. The card is not charged again.')
    expect(await world.store.get(`savedCards/${gift}`)).toBeUndefined()
  })

  it('shows memberships that are paid by the month, and pauses one', async () => {
    const { visit, world } = await memoryApp({ as: 'moneyadmin' })
    const user = userEvent.setup()
    const page = await visit(`${panel}?view=memberships`)
    await screen.findByText('$5 a month')
    await screen.findByText(/from 1 membership\. 0 failed/)
    await screen.findByText('Ambrose Kahale')
    await screen.findByText('Art lover membership: Friend')
    await page.go(`${panel}?view=memberships&open=renewal-m-juror-1`)
    await screen.findByRole('heading', { level: 2, name: 'Ambrose Kahale' })
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    expect(screen.queryByRole('button', { name: 'Change the amount' })).toBeNull()
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause this monthly gift' }))
    fireEvent.change(dialog.getByLabelText(/^Paused until/), { target: { value: '2027-12-01' } })
    await write(dialog.getByLabelText(/^When and how/), 'He called this morning')
    await user.click(dialog.getByRole('button', { name: 'Pause' }))
    await screen.findByText('Paused until Dec 1, 2027.')
    expect((await world.store.get('subscriptions/renewal-m-juror-1'))?.data).toMatchObject({ status: 'paused', nextOn: '2027-12-01' })
  })

  it('is closed to staff of other scopes', async () => {
    const { visit } = await memoryApp({ as: 'guideadmin' })
    await visit(panel)
    await waitFor(() => expect(screen.queryByText(/a month$/)).toBeNull())
  })
})
