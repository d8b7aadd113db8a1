import { assert, constantFrom, integer, property } from 'fast-check'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountingSheet, bookedLines } from '../../../src/domain/exports/accounting-sheet'
import { csvOf } from '../../../src/domain/exports/csv-sheet'
import { type JournalEntry, journalOf } from '../../../src/domain/exports/journal'
import { journalIif, journalSheet } from '../../../src/domain/exports/journal-files'
import { grouped } from '../../../src/domain/shared/grouped'
import { orders } from '../../../src/domain/shop/orders.collection'
import { payments } from '../../../src/domain/shop/payments.collection'
import { noShopSettings } from '../../../src/domain/shop/shop-settings.collection'
import { friend, gift, type PayingWorld, payingWorld } from '../../support/shop/paying'
import { posters } from '../../support/shop/shop-world'

let shop: PayingWorld
const accounts = {
  membership: '4100',
  gift: '4200',
  goods: '4300',
  shipping: '4400',
  tax: '2200',
  cards: '1050',
  counted: '1010',
  bank: '1000',
  fees: '6100',
}
const usd = (cents: number) => ({ cents, cur: 'usd' as const })
const payout = { id: 'po_1', arrivesOn: '2027-10-18', amount: usd(9000), fees: usd(300), status: 'arrived' as const }
const lines = async () => bookedLines(await shop.behind.find(orders), await shop.behind.find(payments))
const journal = async (of = accounts) => journalOf(await lines(), [payout], of)
const rowsOf = (entries: readonly JournalEntry[]) =>
  entries.flatMap(({ postings }) => postings.map(({ account, cents }) => `${account} ${cents}`)).toSorted()

/** Goods with tax, a membership and a gift by card, of which a part went back; and a check. */
async function aYear() {
  await shop.enter({ pid: 'bo' })
  const id = await shop.buy([posters(2), friend(), gift(3000)])
  await shop.refund(id, [
    { lineId: 'poster', pieces: 1 },
    { lineId: 'roof', cents: 1000 },
  ])
  const { orderId } = await shop.checkout([gift(2500)], { method: 'cheque' })
  await shop.recordPayment({ orderId, method: 'cheque', receivedOn: '2027-10-16' })
}

beforeEach(async () => {
  shop = await payingWorld()
  await aYear()
})

describe('the journal', () => {
  it('has a debit for every credit, entry by entry', async () => {
    const entries = await journal()
    expect(entries).toHaveLength(4)
    for (const { postings } of entries) expect(postings.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  })

  it('debits what was received, and credits the accounts of the lines and the tax; a refund is the opposite', async () => {
    const card = ['1050 18428', '4300 -9600', '2200 -828', '4100 -5000', '4200 -3000']
    const refund = ['1050 -6214', '4300 4800', '2200 414', '4200 1000']
    const check = ['1010 2500', '4200 -2500']
    const transfer = ['1000 9000', '6100 300', '1050 -9300']
    expect(rowsOf(await journal())).toEqual([card, refund, check, transfer].flat().toSorted())
  })

  it('moves on the provider’s account exactly what the ledger says', async () => {
    const moved = (await journal()).flatMap(({ postings }) => postings).filter(({ account, memo }) => account === '1050' && memo.startsWith('Order'))
    expect(moved.reduce((sum, { cents }) => sum + cents, 0)).toBe((await shop.balances())[0])
  })

  it('uses the accounts of a new QuickBooks company where staff entered none', async () => {
    const unset = journalOf(
      (await lines()).map(line => ({ ...line, accountCode: '' })),
      [payout],
      noShopSettings.accounts as typeof accounts,
    )
    expect([...new Set(unset.flatMap(({ postings }) => postings.map(({ account }) => account)))].toSorted()).toEqual([
      'Bank Service Charges',
      'Checking',
      'Sales Tax Payable',
      'Uncategorized Income',
      'Undeposited Funds',
    ])
  })

  it('leaves out payouts that are on their way or came back', async () => {
    for (const status of ['announced', 'failed'] as const) expect(journalOf([], [{ ...payout, status }], accounts)).toEqual([])
  })
})

/** What the programs ask of their files, each with the check that ours has it. */
const csv = async () => csvOf(journalSheet(await journal()))
const parsed = async () => Papa.parse<Record<string, string>>((await csv()).replace('\ufeff', '').trim(), { header: true }).data
const iif = async () => journalIif(await journal())
const cells = async () => (await iif()).split('\r\n').map(row => row.split('\t'))

const requirements: readonly (readonly [program: string, requirement: string, check: () => Promise<unknown>])[] = [
  [
    'QuickBooks Online',
    'a header row with number, date, account, debits and credits',
    async () => {
      expect(Object.keys((await parsed())[0]!)).toEqual(['Journal No', 'Journal Date', 'Account', 'Debits', 'Credits', 'Description'])
    },
  ],
  [
    'QuickBooks Online',
    'dates as MM/DD/YYYY',
    async () => {
      for (const row of await parsed()) expect(row['Journal Date']).toMatch(/^(0[1-9]|1[0-2])\/\d{2}\/\d{4}$/)
    },
  ],
  [
    'QuickBooks Online',
    'an amount in exactly one of the two columns, without sign, currency or thousands',
    async () => {
      for (const { Debits = '', Credits = '' } of await parsed()) {
        expect([Debits, Credits].filter(cell => cell !== '')).toHaveLength(1)
        expect(Debits + Credits).toMatch(/^\d+\.\d{2}$/)
      }
    },
  ],
  [
    'QuickBooks Online',
    'the same number and date on all rows of an entry, at most 21 characters, and equal sums',
    async () => {
      const byNumber = grouped(await parsed(), row => row['Journal No']!)
      for (const [number, rows] of byNumber) {
        expect(number.length).toBeLessThanOrEqual(21)
        expect(new Set(rows.map(row => row['Journal Date'])).size).toBe(1)
        const sum = (column: string) => rows.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0)
        expect(sum('Debits')).toBe(sum('Credits'))
      }
    },
  ],
  [
    'QuickBooks Online',
    'an account on every row',
    async () => {
      for (const row of await parsed()) expect(row['Account']).not.toBe('')
    },
  ],
  [
    'QuickBooks Desktop',
    'the three header lines of IIF before all others',
    async () => {
      const [trns, spl, end] = (await cells()).slice(2)
      expect([trns![0], spl![0], end![0]]).toEqual(['!TRNS', '!SPL', '!ENDTRNS'])
      expect(trns!.slice(1)).toEqual(spl!.slice(1))
    },
  ],
  [
    'QuickBooks Desktop',
    'one TRNS, its SPL rows and ENDTRNS for each entry, which add up to zero',
    async () => {
      let open = 0
      for (const [kind, ...row] of (await cells()).slice(5, -1)) {
        if (kind === 'ENDTRNS') expect(open).toBe(0)
        else open = (kind === 'TRNS' ? 0 : open) + Math.round(Number(row[4]) * 100)
      }
      expect((await cells()).filter(([kind]) => kind === 'TRNS')).toHaveLength((await journal()).length)
    },
  ],
  [
    'QuickBooks Desktop',
    'a vendor on each row of sales tax, and on no other, who is in the file too',
    async () => {
      const name = (row: readonly string[]) => row[4]
      const rows = (await cells()).filter(([kind]) => kind === 'TRNS' || kind === 'SPL')
      expect(rows.filter(row => row[3] === '2200').map(name)).toEqual(['Sales Tax Agency', 'Sales Tax Agency'])
      expect(rows.filter(row => row[3] !== '2200' && name(row) !== '')).toEqual([])
      expect((await cells()).filter(([kind]) => kind === 'VEND')).toEqual([['VEND', 'Sales Tax Agency']])
      const own = journalIif(await journal({ ...accounts, taxAgency: 'State Tax Office' } as typeof accounts))
      expect(own).toContain('\t2200\tState Tax Office\t')
      expect(own).toContain('VEND\tState Tax Office\r\n')
    },
  ],
  [
    'QuickBooks Desktop',
    'as many cells in every row as the header names',
    async () => {
      for (const row of (await cells()).filter(([kind]) => kind === 'TRNS' || kind === 'SPL')) expect(row).toHaveLength(8)
    },
  ],
  [
    'a spreadsheet',
    'UTF-8 with its mark, CRLF, and a cell in quotes where it holds a comma or a quote',
    async () => {
      const entry = { number: '1', on: '2027-10-16', postings: [{ account: '4200', cents: 100, memo: 'Zoë said “1,2”, and "3"' }] }
      expect(csvOf(journalSheet([entry]))).toBe(
        '\ufeffJournal No,Journal Date,Account,Debits,Credits,Description\r\n1,10/16/2027,4200,1.00,,"Zoë said “1,2”, and ""3"""\r\n',
      )
    },
  ],
  [
    'a spreadsheet',
    'no cell that it would run as a formula',
    async () => {
      const titles = ['=HYPERLINK("http://x.example")', '+1', '-1', '@SUM(A1)', '\t=1', '＝1']
      const made = (await lines()).slice(0, 1).flatMap(line => titles.map(title => ({ ...line, title, accountCode: title })))
      for (const file of [csvOf(accountingSheet(made)), csvOf(journalSheet(journalOf(made, [], accounts)))])
        for (const cell of Papa.parse<string[]>(file.replace('\ufeff', ''))
          .data.flat()
          .filter(one => titles.includes(one.replace(/^'/, ''))))
          expect(cell).toMatch(/^'/)
    },
  ],
]

describe('the files of the journal have what is asked for', () => {
  it.each(requirements)('by %s: %s', async (_program, _requirement, check) => {
    expect.hasAssertions()
    await check()
  })

  it('in IIF, whatever a title holds: no break, tab or quote reaches the file', () => {
    const sign = constantFrom('\t', '\n', '\r', '"', 'é', '=', 'a', '—')
    assert(
      property(sign, sign, integer({ min: 1, max: 1_000_000 }), (one, two, cents) => {
        const memo = `A${one}${two}b`
        const postings = [
          { account: memo, cents, memo },
          { account: '1', cents: 0 - cents, memo },
        ]
        const [row] = journalIif([{ number: '1', on: '2027-01-31', postings }])
          .split('\r\n')
          .slice(3)
        expect(row!.split('\t')).toHaveLength(8)
        expect(row).toMatch(/^[\t\u0020-\u0021\u0023-\u007e]*$/)
      }),
    )
  })
})
