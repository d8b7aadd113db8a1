import { beforeEach, describe, expect, it } from 'vitest'
import { donations } from '../../../../src/domain/giving/donations.collection'
import { isThanksDue } from '../../../../src/domain/giving/donors/thank-you-rules'
import { chargeMonthly } from '../../../../src/domain/shop/monthly/charge-monthly.job'
import { OwnGifts } from '../../../../src/domain/shop/own-gifts'
import { type LettersWorld, lettersWorld } from '../../../support/shop/letters-world'
import { gift } from '../../../support/shop/paying'

let shop: LettersWorld

/** Mia gives $25 a month from October 15 on. Sets the clock to 18:00 UTC of a day and runs the job that charges. */
const on = async (day: string) => {
  shop.localMode.setNow(new Date(`${day}T18:00:00Z`))
  await chargeMonthly.run(shop.context)
}
const monthly = () => shop.issue({ what: 'monthly' })
const shown = async () =>
  (await shop.issue({ what: 'monthly', dryRun: true })).rows.map(({ id, letter, why }) => `${id} ${letter?.deductibleCents ?? why.join(', ')}`)
const states = async () => (await shop.behind.find(donations)).map(({ status }) => status)
const monthOrders = async () =>
  (await shop.behind.find(donations)).filter(({ receivedOn }) => receivedOn.startsWith('2027-11')).map(({ orderId }) => orderId!)

beforeEach(async () => {
  shop = await lettersWorld()
  await shop.legal()
  await shop.enter({ pid: 'mia' })
  await shop.buy([gift(2500, { gift: { anonymous: false, named: false, monthly: true } })], { email: 'mia@post.example' })
  const day = shop.clock.now().toISOString().slice(8, 10)
  for (const month of ['2027-11', '2027-12']) await on(`${month}-${day}`)
})

describe('monthly gifts', () => {
  it('have one letter for the year, once it is over, with every month on it', async () => {
    expect(await shop.log()).toEqual([])
    expect((await shop.issue({ dryRun: true })).rows).toEqual([])
    expect(await shown()).toEqual(['mia year-not-over'])
    await monthly()
    expect(await shop.log()).toEqual([])
    await on('2028-01-02')
    expect(await shown()).toEqual(['mia 7500'])
    await monthly()
    expect(await shop.log()).toEqual(['2027-000001 monthlyYear 7500'])
    const [letter] = await shop.written()
    expect(letter!.text).toContain('thank you for your gifts in 2027.')
    expect(letter!.text.match(/we received \$25\.00/g)).toHaveLength(3)
    expect(await states()).toEqual(['acknowledged', 'acknowledged', 'acknowledged'])
  })

  it('have that letter among the statements of the year also where they began with its last month', async () => {
    shop.localMode.setNow(new Date('2027-12-20T18:00:00Z'))
    await shop.enter({ pid: 'bo' })
    await shop.buy([gift(2500, { gift: { anonymous: false, named: false, monthly: true } })], { email: 'bo@post.example' })
    await on('2028-01-02')
    await monthly()
    await shop.enter({ pid: 'bo' })
    const [year] = await shop.services.get(OwnGifts).byYear()
    expect([year!.year, year!.statements.map(({ deductibleCents }) => deductibleCents)]).toEqual([2027, [2500]])
  })

  it('are on no second letter, and leave no gap between the numbers', async () => {
    await on('2028-01-02')
    await monthly()
    await monthly()
    expect(await shown()).toEqual([])
    expect((await shop.issue({ what: 'monthly', ids: ['mia'] })).rows).toMatchObject([{ why: ['already-lettered'] }])
    await shop.record('check', { personId: 'bo' })
    await shop.issue()
    expect(await shop.log()).toEqual(['2027-000001 monthlyYear 7500', '2027-000002 noGoods 10000'])
  })

  it('have a letter at once only for what was given once in the same order', async () => {
    await shop.enter({ pid: 'bo' })
    await shop.buy([gift(2500, { id: 'each', gift: { anonymous: false, named: false, monthly: true } }), gift(6000, { id: 'once' })], {
      email: 'bo@post.example',
    })
    expect(await shop.log()).toEqual(['2027-000001 small 6000'])
  })

  it('have a void letter once all is paid back, even if the same order had something that was given once', async () => {
    await shop.enter({ pid: 'bo' })
    const eachMonth = gift(2500, { id: 'each', gift: { anonymous: false, named: false, monthly: true } })
    const both = await shop.buy([eachMonth, gift(6000, { id: 'once' })], { email: 'bo@post.example' })
    await on('2028-01-02')
    await shop.issue({ what: 'monthly', ids: ['bo'] })
    await shop.refund(both, [{ lineId: 'each', pieces: 1 }])
    expect(await shop.log()).toEqual(['2027-000001 small 6000', '2027-000002 monthlyYear 2500 void'])
  })

  it('have a corrected letter with the same number when a month is paid back, and when staff void and reissue it', async () => {
    await on('2028-01-02')
    await monthly()
    const [second] = await monthOrders()
    await shop.refund(second!, [{ lineId: 'gift', pieces: 1 }])
    expect(await shop.log()).toEqual(['2027-000001 monthlyYear 7500 void', '2027-000001 correction 5000'])
    await shop.voidLetter({ letterId: 'letter-2027-000001-2', reason: 'The name was wrong', replace: true, mail: false })
    expect(await shop.log()).toEqual(['2027-000001 monthlyYear 7500 void', '2027-000001 correction 5000 void', '2027-000001 correction 5000'])
    expect(await shown()).toEqual([])
  })

  it('are due again when their letter is void', async () => {
    await on('2028-01-02')
    await monthly()
    await shop.voidLetter({ letterId: 'letter-2027-000001', reason: 'It was sent to somebody else', replace: false, mail: false })
    expect(await shown()).toEqual(['mia 7500'])
    await monthly()
    expect(await shop.log()).toEqual(['2027-000001 monthlyYear 7500 void', '2027-000002 monthlyYear 7500'])
    // The giver sees the valid letter, above the gifts of the letter's year, the latest year first.
    for (const year of [2025, 2026]) await shop.record(`of-${year}`, { receivedOn: `${year}-05-01`, taxYear: year })
    await on('2028-01-20')
    await shop.enter({ pid: 'mia' })
    const years = await shop.services.get(OwnGifts).byYear()
    expect(years.map(({ year, statements }) => [year, ...statements.map(({ number }) => number)])).toEqual([
      [2028],
      [2027, '2027-000002'],
      [2026],
      [2025],
    ])
  })

  it('wait for no thanks until then, and their letter stands above the gifts of the year in the dashboard', async () => {
    expect((await shop.behind.find(donations)).filter(isThanksDue)).toEqual([])
    await on('2028-01-02')
    await monthly()
    await shop.enter({ pid: 'mia' })
    const [year] = await shop.services.get(OwnGifts).byYear()
    expect(year!.statements).toMatchObject([{ number: '2027-000001', isOfAll: false, deductibleCents: 7500 }])
    expect(year!.gifts.map(({ letter }) => letter)).toEqual(Array.from({ length: 3 }, () => ({ id: 'letter-2027-000001', number: '2027-000001' })))
  })
})
