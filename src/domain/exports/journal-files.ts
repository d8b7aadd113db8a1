import { amountOf, type Sheet } from './csv-sheet'
import type { JournalEntry } from './journal'

/** `MM/DD/YYYY`, as QuickBooks reads dates in the United States. */
const usDate = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`

/**
 * The journal with the columns of QuickBooks Online (“Import journal entries”), which other programs map too. Amounts stand in one of two
 * columns, without a sign and with two decimals.
 */
export const journalSheet = (entries: readonly JournalEntry[]): Sheet => ({
  header: ['Journal No', 'Journal Date', 'Account', 'Debits', 'Credits', 'Description'],
  rows: entries.flatMap(({ number, on, postings }) =>
    postings.map(({ account, cents, memo }) => [
      number,
      usDate(on),
      account,
      cents > 0 ? amountOf(cents) : '',
      cents < 0 ? amountOf(0 - cents) : '',
      memo,
    ]),
  ),
})

/**
 * The journal for QuickBooks Desktop (IIF): tabs between cells, no quotes, signs that its code page has. The first posting is the transaction,
 * the others are its splits, and all of them add up to nothing. Intuit’s “Reference guide to import files” names the columns. Its sales tax
 * account takes no row without a vendor, so the vendors come first, as a list that the transactions refer to.
 */
export function journalIif(entries: readonly JournalEntry[]): string {
  const names = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO']
  const head = [`!TRNS\t${names.join('\t')}`, `!SPL\t${names.join('\t')}`, '!ENDTRNS']
  const vendors = new Set(entries.flatMap(({ postings }) => postings.flatMap(({ vendor = '' }) => plain(vendor) || [])))
  const listed = vendors.size === 0 ? [] : ['!VEND\tNAME', ...[...vendors].map(vendor => `VEND\t${vendor}`)]
  const written = entries.flatMap(({ number, on, postings }) => [
    ...postings.map(({ account, vendor = '', cents, memo }, n) =>
      [
        n === 0 ? 'TRNS' : 'SPL',
        'GENERAL JOURNAL',
        usDate(on),
        plain(account),
        plain(vendor),
        amountOf(cents),
        shortNumber(number),
        plain(memo),
      ].join('\t'),
    ),
    'ENDTRNS',
  ])
  return [...listed, ...head, ...written, ''].join('\r\n')
}

/** QuickBooks Desktop has room for 11 characters (`RefNumber` of its programming interface). The end of a number differs, and says which refund of an order it is. */
const shortNumber = (number: string) => plain(number).replace('-refund-', 'r').slice(-11)

/** Letters without accents, and neither quotes nor breaks, which would end a cell; users report that a semicolon stops the import, too. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\t\r\n]+/g, ' ')
    .replaceAll(';', ',')
    .replaceAll(/[^\u0020-\u007e]|"/g, '')
    .trim()
