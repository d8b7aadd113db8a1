import { beforeAll, describe, expect, it } from 'vitest'
import { exportContent } from '../../../src/domain/exports/export-content'
import type { PresetKey } from '../../../src/domain/exports/export-presets'
import { products } from '../../../src/domain/shop/products.collection'
import { strictCsv } from '../../support/bookkeeping/strict-csv'
import { strictIif } from '../../support/bookkeeping/strict-iif'
import { friend, gift, type PayingWorld, payingWorld } from '../../support/shop/paying'
import { line, posters } from '../../support/shop/shop-world'

let shop: PayingWorld
const awkward = ['=HYPERLINK("http://x.example","a")', 'Zoë said “1,2”, and "3"', '+1 chair', '@home; 50% off', 'Two\tlines\r\nof text', 'Ελπίδα']

const file = async (preset: PresetKey) => (await exportContent[preset](shop.context, {}, 'job')).file
const rows = async (preset: PresetKey) =>
  strictCsv(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await (await file(preset)).arrayBuffer()))

/** A year of sales, gifts, checks and refunds, of goods whose titles no format likes. */
beforeAll(async () => {
  shop = await payingWorld()
  await shop.enter({ pid: 'bo' })
  const price = { cents: 1999, cur: 'usd' as const }
  const variants = [{ sku: 'one', label: 'One', price, weightG: 100 }]
  const of = { kind: 'print' as const, summary: '', memberOnly: false, order: 1, status: 'live' as const, variants }
  await shop.behind.commit(...awkward.map((title, i) => shop.behind.creating(products, `odd${i}`, { ...of, title })))
  for (let month = 0; month < 12; month++) {
    shop.localMode.setNow(new Date(Date.UTC(2027, 9 + month, 17, 18)))
    const id = await shop.buy([line('product', `odd${month % awkward.length}/one`, 3), gift(3000 + month)])
    if (month % 3 === 0) await shop.refund(id, [{ lineId: `odd${month % awkward.length}`, pieces: 1 }])
    const { orderId } = await shop.checkout([gift(2500)], { method: 'cheque' })
    await shop.recordPayment({ orderId, method: 'cheque', receivedOn: new Date(Date.UTC(2027, 9 + month, 17)).toISOString().slice(0, 10) })
  }
  await shop.buy([posters(), friend()])
})

describe('a year of money in files', () => {
  it('is IIF as QuickBooks Desktop documents it, with every payment and refund once', async () => {
    const read = strictIif(await (await file('iif')).text())
    expect(read).toHaveLength(12 + 4 + 12 + 1)
    const splits = read.flatMap(one => one.splits)
    expect(splits.map(({ memo }) => memo)).toContain('Two lines of text')
    // QuickBooks refuses a row of sales tax without the vendor to whom it is owed.
    expect([...new Set(splits.filter(({ memo }) => memo === 'Sales tax').map(({ name }) => name))]).toEqual(['Sales Tax Agency'])
  })

  it('adds up to the ledger in each of the three files', async () => {
    const ledger = (await shop.ledger()).reduce((sum, entry) => sum + Number(entry.split(' ')[1]), 0)
    const [, ...booked] = await rows('accounting')
    const [head, ...journal] = await rows('journal')
    const cents = (cell = '') => Math.round(Number(cell) * 100)
    const received = new Set(['Money at the card provider', '1050', '1010', 'Undeposited Funds'])
    const iif = strictIif(await (await file('iif')).text()).flatMap(({ splits }) => splits)
    expect(booked.reduce((sum, row) => sum + cents(row.at(-1)), 0)).toBe(ledger)
    expect(iif.filter(({ account }) => received.has(account)).reduce((sum, split) => sum + split.cents, 0)).toBe(ledger)
    const [debit, credit, account] = ['Debits', 'Credits', 'Account'].map(name => head!.indexOf(name))
    const net = journal.filter(row => received.has(row[account!]!)).reduce((sum, row) => sum + cents(row[debit!]) - cents(row[credit!]), 0)
    expect(net).toBe(ledger)
  })

  it.each(['accounting', 'journal', 'donors'] as const)('is a spreadsheet by RFC 4180 in “%s”, without a cell that is run', async preset => {
    const found = await rows(preset)
    expect(found.length).toBeGreaterThan(12)
    for (const cell of found.flat()) expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/)
  })
})
