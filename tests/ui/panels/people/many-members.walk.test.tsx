// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { membersIn } from '../../../../src/domain/memberships/roster/member'
import { MemberRoster } from '../../../../src/domain/memberships/roster/member-roster'
import { createCheckout } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { recordManualPayment } from '../../../../src/domain/shop/payments/record-manual-payment.contract'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'
import type { MemoryWorld } from '../../../support/memory-world'

const open = async (as = 'peopleadmin', first?: (world: MemoryWorld) => Promise<unknown>) => {
  const { visit, world } = await memoryApp({ as })
  await first?.(world)
  await visit('/cpanel/membershiper?view=many')
  const lovers = async () => (await world.services.get(MemberRoster).all().read()).filter(({ productId }) => productId === 'artlover')
  return { user: userEvent.setup(), lovers, world }
}
const choose = async (user: ReturnType<typeof userEvent.setup>, label: RegExp, option: string, on: Pick<typeof screen, 'findByRole'> = screen) => {
  const box = await on.findByRole('combobox', { name: label })
  await user.selectOptions(box, await within(box).findByRole('option', { name: option }))
}

it('extends all art lovers of today after a preview of each last day, each once', async () => {
  const { user, lovers } = await open()
  const current = membersIn(await lovers(), 'current')
  expect(current.length).toBeGreaterThan(1)
  await choose(user, /^Members of/, 'Art lover membership')
  await choose(user, /^Who/, 'Members today')
  await write(await screen.findByRole('textbox', { name: /^Why/ }), 'The studios were closed in spring')
  await press('Preview changes')
  const first = current.find(({ id }) => id === 'm-c16')!
  expect(first.lastDay).toBe('2027-11-08')
  const row = await screen.findByRole('row', { name: /Dec 8, 2027/ })
  within(row).getByText('Nov 8, 2027')
  await press(`Extend ${current.length} memberships`)
  await screen.findByText(`${current.length} memberships extended.`)
  const after = await lovers()
  expect(after.find(({ id }) => id === 'm-c16')?.lastDay).toBe('2027-12-08')
  expect(after.flatMap(({ terms }) => terms.filter(({ kind }) => kind === 'extend'))).toHaveLength(current.length)
})

it('suspends and resumes those who are chosen', async () => {
  const { user, lovers } = await open()
  const current = membersIn(await lovers(), 'current').length
  await choose(user, /^Members of/, 'Art lover membership')
  await choose(user, /^What is done/, 'Suspend from today on')
  await choose(user, /^Who/, 'Members today')
  await write(await screen.findByRole('textbox', { name: /^Why/ }), 'The office is moving house')
  await press('Preview changes')
  await press(`Suspend ${current} memberships`)
  await screen.findByText(`${current} memberships suspended.`)
  expect(membersIn(await lovers(), 'current')).toHaveLength(0)
})

it('transfers the days that are left to another level, on the same last days', async () => {
  const { user, lovers } = await open()
  const current = membersIn(await lovers(), 'current').filter(({ level, autoRenew }) => level !== 'patron' && !autoRenew)
  expect(current.length).toBeGreaterThan(1)
  await choose(user, /^Members of/, 'Art lover membership')
  await choose(user, /^What is done/, 'Transfer the days that are left')
  await choose(user, /^Who/, 'Members today')
  await choose(user, /^To/, 'Art lover membership, Patron: $250')
  await write(await screen.findByRole('textbox', { name: /^Why/ }), 'We close the small levels')
  await press('Preview changes')
  await press(`Transfer ${current.length} memberships`)
  await screen.findByText(`${current.length} memberships transferred.`)
  const after = await lovers()
  const daysOf = (all: typeof after) => current.map(({ id }) => all.find(one => one.id === id)!.lastDay)
  expect(daysOf(after)).toEqual(current.map(({ lastDay }) => lastDay))
  expect(new Set(current.map(({ id }) => after.find(one => one.id === id)!.level))).toEqual(new Set(['patron']))
})

/** The signed-in person orders a year as a Friend and pays at the desk. */
async function buyInCash(world: MemoryWorld) {
  const lines = [{ id: 'friend', kind: 'membership' as const, refId: 'artlover/friend', quantity: 1, membership: {} }]
  const more = { email: 'cleo@post.example', seenCents: 5000, method: 'cheque' as const, accepts: true as const }
  const { orderId } = await world.call(createCheckout, { lines, key: crypto.randomUUID(), ...more })
  await world.call(recordManualPayment, { orderId, method: 'cash', receivedOn: '2027-10-16' })
}

/** Upgrades of art lovers who are members today, after their preview. */
async function previewUpgrades(user: ReturnType<typeof userEvent.setup>, how: string) {
  const form = within(await screen.findByRole('form', { name: 'Upgrade memberships with a credit' }))
  await choose(user, /^Members of/, 'Art lover membership', form)
  await choose(user, /^To/, 'Art lover membership, Patron: $250', form)
  await choose(user, /^How the rest is paid/, how, form)
  await write(await form.findByRole('textbox', { name: /^Why/ }), 'They asked for it at the preview')
  await press('Preview changes', form)
}

it('upgrades with the credit of what is left: by a mailed link, each once, and nothing changes before it is paid', async () => {
  const { user, lovers, world } = await open('superadmin', buyInCash)
  const before = await lovers()
  await previewUpgrades(user, 'By card: mail each of them a payment link')
  const row = await screen.findByRole('row', { name: /\$50.*\$200/ })
  expect(within(row).getAllByText('Oct 15, 2028')).toHaveLength(2)
  expect(screen.getAllByText('This needs a running membership of another level, and we must know what was paid for it.').length).toBeGreaterThan(0)
  const button = await screen.findByRole('button', { name: /^Mail \d+ payment links?$/ })
  const count = Number(/\d+/.exec(button.textContent!)![0])
  await user.click(button)
  await screen.findByText(new RegExp(`^${count} payment links? mailed\\.`))
  expect(world.localMode.state.outbox.filter(({ subject }) => subject.startsWith('Pay your order'))).toHaveLength(count)
  expect((await lovers()).map(({ level, lastDay }) => [level, lastDay])).toEqual(before.map(({ level, lastDay }) => [level, lastDay]))
  const made = await world.store.query({ collection: 'audit', where: [['action', '==', 'membership.upgrade']] })
  expect(made.map(({ data }) => data['reason'])).toEqual(made.map(() => 'They asked for it at the preview'))
  expect(made).toHaveLength(count)
})

it('cancels all art lovers of today after a dry run of what goes back; each once, and what is paid by hand is said', async () => {
  const { user, lovers, world } = await open('superadmin', buyInCash)
  const current = membersIn(await lovers(), 'current').length
  const form = within(await screen.findByRole('form', { name: 'Cancel memberships with a refund' }))
  await choose(user, /^Members of/, 'Art lover membership', form)
  await write(await form.findByRole('textbox', { name: /^Why/ }), 'The program ends')
  await press('Preview changes', form)
  await screen.findByText('Together $68.72 go back, for the days that were paid and not used.')
  await screen.findByText('Of this, $50 were paid by check or cash. You hand them over yourself.')
  expect(membersIn(await lovers(), 'current')).toHaveLength(current)
  expect((await world.store.query({ collection: 'payments', where: [['reason', '==', 'The program ends']] })).length).toBe(0)
  await press(`Cancel ${current} memberships`)
  await screen.findByText(new RegExp(`^${current} memberships canceled\\. \\$68.72 went back\\.`))
  // The result stays on the page, with what was left out, until staff continue.
  await screen.findByRole('link', { name: 'Look at the refunds' })
  expect(membersIn(await lovers(), 'current')).toEqual([])
  const refunds = await world.store.query({ collection: 'payments', where: [['reason', '==', 'The program ends']] })
  expect(
    new Set(refunds.map(({ data }) => `${String(data['method'])} ${(data['amount'] as { cents: number }).cents} ${String(data['status'])}`)),
  ).toEqual(new Set(['cash -5000 succeeded', 'card -1872 succeeded']))
})

it('is not offered to staff of money alone', async () => {
  await open('moneyadmin')
  await screen.findByRole('button', { name: 'Add new' })
  expect(screen.queryByRole('link', { name: 'Change many' })).toBeNull()
})
