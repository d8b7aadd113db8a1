// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { weekends } from '../../../../src/domain/guide/editions.collection'
import { listings, sites } from '../../../../src/domain/guide/listings.collection'
import { registrations } from '../../../../src/domain/guide/registrations.collection'
import { addErratum } from '../../../../src/domain/guide/review/add-erratum.contract'
import { mergeCards } from '../../../../src/domain/guide/review/share-card.contract'
import type { DataOf } from '../../../../src/domain/shared/records/collection'
import { Records } from '../../../../src/domain/shared/records/records'
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for changes to this listing' }))
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: 'Prepared notes' }),
    dialog.getByRole('option', { name: /shorten the text/ }),
  )
  await press('Ask for changes', dialog)
  await expect.poll(() => statusOf(idOf(second))).toBe('draft')
})

it('who has the question open while a colleague decides is told who it was, and changes nothing', async () => {
  const { visit, found, records, statusOf, world } = await staff()
  await visit('/cpanel/sfoslistings?view=review&edition=2027')
  const first = (await screen.findByRole('heading', { level: 2 })).textContent!
  const { id } = [...(await found('ready')), ...(await found('in_review'))].find(({ displayName }) => displayName === first)!
  await keys('c')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for changes to this listing' }))
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: 'Prepared notes' }),
    dialog.getByRole('option', { name: /shorten the text/ }),
  )
  const colleague = new Records(world.store, { current: { uid: 'u-superadmin', claims: { pid: 'p-superadmin' } } })
  await colleague.change(listings, (await records.get(listings, id))!, { status: 'approved' })
  await press('Ask for changes', dialog)
  await screen.findByText('Eugenia Salvatierra just changed this.')
  expect(await statusOf(id)).toBe('approved')
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
  // Staff may not read pictures, so only the server knows that hers looks like several pictures in one.
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

const change = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('staff move a listing into a building of another weekend, with its registration and its hours; its artist reads why', async () => {
  const { visit, records, world } = await staff()
  const registered = await records.find(registrations, { where: [['siteId', '==', 'ropewalk-annex']] })
  const { id: registrationId, listingId, weekendId } = registered.find(({ status }) => status === 'paid')!
  const { displayName } = (await records.get(listings, listingId!))!
  const areas = await records.find(weekends, { params: { edition: '2027' } })
  const buildings = await records.find(sites)
  const other = areas.find(({ id }) => id !== weekendId)!
  const free = buildings.find(({ neighbourhoodId = '', kind }) => kind === 'group' && other.neighbourhoodIds.includes(neighbourhoodId))!
  await visit(`/cpanel/sfoslistings?edition=2027&open=${listingId}`)
  await userEvent.click(await screen.findByRole('link', { name: 'Move to another weekend' }))
  const form = within(await screen.findByRole('form', { name: 'Move to another weekend' }))
  change(/^Weekend/, other.id)
  change(/^Building/, free.id)
  fireEvent.change(screen.getAllByRole('textbox', { name: /^Reason, which the artist reads/ })[0]!, {
    target: { value: 'The building on the first weekend is sold' },
  })
  await press('Preview changes', form)
  await screen.findByText(new RegExp(`^Moves to ${free.name}, which has \\d+ free of ${free.capacity} places\\.$`))
  await press('Move the listing')
  await screen.findByText(`${displayName} has moved. Its artist was told by mail.`)
  expect(await records.get(registrations, registrationId)).toMatchObject({ weekendId: other.id, siteId: free.id })
  const days = other.days.map(({ date }) => date)
  const { openings, siteId } = (await records.get(listings, listingId!))!
  expect([siteId, openings.every(({ start }) => days.includes(start.local.slice(0, 10)))]).toEqual([free.id, true])
  expect(world.localMode.state.outbox[0]?.text).toContain('The building on the first weekend is sold')
})

it('staff see which listings share a card, and give an artist of it their own back', async () => {
  const { visit, records, world, statusOf } = await staff()
  const waiting = await records.find(registrations, { where: [['siteId', '==', 'ropewalk-annex']] })
  const paid = waiting.filter(({ status }) => ['paid', 'changes_requested'].includes(status))
  const [card, other] = await Promise.all(paid.map(async ({ listingId }) => (await records.get(listings, listingId!))!))
  await world.call(mergeCards, { into: { id: card!.id, rev: card!.rev }, from: [{ id: other!.id, rev: other!.rev }] })
  expect(await statusOf(other!.id)).toBe('withdrawn')
  await visit('/cpanel/sfoslistings?view=changes&edition=2027')
  await screen.findAllByText('Three at the Press')
  await press(/^Give back its own card/)
  await press(/^Give back its own card/, within(await screen.findByRole('dialog')))
  await screen.findByText(`${other!.displayName} has its own card again.`)
  expect(await statusOf(other!.id)).toBe('draft')
})

it('staff lock what is approved for print, and read what was corrected since', async () => {
  const { visit, found, records, world } = await staff()
  const [ready] = await found('ready')
  await records.change(listings, ready!, { status: 'approved' })
  const approved = ready!
  const registration = (await records.find(registrations, { where: [['listingId', '==', approved.id]] }))[0]
  if (registration) await records.change(registrations, registration, { status: 'approved' })
  const view = await visit('/cpanel/sfoslistings?view=errata&edition=2027&do=lock')
  expect(screen.queryByText(/no map number yet/)).toBeNull()
  await press(/^Lock \d+ listings? for print$/)
  await screen.findByText(/locked for print\./)
  expect((await records.get(listings, approved.id))!.printLockedAt).toBeTruthy()
  await world.call(addErratum, { id: approved.id, text: 'Closed on Sunday.' })
  await view.go('/cpanel/sfoslistings?view=errata&edition=2027')
  await screen.findByText('Closed on Sunday.')
  expect((await records.get(listings, approved.id))!.errata).toMatchObject([{ text: 'Closed on Sunday.' }])
})

it('the lock says how many listings would be printed without a map number', async () => {
  const { visit, found, records } = await staff()
  const [ready] = await found('ready')
  await records.change(listings, ready!, { status: 'approved', mapNumber: undefined })
  await visit('/cpanel/sfoslistings?view=errata&edition=2027&do=lock')
  await screen.findByText(/^\d+ listings? ha(s|ve) no map number yet\. Number the map first/)
})

it('a draft that its artist has not sent is neither waiting nor decided', async () => {
  const { visit, records, found } = await staff()
  const paid = await records.find(registrations, {
    where: [
      ['editionId', '==', '2027'],
      ['status', '==', 'paid'],
    ],
  })
  const draft = (await found('draft')).find(({ registrationId }) => paid.some(({ id }) => id === registrationId))!
  await visit('/cpanel/sfoslistings?view=review&edition=2027')
  fireEvent.click(await screen.findByText('Decided'))
  const queue = within(await screen.findByRole('navigation', { name: 'Queue' }))
  expect(queue.queryByText(draft.displayName)).toBeNull()
})
