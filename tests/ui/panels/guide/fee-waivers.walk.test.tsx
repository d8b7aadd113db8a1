// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { artists } from '../../../../src/domain/artists/artists.collection'
import { registrations } from '../../../../src/domain/guide/registrations.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

async function atTheQueue() {
  const { visit, world } = await memoryApp({ as: 'guideadmin' })
  await visit('/cpanel')
  const link = await screen.findByRole('link', { name: '1 artist who asks to waive the fee' })
  await visit(link.getAttribute('href')!)
  await screen.findByText(/^The flood in June took my kiln/)
  const records = new Records(world.store, { current: undefined })
  const decided = async () => (await records.find(registrations, { where: [['orderId', '>', '']] })).find(({ waiver }) => waiver)
  const mails = () => world.localMode.state.outbox.filter(({ subject }) => subject.startsWith('The fee of your registration'))
  const answer = async (label: string) => {
    await press(new RegExp(`^${label}`))
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${label}`) }))
    await write(await dialog.findByRole('textbox', { name: /^Why/ }), 'Lost a kiln to the flood')
    return { confirm: () => press(label, dialog), dialog }
  }
  const artistName = async (id: string) => (await records.get(artists, id))!.displayName
  return { decided, mails, answer, artistName }
}

it('staff see what an artist would pay and why they cannot, and waive all of it', async () => {
  const { decided, mails, answer, artistName } = await atTheQueue()
  await screen.findByText(/^Without a waiver they pay \$225\b/)
  const { personId } = (await decided())!
  expect(screen.queryByText(personId)).toBeNull()
  await screen.findByRole('heading', { name: await artistName(personId) })
  await screen.findByText(/^Waiver of the fee for a .* registration$/)
  screen.getByText('Netmenders’ Shed')
  await (await answer('Waive the fee')).confirm()
  await screen.findByText('Waived. They were told by mail.')
  await screen.findByRole('heading', { name: 'Nobody waits for an answer about the fee' })
  expect(await decided()).toMatchObject({ status: 'paid', waiver: { percent: 100 } })
  expect(mails()).toMatchObject([{ text: expect.stringContaining('You have nothing to pay') }])
})

it('staff waive a part, and the artist reads what is left', async () => {
  const { decided, mails, answer } = await atTheQueue()
  const { confirm, dialog } = await answer('Waive the fee')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^How much/ }), '50%')
  await confirm()
  await screen.findByText('Waived in part: $112.50 is left to pay. They were told by mail.')
  expect(await decided()).toMatchObject({ status: 'awaiting_payment', waiver: { state: 'granted', percent: 50 } })
  expect(mails()).toMatchObject([{ text: expect.stringContaining('$112.50 is left to pay') }])
})

it('staff decline with a sentence that is mailed', async () => {
  const { decided, mails, answer } = await atTheQueue()
  await (await answer('Decline')).confirm()
  await screen.findByText('Declined. They were told by mail.')
  expect(await decided()).toMatchObject({ status: 'awaiting_payment', waiver: { state: 'declined', answer: 'Lost a kiln to the flood' } })
  expect(mails()).toMatchObject([{ text: expect.stringMatching(/Lost a kiln to the flood[^]*payment of \$225\.00\./) }])
})
