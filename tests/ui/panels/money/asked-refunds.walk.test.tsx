// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Records } from '../../../../src/domain/shared/records/records'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

it('staff see which refunds are asked for and why, and decline one with a sentence', async () => {
  const app = await memoryApp({ as: 'moneyadmin' })
  const records = new Records(app.world.store, { current: undefined })
  const [asked] = await records.find(orders, { where: [['refundAsked', '==', 'asked']] })
  await app.visit(`/cpanel/stripetrans?view=asked&open=${asked!.id}`)
  expect((await screen.findAllByText('I am away that evening and cannot come')).length).toBeGreaterThan(0)
  await press('Decline the refund')
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the refund' }))
  await write(await dialog.findByLabelText(/^Why can it not be refunded/), 'The chairs are paid for already')
  await userEvent.click(dialog.getByRole('button', { name: 'Decline the refund' }))
  await screen.findByText('Declined. The buyer was mailed.')
  expect(await records.get(orders, asked!.id)).toMatchObject({ refundAsked: 'declined', refundAnswer: 'The chairs are paid for already' })
  expect(app.world.localMode.state.outbox.some(({ to }) => to === asked!.email)).toBe(true)
})
