// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SimulatedDashboard } from '../../../../src/adapters/memory/payments/simulated-dashboard'
import { Records } from '../../../../src/domain/shared/records/records'
import { createCheckout } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { quoteOrder } from '../../../../src/domain/shop/checkout/quote-order.contract'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { recordManualPayment } from '../../../../src/domain/shop/payments/record-manual-payment.contract'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { products } from '../../../../src/domain/shop/products.collection'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import type { FaultPlan } from '../../../support/faults/fault'
import { faultyPorts } from '../../../support/faults/faulty-ports'
import { memoryApp } from '../../../support/memory-app'
import type { MemoryWorldOptions } from '../../../support/memory-world'

const ledger = '/cpanel/stripetrans'

async function open(as = 'moneyadmin', between?: MemoryWorldOptions['between']) {
  const app = await memoryApp({ as, ...(between && { between }) })
  const records = () => new Records(app.world.store, { current: undefined })
  const order = async (quantity: number, method: 'card' | 'cheque') => {
    const lines = [{ id: 'guides', kind: 'product' as const, refId: 'guide-26/guide-26-1', quantity }]
    const quoted = await app.world.call(quoteOrder, { lines })
    return app.world.call(createCheckout, {
      lines,
      key: crypto.randomUUID(),
      email: 'cleo@post.example',
      seenCents: quoted.state === 'priced' ? quoted.totalCents : 0,
      method,
      accepts: true,
    })
  }
  const check = async (quantity: number) => (await order(quantity, 'cheque')).orderId
  const stock = async () => (await records().get(products, 'guide-26'))?.variants[0]?.stock
  return { ...app, user: userEvent.setup(), records: records(), order, check, stock }
}
const receivedOn = '2027-10-16'
const answer = async (user: ReturnType<typeof userEvent.setup>, name: string, fill: (dialog: ReturnType<typeof within>) => Promise<unknown>) => {
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await fill(dialog)
  await user.click(dialog.getByRole('button', { name }))
}

afterEach(() => vi.restoreAllMocks())

describe('the ledger', () => {
  it('lists orders, payments, messages with a problem and payouts', async () => {
    const { visit } = await open()
    const page = await visit(`${ledger}?q=order-check`)
    await screen.findByText('c05@post.example')
    await screen.findByText('Awaiting payment')
    await page.go(`${ledger}?view=payments&f.status=failed`)
    await screen.findByText(/^2 of /)
    expect(screen.getAllByText('TEST')).toHaveLength(2)
    await page.go(`${ledger}?view=messages&open=evt_season_unknown`)
    await screen.findByText(/We have no order for this payment/)
    await page.go(`${ledger}?view=payouts`)
    await screen.findByText('$766')
    await page.go(`${ledger}?view=payouts&open=po_season_0`)
    const compared = within(await screen.findByRole('region', { name: 'Compared with the ledger' }))
    await compared.findByText('The payout is $50 less than the ledger.')
    await page.go(`${ledger}?view=payouts&open=po_season_2`)
    await screen.findByText('The payout is the same.')
  })

  it('pays an order with a payment that named none', async () => {
    const { visit, user, records } = await open()
    await visit(`${ledger}?view=messages&open=evt_season_unknown`)
    await answer(user, 'Match to an order', async dialog => {
      await write(dialog.getByLabelText(/^Order number/), 'order-check')
      await write(dialog.getByLabelText(/^How do you know/), 'They sent us the receipt of their bank')
    })
    await screen.findByText('Order order-check is paid with this payment.')
    expect(await records.get(orders, 'order-check')).toMatchObject({ status: 'paid', payments: ['pi_sold_elsewhere'] })
  })

  it('says that a refund that the bank sent back is still owed, until it is made again', async () => {
    const { world, visit, user, order, records } = await open()
    const { orderId, payment } = await order(1, 'card')
    if (payment.by === 'card') await world.payments.pay(payment.clientSecret, '4242424242424242')
    const { refundPayment } = await import('../../../../src/domain/shop/payments/refund-payment.contract')
    const lines = [{ lineId: 'guides', pieces: 1 }]
    await world.call(refundPayment, { paymentId: `pi_${orderId}`, seenRefundedCents: 0, lines, reason: 'One came torn by mail' })
    const [refund] = (await records.find(payments, { where: [['orderId', '==', orderId]] })).filter(({ refundOf }) => refundOf !== undefined)
    const sent = { paymentId: `pi_${orderId}`, amountCents: 0 - refund!.amount.cents, key: refund!.id }
    await new SimulatedDashboard(world.payments, world.ids).failRefund(refund!.providerId!, sent)
    await visit(`${ledger}?open=${orderId}`)
    await screen.findByText(/^A refund of \$[\d.]+ did not arrive, so the payer is still owed it/)
    await press('Refund')
    await user.type(await screen.findByLabelText(/: pieces/), '1')
    await user.selectOptions(screen.getByLabelText(/^How is it paid back/), 'cheque')
    await screen.findByText('You hand over the money. We only record it.')
    await write(screen.getByLabelText(/^Why is it refunded/), 'The card is closed by now')
    await user.click(screen.getByRole('button', { name: /^Refund \$/ }))
    await screen.findByText(/^\$[\d.]+ refunded\.$/)
    await waitFor(() => expect(screen.queryByText(/did not arrive/)).toBeNull())
  })

  it('completes an order that is paid by check', async () => {
    const { visit, user, records } = await open()
    await visit(`${ledger}?open=order-check`)
    await answer(user, 'Record a payment', async dialog => {
      await dialog.findByText(/the whole order was paid: \$24/)
      await write(dialog.getByLabelText(/^Number of the check/), '1204')
    })
    await screen.findByText('The order is complete.')
    expect(await records.get(orders, 'order-check')).toMatchObject({ status: 'paid' })
    expect(await records.get(payments, 'manual-order-check')).toMatchObject({ method: 'cheque', ref: '1204', receivedOn })
    expect(screen.queryByRole('button', { name: 'Record a payment' })).toBeNull()
  })

  it('shows that a payment is recorded before what stands beside it is read again', async () => {
    const asked: string[] = []
    // Longer than a walk waits for anything.
    const plan: FaultPlan = (_, operation) => {
      asked.push(operation)
      return operation === 'namePayers' && asked.includes('recordManualPayment') ? { kind: 'delay', ms: 100_000 } : undefined
    }
    const { visit, user } = await open('moneyadmin', ports => faultyPorts(ports, plan))
    await visit(`${ledger}?open=order-check`)
    await answer(user, 'Record a payment', async dialog => {
      await write(await dialog.findByLabelText(/^Number of the check/), '1204')
    })
    await screen.findByText('The order is complete.')
  })

  it('asks before it records a second payment of the same amount within ten minutes', async () => {
    const { world, visit, user, records, check } = await open()
    const [first, second] = [await check(1), await check(1)]
    await world.call(recordManualPayment, { orderId: first, method: 'cash', receivedOn })
    await visit(`${ledger}?open=${second}`)
    await answer(user, 'Record a payment', async () => undefined)
    await screen.findByText('Nothing is recorded yet.')
    expect(await records.get(orders, second)).toMatchObject({ status: 'awaiting_payment' })
    await press(`Record it as another payment: Order ${first}`)
    await screen.findByText('The order is complete.')
    expect(await records.get(orders, second)).toMatchObject({ status: 'paid' })
  })

  it('does not record a payment of an order that is being paid by card', async () => {
    const { world, visit, user, records, order } = await open()
    const { orderId, payment } = await order(1, 'card')
    world.payments.messages.delivery.arrival = 'late'
    if (payment.by === 'card') await world.payments.pay(payment.clientSecret, '4242424242424242')
    await visit(`${ledger}?open=${orderId}`)
    await answer(user, 'Record a payment', async () => undefined)
    await screen.findByText(/^Nothing is recorded. The order is being paid by card/)
    expect(await records.get(orders, orderId)).toMatchObject({ status: 'pending' })
  })

  it('refunds one of two pieces, after it has shown what that takes back', async () => {
    const { world, visit, user, records, check, stock } = await open()
    const before = await stock()
    const orderId = await check(2)
    await world.call(recordManualPayment, { orderId, method: 'cheque', receivedOn })
    await visit(`${ledger}?open=${orderId}`)
    await press('Refund')
    await user.type(await screen.findByLabelText(/: pieces/), '1')
    const preview = within(await screen.findByRole('region', { name: 'What this refund does' }))
    preview.getByText(/^1 piece of .* can be sold again\.$/)
    preview.getByText('The rest of the order stays paid.')
    await write(screen.getByLabelText(/^Why is it refunded/), 'One came torn by mail')
    await press(/^Refund \$/)
    await screen.findByText(/^\$[\d.]+ refunded\.$/)
    // The own refund changes the order, too: it is no colleague's.
    await waitFor(() => expect(screen.queryByLabelText(/^Why is it refunded/)).toBeNull())
    expect(screen.queryByText(/A colleague refunded/)).toBeNull()
    const order = (await records.get(orders, orderId))!
    const [refund] = (await records.find(payments, { where: [['orderId', '==', orderId]] })).filter(({ refundOf }) => refundOf !== undefined)
    expect([order.status, 0 - refund!.amount.cents * 2, await stock()]).toEqual(['part_refunded', order.total.cents, before! - 1])
  })

  it('shows that a colleague refunded something meanwhile', async () => {
    const { world, visit, check } = await open()
    const orderId = await check(2)
    const { paymentId } = await world.call(recordManualPayment, { orderId, method: 'cash', receivedOn })
    await visit(`${ledger}?open=${orderId}`)
    await press('Refund')
    await screen.findByLabelText(/: pieces/)
    const { refundPayment } = await import('../../../../src/domain/shop/payments/refund-payment.contract')
    await world.call(refundPayment, { paymentId, seenRefundedCents: 0, lines: [{ lineId: 'guides', pieces: 1 }], reason: 'One came torn by mail' })
    await screen.findByText(/A colleague refunded \$[\d.]+ of this order/)
    await press('Look at what is left')
    await screen.findByText('1 left')
  })

  it('saves chosen payments for bookkeeping: the rows add up to the money that moved', async () => {
    const { world, visit, user, records } = await open()
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => (files.push(file as Blob), 'data:text/csv,'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await visit(`${ledger}?view=payments&f.receivedOn=${receivedOn}`)
    const [first] = await screen.findAllByRole('checkbox', { name: /Oct 16, 2027/ })
    await user.click(first!)
    await press(/^Select all \d+ that match$/)
    await press('Download for bookkeeping')
    await screen.findByText(/is in your downloads. Totals: amount \$[\d,.]+, discount \$0, tax \$0, refund \$24, together /)
    const [header = '', ...rows] = (await files[0]!.text()).replace('\ufeff', '').trim().split('\r\n')
    expect(header.split(',').slice(0, 5)).toEqual(['Date', 'Order', 'Payment', 'Method', 'Account'])
    const moved = await records.find(payments, { where: [['receivedOn', '==', receivedOn]] })
    const total = rows.reduce((sum, row) => sum + Math.round(Number(row.split(',').at(-1)) * 100), 0)
    expect(total).toBe(moved.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount.cents, 0))
    expect(rows.every(row => /,4(?:[12]00|350),/.test(row))).toBe(true)
    const [noted] = await world.store.query({ collection: 'audit', where: [['action', '==', 'table.export']] })
    expect(noted?.data['after']).toMatchObject({ rows: rows.length })
  })

  it('is closed to staff without the scope', async () => {
    const { visit } = await open('guideadmin')
    await visit(`${ledger}?open=order-check`)
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull())
    expect([screen.queryByText('c05@post.example'), screen.queryByRole('button', { name: 'Record a payment' })]).toEqual([null, null])
  })
})
