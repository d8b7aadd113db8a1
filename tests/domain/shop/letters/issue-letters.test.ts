import { beforeEach, describe, expect, it } from 'vitest'
import { donations } from '../../../../src/domain/giving/donations.collection'
import { sequenceNumbers } from '../../../../src/domain/shared/records/sequence-numbers.collection'
import { sha256 } from '../../../../src/domain/shared/sha256'
import { checkedPath } from '../../../../src/domain/shared/stored-path'
import type { LetterRow } from '../../../../src/domain/shop/letters/issue-letters.contract'
import { memoryWorld } from '../../../support/memory-world'
import { type LettersWorld, lettersWorld, usd } from '../../../support/shop/letters-world'
import { friend, gift } from '../../../support/shop/paying'
import { line, posters } from '../../../support/shop/shop-world'

let shop: LettersWorld

/** The kind and deductible cents, or why there is no letter. */
const outcome = ({ letter, why }: LetterRow) => (letter ? `${letter.kind} ${letter.deductibleCents}` : why.join(', '))
const outcomes = (rows: readonly LetterRow[]) => rows.map(outcome)
const due = async (more = {}) => outcomes((await shop.issue({ dryRun: true, ...more })).rows)

/** The legal name is not entered yet, so these orders get no letter when they are paid. */
beforeEach(async () => {
  shop = await lettersWorld()
  await shop.enter({ pid: 'mia' })
})

describe('letters for what was given (examples from the specification, §D8)', () => {
  it('has “no goods or services” for a gift of $250 with nothing in return, and the law requires it', async () => {
    const orderId = await shop.buy([gift(25_000)])
    await shop.legal()
    const { rows } = await shop.issue({ ids: [orderId] })
    expect(rows).toMatchObject([{ id: orderId, name: 'Mia Lund', letter: { kind: 'noGoods', deductibleCents: 25_000, isRequired: true } }])
    const [letter] = await shop.written()
    expect(letter).toMatchObject({ number: '2027-000001', personId: 'mia', orderLineIds: [`${orderId}-roof`], about: [orderId], status: 'issued' })
    expect(letter!.text).toContain('No goods or services were provided in exchange for this contribution.')
    expect(letter!.text).toContain('Saltlight Arts, Inc., EIN 00-1234567')
    expect(letter!.textHash).toBe(await sha256(letter!.text))
    expect(rows[0]!.letter!.issued).toEqual({ letterId: letter!.id, number: '2027-000001', path: letter!.pdfPath })
    const page = await (await shop.context.storage.read(checkedPath(letter!.pdfPath))).text()
    expect(page).toContain('<p>Mia Lund, thank you for your gift.</p>')
    expect((await shop.behind.get(donations, `${orderId}-roof`))!.status).toBe('acknowledged')
  })

  it.each([
    [100, 35, 'quidProQuo 6500', true],
    [76, 10, 'quidProQuo 6600', true],
    [75, 10, 'quidProQuo 6500', false],
  ])('states the value received for a level of $%d with benefits of $%d', async (price, fmv, expected, mustDisclose) => {
    await shop.level('level', price, fmv)
    await shop.buy([line('membership', 'lover/level')])
    await shop.legal()
    const { rows } = await shop.issue()
    expect([outcomes(rows), rows[0]!.letter!.mustDisclose]).toEqual([[expected], mustDisclose])
  })

  it('never comes to a level whose benefits nobody has valued: it cannot be bought', async () => {
    const quoted = await shop.quote([line('membership', 'lover/patron')])
    expect(quoted).toMatchObject({ state: 'refused', refusals: [{ reason: 'value-of-benefits-unknown' }] })
  })

  it('describes a work that its artist gave, and states no amount', async () => {
    await shop.legal()
    await shop.record('work', { amount: usd(0), inKind: { description: 'Tidal flats, oil on canvas', isOwnWork: true } })
    await shop.record('frames', { amount: usd(0), inKind: { description: 'Forty frames' } })
    expect(outcomes((await shop.issue()).rows)).toEqual(['inKind 0', 'auctionArtist 0'])
    const [, work] = await shop.written()
    expect(work!.text).toContain('Tidal flats, oil on canvas.')
    expect(work!.text).not.toContain('$')
  })

  it('has nothing for goods, and one letter for the gift and the membership of an order', async () => {
    await shop.legal()
    await shop.buy([posters()])
    await shop.buy([gift(5000), friend()])
    expect(await shop.log()).toEqual(['2027-000001 quidProQuo 8400'])
    expect(await due()).toEqual([])
  })
})

describe('refusals', () => {
  it('say that legal name and tax number are missing, and what was issued already', async () => {
    const orderId = await shop.buy([gift(5000)])
    expect(await due()).toEqual(['legal-name-missing, ein-missing'])
    await shop.legal({ ein: '12345' })
    expect(outcomes((await shop.issue({ ids: [orderId] })).rows)).toEqual(['ein-missing'])
    expect(await shop.log()).toEqual([])
    await shop.legal({ ein: '00-1234567' })
    expect(await due()).toEqual(['small 5000'])
    await shop.issue({ ids: [orderId] })
    expect(outcomes((await shop.issue({ ids: [orderId] })).rows)).toEqual(['already-lettered'])
    expect(outcomes((await shop.issue({ ids: ['nobody-gave-this'] })).rows)).toEqual(['nothing-given'])
    expect(await shop.log()).toEqual(['2027-000001 small 5000'])
  })

  it('name a description that states a value, and a gift that was paid back', async () => {
    const orderId = await shop.buy([gift(5000)])
    await shop.refund(orderId, [{ lineId: 'roof', cents: 5000 }])
    await shop.legal()
    await shop.record('table', { amount: usd(0), inKind: { description: 'A table worth $400' } })
    expect(await due()).toEqual(['value-in-description'])
    expect(outcomes((await shop.issue({ ids: [orderId] })).rows)).toEqual(['fully-refunded'])
  })

  it('leaves out gifts that were thanked for where they come from', async () => {
    await shop.legal()
    await shop.record('old', { thankedElsewhere: true })
    await shop.record('old-too', { status: 'acknowledged' })
    expect(await due()).toEqual([])
    expect(await due({ what: 'statements' })).toEqual(['yearEnd 20000'])
  })

  it('are for staff of the scope money alone', async () => {
    await expect(shop.functions.call('issueLetters', { key: crypto.randomUUID(), input: {} })).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('numbers', () => {
  it('have no gap, and no line has two letters, when two of the staff issue at once', async () => {
    await shop.legal()
    for (let i = 0; i < 30; i++) await shop.record(`gift-${String(i).padStart(2, '0')}`)
    const both = await Promise.all([shop.issue(), shop.issue()])
    let rest = 1
    while (rest > 0) rest = (await shop.issue()).rows.length
    const written = await shop.written()
    expect(written.map(({ number }) => number).toSorted()).toEqual(Array.from({ length: 30 }, (_, i) => `2027-${String(i + 1).padStart(6, '0')}`))
    expect(new Set(written.flatMap(({ orderLineIds }) => orderLineIds)).size).toBe(30)
    expect(both.flatMap(({ rows }) => rows).filter(({ letter }) => letter).length).toBeLessThanOrEqual(30)
    expect((await shop.behind.get(sequenceNumbers, 'letters-2027'))!.last).toBe(30)
  })

  it('are of the year in which it was given', async () => {
    await shop.legal()
    await shop.record('late', { receivedOn: '2027-01-04', taxYear: 2026 })
    expect(await due()).toEqual([])
    await shop.issue({ taxYear: 2026 })
    expect(await shop.log()).toEqual(['2026-000001 noGoods 10000'])
  })

  it('are of the year and the person that staff entered for a gift, not of its payment', async () => {
    const orderId = await shop.buy([gift(5000)])
    const entered = (await shop.behind.get(donations, `${orderId}-roof`))!
    await shop.behind.change(donations, entered, { taxYear: 2026, personId: 'bo' })
    await shop.legal()
    expect(await due()).toEqual([])
    const { rows } = await shop.issue({ taxYear: 2026 })
    expect(rows.map(row => [row.name, outcome(row)])).toEqual([['Bo Ek', 'small 5000']])
  })
})

describe('statements of a year', () => {
  it('say everything that somebody gave, besides letters, once', async () => {
    await shop.legal()
    await shop.buy([gift(5000)])
    await shop.record('check', { amount: usd(30) })
    await shop.record('of-bo', { personId: 'bo' })
    expect(await shop.log()).toEqual(['2027-000001 small 5000'])
    const { rows } = await shop.issue({ what: 'statements' })
    expect(rows.map(row => [row.name, outcome(row)])).toEqual([
      ['Bo Ek', 'yearEnd 10000'],
      ['Mia Lund', 'yearEnd 8000'],
    ])
    expect(await due({ what: 'statements' })).toEqual([])
    expect(outcomes((await shop.issue({ what: 'statements', ids: ['mia'] })).rows)).toEqual(['already-lettered'])
    // The statement repeats gifts. Gifts without a letter still need one.
    expect(await due()).toEqual(['small 3000', 'noGoods 10000'])
  })
})

describe('the letter of the sample season', () => {
  it('has the hash of its own text', async () => {
    const { store } = await memoryWorld({ sample: true })
    const { text, textHash } = (await store.get('letters/letter-2027-000001'))!.data
    expect(await sha256(String(text))).toBe(textHash)
  })
})
