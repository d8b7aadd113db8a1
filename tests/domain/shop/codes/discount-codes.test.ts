import { beforeEach, describe, expect, it } from 'vitest'
import { handlerContext } from '../../../../src/domain/shared/functions/handler'
import type { DataOf } from '../../../../src/domain/shared/records/collection'
import { quoteDraft } from '../../../../src/domain/shop/checkout/quote-draft'
import { codeUses, discountCodes } from '../../../../src/domain/shop/codes/discount-codes.collection'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { friend, gift, type PayingWorld, payingWorld } from '../../../support/shop/paying'
import { line, posters } from '../../../support/shop/shop-world'

let shop: PayingWorld
const usd = (cents: number) => ({ cents, cur: 'usd' as const })

async function issue(more: Partial<DataOf<typeof discountCodes>> = {}): Promise<void> {
  const code = { code: 'SPRING', title: 'Spring', percent: 25, kinds: ['product' as const], status: 'live' as const, ...more }
  await shop.behind.commit(shop.behind.creating(discountCodes, 'spring', code))
}
const quoted = async (lines: Parameters<PayingWorld['quote']>[0] = [posters()], code = 'SPRING') => {
  const found = await shop.quote(lines, { code })
  return found.state === 'priced' ? found.totalCents : found.refusals.map(refusal => ('problem' in refusal ? refusal.problem : refusal.reason))
}
const uses = async () => [
  (await shop.behind.get(discountCodes, 'spring'))?.uses ?? 0,
  (await shop.behind.find(codeUses)).map(one => one.uses).toSorted((a, b) => a - b),
]
/** Orders with the code, at the price with the discount. */
async function order(email: string, lines = [posters()]) {
  const seenCents = Number(await quoted(lines))
  return shop.checkout(lines, { code: 'spring', email, seenCents })
}

beforeEach(async () => {
  shop = await payingWorld()
})

describe('a discount code', () => {
  it('lowers what it is for, before tax, and nothing else', async () => {
    await issue()
    // $48 less $12, and tax on what is left.
    expect(await quoted()).toBe(3600 + 311)
    expect(await quoted([posters(), gift(1000)], ' spring ')).toBe(3600 + 311 + 1000)
    expect(await quoted([gift(1000)])).toEqual(['nothing-for-it'])
    await shop.enter({ pid: 'mia' })
    expect(await quoted([friend()])).toEqual(['nothing-for-it'])
  })

  it('is a line of the order, and a refund gives back what was paid', async () => {
    await issue({ percent: undefined, amount: usd(800) })
    const { orderId, payment } = await order('bo@post.example')
    await shop.payments.pay(payment.by === 'card' ? payment.clientSecret : '', '4242424242424242')
    expect(await shop.order(orderId)).toMatchObject({
      status: 'paid',
      lines: [
        { id: 'poster', discountCents: 800 },
        { kind: 'discount', refId: 'spring', title: 'Spring (SPRING)', unit: usd(-800) },
      ],
      total: usd(4000 + 345),
    })
    await shop.refund(orderId, [{ lineId: 'poster', pieces: 1 }])
    expect(await shop.order(orderId)).toMatchObject({ status: 'refunded' })
    const [ledger, provider] = await shop.balances()
    expect([ledger, provider]).toEqual([0, 0])
  })

  it.each([
    ['unknown', { code: 'OTHER' }],
    ['unknown', { status: 'draft' }],
    ['not-yet', { from: '2027-10-17' }],
    ['over', { until: '2027-10-15' }],
    ['over', { status: 'ended' }],
    ['used-up', { maxUses: 3, uses: 3 }],
  ] as const)('is refused as %s', async (problem, more) => {
    await issue(more)
    expect(await quoted()).toEqual([problem])
  })

  it('is valid on its first day, on its last, and until its uses are used up', async () => {
    await issue({ from: '2027-10-16', until: '2027-10-16', maxUses: 4, uses: 3 })
    expect(await quoted()).toBe(3600 + 311)
  })

  it('is counted by the order that uses it, once, and given back where the order ends unpaid', async () => {
    await issue({ maxUses: 1 })
    const key = crypto.randomUUID()
    const seenCents = Number(await quoted())
    const same = { code: 'SPRING', key, seenCents }
    await shop.checkout([posters()], same)
    await shop.checkout([posters()], same)
    expect(await uses()).toEqual([1, [1]])
    expect(await quoted()).toEqual(['used-up'])
    await shop.later(75)
    expect(await uses()).toEqual([0, [0]])
    expect(await quoted()).toBe(seenCents)
  })

  it('is given back by its count alone where its order has come to somebody who never used it', async () => {
    await issue({ maxUses: 2, uses: 1 })
    await shop.enter({ pid: 'mia' })
    const { orderId } = await order('mia@post.example')
    expect(await uses()).toEqual([2, [1]])
    await shop.behind.change(orders, (await shop.behind.get(orders, orderId))!, { personId: 'merged' })
    await shop.later(75)
    expect(await uses()).toEqual([1, [1]])
  })

  it('is given back to an address that has a person since', async () => {
    await issue()
    const { orderId } = await order('bo@post.example')
    await shop.behind.change(orders, (await shop.behind.get(orders, orderId))!, { personId: 'bo' })
    await shop.later(75)
    expect(await uses()).toEqual([0, [0]])
  })

  it('is used by one person as often as it may be, whatever they quote', async () => {
    const books = [line('product', 'book/one')]
    await issue({ perPerson: 1 })
    await order('bo@post.example', books)
    await order('ana@post.example', books)
    await expect(order('Bo@post.example', books)).rejects.toMatchObject({
      details: { rule: 'order-refused', refusals: [{ reason: 'code', problem: 'used-before' }] },
    })
    expect(await uses()).toEqual([2, [1, 1]])
    await shop.enter({ pid: 'mia' })
    await order('mia@post.example', books)
    expect(await quoted(books)).toEqual(['used-before'])
  })

  it('is not used beyond its limit by buyers who order at once', async () => {
    await issue({ maxUses: 2 })
    const seenCents = Number(await quoted())
    const tries = ['a', 'b', 'c'].map(name => shop.checkout([posters()], { code: 'SPRING', email: `${name}@post.example`, seenCents }))
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await uses())[0]).toBe(2)
  })

  it('cannot be guessed: different codes are limited for a caller, and the same one counts once', async () => {
    await issue()
    const context = handlerContext({ ...shop.context, network: '203.0.113' })
    const ask = (code: string) => quoteDraft(context, { lines: [posters()], code }, { personId: undefined, source: 'web' })
    for (let n = 0; n < 59; n++) await ask(`GUESS${n}`)
    for (let n = 0; n < 5; n++) expect(await ask('SPRING')).toMatchObject({ state: 'priced' })
    await expect(ask('GUESS')).rejects.toMatchObject({ rule: 'too-many-attempts' })
  })
})
