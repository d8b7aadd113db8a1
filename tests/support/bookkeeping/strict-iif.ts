export interface IifTransaction {
  readonly date: string
  readonly number: string
  readonly splits: readonly { readonly account: string; readonly name: string; readonly cents: number; readonly memo: string }[]
}

/**
 * What QuickBooks Desktop takes. Columns, keywords and which are required: Intuit’s “Reference guide to import files”, transactions and vendor
 * list (support.quickbooks.intuit.com, In-Product Help, IIF). Lengths are those of its programming interface (qbXML, as in
 * consolibyte/quickbooks-php, `JournalEntryAddRq` and `AccountAddRq`): 11 characters for the number of an entry, 31 for the name of an account,
 * 4000 for a memo; 41 for the name of a vendor.
 */
const [numberLength, nameLength, vendorLength, memoLength] = [11, 31, 41, 4000]

const check = (holds: boolean, what: string) => {
  if (!holds) throw new Error(`not IIF: ${what}`)
}

/** The transactions of an IIF file of journal entries; throws where QuickBooks would refuse it or read something else. */
export function strictIif(text: string): readonly IifTransaction[] {
  check(/^[\t\r\n\u0020-\u007e]*$/.test(text) && !text.includes(';'), 'a sign outside of ASCII, a byte-order mark, or a semicolon')
  check(text.endsWith('\r\n') && !/\r(?!\n)|(?<!\r)\n/.test(text), 'lines do not end with CRLF')
  const all = text.slice(0, -2).split('\r\n')
  const vendors = all.filter(row => row.startsWith('VEND\t')).map(row => row.slice('VEND\t'.length))
  check(vendors.length === 0 || all[0] === '!VEND\tNAME', 'vendors without their header')
  for (const vendor of vendors) check(/^[^\t:]+$/.test(vendor) && vendor.length <= vendorLength, `the vendor ${vendor}`)
  const [trns, spl, end, ...rows] = all.slice(vendors.length > 0 ? vendors.length + 1 : 0)
  const names = trns!.split('\t').slice(1)
  check(trns!.startsWith('!TRNS\t') && spl === ['!SPL', ...names].join('\t') && end === '!ENDTRNS', 'the three lines of headers')
  const known = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO', 'CLEAR']
  for (const name of names) check(known.includes(name), `the column ${name}`)
  const read: { date: string; number: string; splits: { account: string; name: string; cents: number; memo: string }[] }[] = []
  let before = 'ENDTRNS'
  for (const row of rows) {
    const [kind, ...cells] = row.split('\t')
    if (kind === 'ENDTRNS') {
      check(before === 'SPL' && cells.length === 0, 'a transaction without a split')
      check(read.at(-1)!.splits.reduce((sum, { cents }) => sum + cents, 0) === 0, 'a transaction does not add up to zero')
    } else {
      check(kind === 'TRNS' ? before === 'ENDTRNS' : kind === 'SPL' && (before === 'TRNS' || before === 'SPL'), `${kind} after ${before}`)
      check(cells.length === names.length && !row.includes('"'), `the cells of ${row}`)
      const of = (name: string) => cells[names.indexOf(name)] ?? ''
      const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(of('DATE')) ?? []
      const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
      check(date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day), `the date ${of('DATE')}`)
      check(of('TRNSTYPE') === 'GENERAL JOURNAL', `the type ${of('TRNSTYPE')}`)
      check(
        of('ACCNT') !== '' &&
          of('ACCNT')
            .split(':')
            .every(part => part.length <= nameLength),
        `the account ${of('ACCNT')}`,
      )
      check(/^-?\d+\.\d{2}$/.test(of('AMOUNT')) && Number(of('AMOUNT')) !== 0, `the amount ${of('AMOUNT')}`)
      check(of('NAME') === '' || vendors.includes(of('NAME')), `the name ${of('NAME')}, which is in no list`)
      check(of('MEMO').length <= memoLength, 'a memo that is too long')
      check(of('DOCNUM') !== '' && of('DOCNUM').length <= numberLength, `the number ${of('DOCNUM')}`)
      if (kind === 'TRNS') read.push({ date: of('DATE'), number: of('DOCNUM'), splits: [] })
      const now = read.at(-1)!
      check(now.date === of('DATE') && now.number === of('DOCNUM'), 'rows of a transaction differ in date or number')
      now.splits.push({ account: of('ACCNT'), name: of('NAME'), cents: Math.round(Number(of('AMOUNT')) * 100), memo: of('MEMO') })
    }
    before = kind!
  }
  check(before === 'ENDTRNS', 'the last transaction does not end')
  check(new Set(read.map(({ number }) => number)).size === read.length, 'a number twice')
  return read
}
