import { simulatedHeld } from '../../../../src/adapters/memory/payments/simulated-provider-account'
import { accountTotals, bookedLines, movedCents } from '../../../../src/domain/exports/accounting-sheet'
import { donations } from '../../../../src/domain/giving/donations.collection'
import { sequenceNumbers } from '../../../../src/domain/shared/records/sequence-numbers.collection'
import { isMoney } from '../../../../src/domain/shop/daily-takings'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { madeRefunds, refundedLines, type StoredPayment } from '../../../../src/domain/shop/payments/order-ledger'
import { paidTwice } from '../../../../src/domain/shop/payments/pay-order'
import { ofNoLine } from '../../../../src/domain/shop/payments/spread-refund-over-lines'
import { isFailed, payments } from '../../../../src/domain/shop/payments.collection'
import { sumOf } from '../../../../src/domain/shop/pricing/allocate-cents'
import { lineBalance } from '../../../../src/domain/shop/refunds/line-balance'
import { boughtIn, type OneStore } from './one-store'
import { lineFaults } from './truths-of-lines'
import { codeFaults, memberFaults } from './truths-of-members'

export const unless = (isTrue: boolean, fault: string): readonly string[] => (isTrue ? [] : [fault])

/** Violations of rules that must hold at every moment, even while calls are running. */
export async function faultsMeanwhile({ shop }: OneStore): Promise<readonly string[]> {
  const left = await Promise.all(Object.keys(boughtIn).map(id => shop.stockOf(id)))
  return [
    ...unless(
      left.every(pieces => pieces !== undefined && pieces >= 0),
      `the stock is ${left}`,
    ),
    ...(await codeFaults(shop)),
  ]
}

/** Violations of rules that must hold once all messages have arrived and all jobs have run. */
export async function faultsAfterwards(store: OneStore): Promise<readonly string[]> {
  const { shop } = store
  const [all, moved, held] = [await shop.behind.find(orders), await shop.behind.find(payments), await simulatedHeld(shop.store)]
  const ofOrders = await Promise.all(
    all.map(order =>
      orderFaults(
        store,
        order,
        moved.filter(({ orderId }) => orderId === order.id),
        held.get(order.id) ?? 0,
      ),
    ),
  )
  const gifts = (await shop.behind.find(donations)).filter(({ status }) => status !== 'void')
  const [raised, given] = await shop.fund()
  return [
    ...ofOrders.flat(),
    ...unless(
      [...held.keys()].every(id => all.some(order => order.id === id)),
      'the provider has payments of no order',
    ),
    ...unless(raised === sumOf(gifts.map(({ amount }) => amount.cents)) && given === gifts.length, 'the fund has other gifts'),
    ...(await stockFaults(store)),
    ...(await letterFaults(store)),
    ...(await memberFaults(store)),
    ...(await codeFaults(shop)),
    ...accountFaults(all, moved),
  ]
}

type StoredOrder = Parameters<typeof bookedLines>[0][number]

async function orderFaults(store: OneStore, order: StoredOrder, own: readonly StoredPayment[], atProvider: number): Promise<readonly string[]> {
  const { id, status } = order
  const moved = own.filter(one => !isFailed(one))
  const cards = sumOf(moved.filter(({ method }) => method === 'card').map(({ amount }) => amount.cents))
  const common = [
    ...unless(cards === atProvider, `${id}: by card the ledger has ${cards}, the provider ${atProvider}`),
    ...unless(own.length === (order.payments?.length ?? 0), `${id} does not name all its payments`),
    ...unless(!own.some(one => one.status === 'authorised'), `${id} has a refund that was never made`),
    // A saved card is charged again for two weeks, and the order stays payable longer than that, so it may still be open.
    ...unless(order.subscriptionId !== undefined || (status !== 'pending' && status !== 'awaiting_payment'), `${id} is still ${status}`),
  ]
  const paidBack = new Set(moved.filter(({ reason }) => reason === paidTwice).map(({ refundOf }) => refundOf))
  const received = own.filter(({ id: payment, refundOf }) => refundOf === undefined && !paidBack.has(payment))
  if (status !== 'paid' && status !== 'part_refunded' && status !== 'refunded')
    return [...common, ...unless(received.length === 0, `${id} is ${status} and has a payment`)]
  const left = order.lines.filter(({ kind }) => kind !== 'discount').map(line => ({ line, ...lineBalance(line, refundedLines(madeRefunds(own))) }))
  const leftCents = sumOf(left.map(({ cents }) => cents))
  const held = sumOf(moved.map(({ amount }) => amount.cents))
  // Refunds that belong to no line: taken at the provider although staff had already paid the money back by hand.
  const takenTwice =
    0 -
    sumOf(
      madeRefunds(own)
        .filter(({ reason }) => reason !== paidTwice)
        .map(ofNoLine),
    )
  const byHand = sumOf(moved.filter(one => one.refundOf !== undefined && one.method === 'cheque').map(({ amount }) => amount.cents))
  const made = madeRefunds(own).some(({ lines }) => lines)
  const should = leftCents === 0 && made ? 'refunded' : made ? 'part_refunded' : 'paid'
  const mails = store.shop.localMode.state.outbox.filter(({ subject, text }) => subject.startsWith('Your receipt') && text.includes(id)).length
  return [
    ...common,
    ...unless(received.length === 1, `${id} was paid ${received.length} times`),
    ...unless(held - takenTwice === leftCents && left.every(({ cents }) => cents >= 0), `${id} has ${held}, its lines ${leftCents}`),
    ...unless(takenTwice >= byHand, `${id} lost ${takenTwice} without a line, and ${byHand} was paid back by hand`),
    ...unless(status === should, `${id} is ${status}, not ${should}`),
    ...unless(mails === 1, `${id} has ${mails} receipts`),
    // While a dispute is open, nobody knows what was given.
    ...(own.some(one => one.status === 'disputed') ? [] : (await Promise.all(left.map(one => lineFaults(store, id, one)))).flat()),
  ]
}

/** Sold, held and remaining pieces add up to those that were bought in. */
async function stockFaults({ shop, leastLeft }: OneStore): Promise<readonly string[]> {
  const holds = await shop.holds()
  const faults = Object.entries(boughtIn).map(async ([id, pieces]) => {
    const own = holds.filter(({ kind, ref }) => kind === 'stock' && ref.startsWith(`${id}/`))
    const held = sumOf(own.filter(({ status }) => status === 'held').map(one => one.pieces))
    const sold = sumOf(own.filter(({ status }) => status === 'confirmed').map(one => leastLeft.get(one.id)?.pieces ?? one.pieces))
    const left = (await shop.stockOf(id)) ?? 0
    return unless(sold + held + left === pieces, `${id}: ${sold} sold, ${held} held and ${left} left are not ${pieces}`)
  })
  return (await Promise.all(faults)).flat()
}

/** No line has two letters, and no number is missing. */
async function letterFaults({ shop }: OneStore): Promise<readonly string[]> {
  const written = await shop.written()
  const lines = written.filter(({ status, kind }) => status === 'issued' && kind !== 'yearEnd').flatMap(({ orderLineIds }) => orderLineIds)
  const years = [...new Set(written.map(({ taxYear }) => taxYear))]
  const numbers = await Promise.all(
    years.map(async year => {
      const own = new Set(written.filter(({ taxYear }) => taxYear === year).map(({ number }) => number))
      const last = (await shop.behind.get(sequenceNumbers, `letters-${year}`))?.last ?? 0
      const wanted = Array.from({ length: last }, (_, i) => `${year}-${String(i + 1).padStart(6, '0')}`)
      return unless(
        own.size === last && wanted.every(number => own.has(number)),
        `the letters of ${year} are ${[...own].join(' ')}, the last is ${last}`,
      )
    }),
  )
  return [...unless(new Set(lines).size === lines.length, `lines have two letters: ${lines.join(' ')}`), ...numbers.flat()]
}

/** The bookkeeping of any period equals the money that moved in it. */
function accountFaults(all: readonly StoredOrder[], moved: readonly StoredPayment[]): readonly string[] {
  const days = [...new Set(moved.map(({ receivedOn }) => receivedOn))].toSorted()
  return days.flatMap(from =>
    days
      .filter(to => to >= from)
      .flatMap(to => {
        const within = moved.filter(({ receivedOn }) => receivedOn >= from && receivedOn <= to)
        const lines = bookedLines(all, within)
        const accounts = [...new Set(lines.map(({ accountCode }) => accountCode))]
        const booked = sumOf(accounts.map(code => movedCents(accountTotals(lines.filter(({ accountCode }) => accountCode === code)))))
        const money = sumOf(within.filter(isMoney).map(({ amount }) => amount.cents))
        return unless(booked === money, `from ${from} to ${to} the accounts have ${booked}, the ledger ${money}`)
      }),
  )
}
