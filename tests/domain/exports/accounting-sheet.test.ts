import { beforeEach, describe, expect, it } from 'vitest'
import { accountingSheet, accountTotals, bookedLines, movedCents } from '../../../src/domain/exports/accounting-sheet'
import { Bookkeeping } from '../../../src/domain/exports/bookkeeping'
import { csvOf } from '../../../src/domain/exports/csv-sheet'
import { orders } from '../../../src/domain/shop/orders.collection'
import { payments } from '../../../src/domain/shop/payments.collection'
import { friend, gift, type PayingWorld, payingWorld } from '../../support/shop/paying'
import { posters } from '../../support/shop/shop-world'

let shop: PayingWorld
const booked = async () => bookedLines(await shop.behind.find(orders), await shop.behind.find(payments))

beforeEach(async () => {
  shop = await payingWorld()
})

describe('the file for bookkeeping', () => {
  it('has a row for each line of each payment and refund, which add up to the money that moved', async () => {
    await shop.enter({ pid: 'bo' })
    const id = await shop.buy([posters(2), friend(), gift(3000)])
    await shop.refund(id, [
      { lineId: 'poster', pieces: 1 },
      { lineId: 'roof', cents: 1000 },
    ])
    const lines = await booked()
    expect(lines.map(({ title, amount, tax, refund }) => [title.split(',')[0], amount, tax, refund])).toEqual([
      [expect.stringContaining('Poster'), 9600, 828, 0],
      [expect.stringContaining('Friend'), 5000, 0, 0],
      ['A new roof', 3000, 0, 0],
      [expect.stringContaining('Poster'), 0, -414, 4800],
      ['A new roof', 0, 0, 1000],
    ])
    expect(movedCents(accountTotals(lines))).toBe((await shop.balances())[0])
  })

  it('has money that no line explains in a row without an account, so that the sum stays right', async () => {
    const { orderId } = await shop.checkout([posters()], { method: 'cheque' })
    await shop.recordPayment({ orderId, method: 'cheque', receivedOn: '2027-10-16' })
    const [payment] = await shop.behind.find(payments)
    const twice = { ...payment!, id: 'second', amount: { cents: 5214, cur: 'usd' as const } }
    const lines = bookedLines(await shop.behind.find(orders), [payment!, twice])
    expect(lines.map(({ accountCode, amount }) => [accountCode === '', amount])).toEqual([
      [false, 4800],
      [true, 5214],
    ])
  })

  it('leaves out what was given free, and keeps amounts below zero as numbers', async () => {
    const free = await shop.checkout([posters()], { method: 'cheque' })
    await shop.recordPayment({ orderId: free.orderId, method: 'comp', reason: 'Helped for three weekends', receivedOn: '2027-10-16' })
    expect(await booked()).toEqual([])
    const id = await shop.buy([posters()])
    await shop.refund(id, [{ lineId: 'poster', pieces: 1 }])
    const rows = csvOf(accountingSheet(await booked()))
      .trim()
      .split('\r\n')
    expect(rows.at(-1)).toMatch(/,0,0,-4\.14,48,-52\.14$/)
  })
})

it('the file of payments that staff marked leaves out what no longer exists, and is noted as an export', async () => {
  await shop.enter({ pid: 'bo' })
  const id = await shop.buy([posters(1)])
  await shop.enter({ pid: 'p-money', adm: 1, sc: 'm' })
  const file = await shop.services.get(Bookkeeping).ofPayments([`pi_${id}`, 'gone'])
  expect(file).toMatchObject({ rows: 1, file: { name: 'bookkeeping-1.csv' } })
  expect(await shop.services.get(Bookkeeping).ofPayments(['gone'])).toEqual({ rows: 0, totals: accountTotals([]) })
})
