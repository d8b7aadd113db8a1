import { describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { memberships, terms } from '../../../../src/domain/memberships/memberships.collection'
import { emailKeys } from '../../../../src/domain/people/email-keys.collection'
import { namesOf } from '../../../../src/domain/people/normal-name-and-phone'
import { people } from '../../../../src/domain/people/people.collection'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import { sha256 } from '../../../../src/domain/shared/sha256'
import { continueCheckout } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { discountCodes } from '../../../../src/domain/shop/codes/discount-codes.collection'
import { createDeskOrderHandler } from '../../../../src/domain/shop/desk/create-desk-order.handler'
import type { DeskOrder } from '../../../../src/domain/shop/desk/desk-order.contract'
import { quoteDeskOrderHandler } from '../../../../src/domain/shop/desk/quote-desk-order.handler'
import { friend, gift, payingWorld, visa } from '../../../support/shop/paying'
import { posters } from '../../../support/shop/shop-world'

const mia = 'mia@post.example'
const key = '00000000-0000-4000-8000-000000000001'

async function openDesk() {
  const world = await payingWorld()
  const { behind } = world
  const emails = [{ address: mia, verified: true }]
  await behind.commit(
    behind.creating(people, 'mia', { names: namesOf('Mia', 'Voss'), emails, kind: 'person', tags: [], status: 'active' }),
    behind.creating(emailKeys, await sha256(mia), { personId: 'mia' }),
  )
  /** An account of a member of staff, who has just signed in unless told otherwise. */
  const staff = async (sc: string) => {
    const claims = { pid: `p-${sc}`, adm: 1, sc } as const
    await world.enter(claims)
    const { uid } = world.auth.current!
    await world.enter(undefined)
    return (authenticatedAt = world.clock.now()) => ({ ...world.context, actor: { uid, secondFactor: true, claims, authenticatedAt } })
  }
  const [money, guide] = [await staff('m'), await staff('g')]
  return {
    ...world,
    made: (id: string) => world.order(id),
    money,
    guide,
    quote: (input: object) => invokeHandler(quoteDeskOrderHandler, money(), input) as Promise<Record<string, unknown>>,
    order: (input: Partial<DeskOrder>, by = money()) =>
      invokeHandler(createDeskOrderHandler, by, { lines: [friend()], key: crypto.randomUUID(), email: mia, seenCents: 5000, ...input }) as Promise<{
        readonly orderId: string
        readonly orderKey: string
      }>,
  }
}

describe('an order at the desk', () => {
  it('is priced for whoever has the address, with the days after the term that they have', async () => {
    const { quote } = await openDesk()
    const days = [{ lineId: 'friend', starts: '2028-01-01', ends: '2028-12-31', until: '2027-12-31' }]
    expect(await quote({ lines: [friend()], email: mia })).toMatchObject({ totalCents: 5000, hasMemberPrices: false, payer: 'Mia Voss', days })
    expect(await quote({ lines: [friend(2)], email: 'new@post.example' })).toMatchObject({
      hasMemberPrices: false,
      days: [{ lineId: 'friend', starts: '2027-10-16', ends: '2029-10-15' }],
    })
  })

  it('of goods is in the audit, and the pieces that it holds and gives back are not', async () => {
    const desk = await openDesk()
    const before = await desk.stockOf('poster')
    const { orderId } = await desk.order({ lines: [posters()], seenCents: 4345 })
    await desk.recordPayment({ orderId, method: 'cash', receivedOn: '2027-10-16' })
    expect(await desk.stockOf('poster')).toBe(before! - 1)
    await desk.refund(orderId, [{ lineId: 'poster', pieces: 1 }])
    expect(await desk.stockOf('poster')).toBe(before)
    const entries = await desk.behind.find(audit)
    expect(entries.filter(({ entity }) => entity === 'products')).toEqual([])
    expect(entries.filter(({ entityId }) => entityId === orderId)).not.toEqual([])
  })

  it('brings exactly the quoted days once it is paid, also to somebody without an account', async () => {
    const world = await openDesk()
    const { quote, order, behind } = world
    const lines = [friend(), friend(1, { id: 'second' })]
    const quoted = await quote({ lines, email: 'new@post.example' })
    const { orderId } = await order({ lines, email: 'new@post.example', seenCents: 10_000 })
    await world.recordPayment({ orderId, method: 'cash', receivedOn: '2027-10-16' })
    const [held] = (await behind.find(memberships)).filter(({ personId }) => personId !== 'mia')
    const found = await behind.find(terms, { params: { membership: held!.id } })
    const days = (quoted['days'] as readonly { readonly starts: string; readonly ends: string }[]).map(({ starts, ends }) => `${starts} ${ends}`)
    expect(found.map(({ start, end }) => `${start} ${end}`).toSorted()).toEqual(days)
  })

  it('is made once for its key, and holds its goods as long as it can be paid', async () => {
    const world = await openDesk()
    const input = { lines: [posters(2)], key, seenCents: 8690 }
    const [one, two] = [await world.order(input), await world.order(input)]
    expect(one).toEqual(two)
    const [made] = await world.orders()
    expect([(await world.orders()).length, made!.source, made!.personId, await world.stockOf('poster')]).toEqual([1, 'desk', 'mia', 1])
    expect((await world.holds()).map(({ until }) => until)).toEqual([made!.payBy])
  })

  it('takes a discount code, which counts for the buyer and not for the staff', async () => {
    const world = await openDesk()
    const { quote, order, behind } = world
    const code = { code: 'SPRING', title: 'Spring', percent: 20, kinds: ['membership' as const], perPerson: 1, status: 'live' as const }
    await behind.commit(behind.creating(discountCodes, 'spring', code))
    const withCode = { lines: [friend()], code: 'spring', email: 'new@post.example' }
    expect(await quote(withCode)).toMatchObject({ totalCents: 4000 })
    await order({ ...withCode, seenCents: 4000 })
    const [made] = await world.orders()
    expect(made).toMatchObject({ total: { cents: 4000 }, lines: [{ discountCents: 1000 }, { kind: 'discount', refId: 'spring' }] })
    const usedBefore = { state: 'refused', refusals: [{ reason: 'code', problem: 'used-before' }] }
    expect(await quote(withCode)).toEqual(usedBefore)
    expect(await quote({ ...withCode, email: mia })).toMatchObject({ totalCents: 4000 })
  })

  it('is refused beyond $10,000, without a recent sign-in, and to staff of another scope', async () => {
    const world = await openDesk()
    const { order, money, guide, clock } = world
    const large = { lines: [gift(1_000_001)], seenCents: 1_000_001 }
    await expect(order(large)).rejects.toMatchObject({ details: { rule: 'order-too-large' } })
    await expect(order({}, money(new Date(clock.now().getTime() - 3_600_000)))).rejects.toMatchObject({
      details: { rule: 'requires-recent-login' },
    })
    await expect(order({}, guide())).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await world.orders()).toEqual([])
  })

  it('asks about the same payer and amount for ten minutes, also of an order from the website', async () => {
    const world = await openDesk()
    const { order } = world
    await world.checkout([gift(2500)], { email: 'new@post.example' })
    const again = { lines: [gift(2500)], email: 'new@post.example', seenCents: 2500 }
    await expect(order(again)).rejects.toMatchObject({ details: { rule: 'payment-twice' } })
    await order({ ...again, isAnother: true })
    await order({ ...again, email: 'other@post.example' })
    await world.later(11)
    await order(again)
    expect((await world.orders()).length).toBe(4)
  })
})

describe('an order at the desk that nobody pays', () => {
  const declined = '4000000000000002'
  /** Two posters of three are on an order at the desk. */
  const waiting = async () => {
    const desk = await openDesk()
    const { orderId, orderKey } = await desk.order({ lines: [posters(2)], seenCents: 8690 })
    const state = async () => [(await desk.made(orderId)).status, await desk.stockOf('poster'), ...(await desk.holds()).map(({ status }) => status)]
    return { ...desk, orderId, orderKey, state }
  }

  it('gives its goods back after an hour, also where the card was declined', async () => {
    const desk = await waiting()
    const payment = await desk.call(continueCheckout, { orderId: desk.orderId, orderKey: desk.orderKey })
    await desk.payments.pay(payment.by === 'card' ? payment.clientSecret : '', declined)
    await desk.later(59)
    expect(await desk.state()).toEqual(['pending', 1, 'held'])
    await desk.later(6)
    expect(await desk.state()).toEqual(['expired', 3, 'released'])
    await desk.later(60)
    expect([await desk.stockOf('poster'), await desk.balances()]).toEqual([3, [0, 0]])
  })

  it('takes no money afterwards: neither cash, nor the card form that was still open', async () => {
    const desk = await waiting()
    const { orderId, orderKey } = desk
    const payment = await desk.call(continueCheckout, { orderId, orderKey })
    await desk.later(65)
    await desk.payments.pay(payment.by === 'card' ? payment.clientSecret : '', visa).catch(() => undefined)
    await desk.later(5)
    await expect(desk.recordPayment({ orderId, method: 'cash', receivedOn: '2027-10-16' })).rejects.toMatchObject({ details: { from: 'expired' } })
    await expect(desk.call(continueCheckout, { orderId, orderKey })).rejects.toMatchObject({ details: { rule: 'order-over' } })
    expect([await desk.state(), await desk.balances()]).toEqual([
      ['expired', 3, 'released'],
      [0, 0],
    ])
  })

  it('keeps its goods where the second card pays', async () => {
    const desk = await waiting()
    const payment = await desk.call(continueCheckout, { orderId: desk.orderId, orderKey: desk.orderKey })
    const secret = payment.by === 'card' ? payment.clientSecret : ''
    await desk.payments.pay(secret, declined)
    await desk.payments.pay(secret, visa)
    await desk.later(65)
    expect([await desk.stockOf('poster'), (await desk.made(desk.orderId)).status]).toEqual([1, 'paid'])
  })
})
