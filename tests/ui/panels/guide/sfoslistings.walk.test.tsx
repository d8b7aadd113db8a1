// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { registrations } from '../../../../src/domain/guide/registrations.collection'
import type { DataOf } from '../../../../src/domain/shared/records/collection'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const on = new Date('2027-05-20T18:00:00Z')
const staff = async () => {
  const app = await memoryApp({ as: 'guideadmin', on })
  const records = app.world.context.systemRecords
  const found = (status: DataOf<typeof listings>['status']) =>
    records.find(listings, {
      where: [
        ['editionId', '==', '2027'],
        ['status', '==', status],
      ],
    })
  const statusOf = async (id: string) => (await records.get(listings, id))!.status
  return { ...app, records, found, statusOf }
}
const keys = (text: string) => userEvent.keyboard(text)

it('staff review listings by keys, with the card in print beside them: one is approved, one goes back with a prepared note', async () => {
  const { visit, found, statusOf } = await staff()
  await visit('/cpanel/sfoslistings?view=review&edition=2027')
  const heading = async () => (await screen.findByRole('heading', { level: 2 })).textContent!
  const waiting = [...(await found('ready')), ...(await found('in_review'))]
  await screen.findByText(`1 of ${waiting.length}`)
  const idOf = (name: string) => waiting.find(({ displayName }) => displayName === name)!.id
  const first = await heading()
  const card = within(await screen.findByRole('article', { name: `Printed card of ${first}` }))
  expect(card.getByRole('heading', { name: first })).toBeTruthy()
  await keys('a')
  await expect.poll(() => statusOf(idOf(first))).toBe('approved')
  await waitFor(async () => expect(await heading()).not.toBe(first))
  const second = await heading()
  await keys('c')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for changes' }))
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: 'Prepared notes' }),
    dialog.getByRole('option', { name: /shorten the text/ }),
  )
  await press('Ask for changes', dialog)
  await expect.poll(() => statusOf(idOf(second))).toBe('draft')
})

it('staff approve all clean listings at once; one with a remark, and one whose picture looks like several, are left', async () => {
  const { visit, found, statusOf } = await staff()
  const waiting = [...(await found('in_review')), ...(await found('ready'))]
  const loud = waiting.find(({ blurb }) => blurb?.startsWith('NEW WORK'))
  const clean = waiting.filter(one => one !== loud)
  await visit('/cpanel')
  await userEvent.click(await screen.findByRole('link', { name: `${clean.length + 1} listings to review` }))
  await press(`Approve all clean listings (${clean.length})`)
  await press('Approve all clean listings', within(await screen.findByRole('dialog', { name: 'Approve all clean listings' })))
  await screen.findByText('1 listing approved. Left for you to look at: Hye-jin Noh.')
  // Staff may not read pictures, so that the server alone knows that hers looks like several.
  for (const { id, displayName } of clean) expect(await statusOf(id)).toBe(displayName === 'Hye-jin Noh' ? 'ready' : 'approved')
  expect(await statusOf(loud!.id)).toBe('in_review')
})

it('staff withdraw a listing after they have seen what is paid back', async () => {
  const { visit, records, statusOf } = await staff()
  const [registration] = await records.find(registrations, { where: [['status', '==', 'paid']] })
  const { id: refId, personId, listingId } = registration!
  const [zero, fee] = [
    { cents: 0, cur: 'usd' as const },
    { cents: 22_500, cur: 'usd' as const },
  ]
  await records.commit(
    records.creating(orders, 'o-place', {
      personId,
      email: 'artist@post.example',
      lines: [
        {
          id: 'first',
          kind: 'registration',
          refId,
          title: 'First',
          quantity: 1,
          unit: fee,
          fmvCents: 0,
          deductibleCents: 0,
          taxCents: 0,
          accountCode: '4100',
        },
      ],
      total: fee,
      tax: zero,
      policyVersions: {},
      payments: ['pay-place'],
      source: 'web',
      idemKey: 'place',
      status: 'paid',
    }),
    records.creating(payments, 'pay-place', { orderId: 'o-place', method: 'cheque', amount: fee, receivedOn: '2027-05-11', status: 'succeeded' }),
  )
  await records.change(registrations, registration!, { orderId: 'o-place' })
  const { displayName } = (await records.get(listings, listingId!))!
  await visit(`/cpanel/sfoslistings?edition=2027&open=${listingId}`)
  await userEvent.click(await screen.findByRole('link', { name: 'Withdraw' }))
  await screen.findByText('$225 of $225 will be paid back.')
  await screen.findByText(displayName)
  expect(await statusOf(listingId!)).not.toBe('withdrawn')
  await press('Withdraw and pay back')
  await screen.findByText('Withdrawn, and $225 paid back.')
  expect(await statusOf(listingId!)).toBe('withdrawn')
  expect((await records.get(registrations, refId))!.status).toBe('withdrawn')
  const refunds = await records.find(payments, { where: [['refundOf', '==', 'pay-place']] })
  expect(refunds.map(({ amount }) => amount.cents)).toEqual([-22_500])
})

it('on the board a card moves where its registration may move along, by keys', async () => {
  const { visit, found, statusOf } = await staff()
  const [ready] = await found('ready')
  await visit('/cpanel/sfoslistings?view=board&edition=2027')
  const card = await screen.findByRole('button', { name: new RegExp(`^${ready!.displayName}`) })
  card.focus()
  await keys('{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(() => statusOf(ready!.id)).toBe('in_review')
  await screen.findByText(`${ready!.displayName} is being reviewed.`)
})
