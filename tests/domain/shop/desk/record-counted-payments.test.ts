import { beforeEach, describe, expect, it } from 'vitest'
import { people } from '../../../../src/domain/people/people.collection'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import { orderMembership } from '../../../../src/domain/shop/desk/order-membership.contract'
import type { CountedPayments } from '../../../../src/domain/shop/desk/record-counted-payments.contract'
import { recordCountedPaymentsHandler } from '../../../../src/domain/shop/desk/record-counted-payments.handler'
import { peopleEditor } from '../../../support/office'
import { type PayingWorld, payingWorld } from '../../../support/shop/paying'

let shop: PayingWorld
let orderIds: string[]
const claims = { pid: 'p-money', adm: 1, sc: 'm' } as const

/** Records the checks of these orders, as counted. */
async function record(ids: readonly string[], counted: Pick<CountedPayments, 'count' | 'totalCents'>, more: Partial<CountedPayments> = {}) {
  await shop.enter(claims)
  const actor = { uid: shop.auth.current!.uid, secondFactor: true, claims, authenticatedAt: shop.clock.now() }
  const payments = ids.map((orderId, i) => ({ orderId, method: 'cheque' as const, ref: String(100 + i) }))
  return invokeHandler(recordCountedPaymentsHandler, { ...shop.context, actor }, { receivedOn: '2027-10-16', payments, ...counted, ...more })
}
const paid = async () => (await shop.orders()).filter(({ status }) => status === 'paid').length

beforeEach(async () => {
  shop = await payingWorld()
  const { behind } = shop
  const names = ['ann', 'ben', 'cyd']
  await behind.commit(
    ...names.map(id => {
      const emails = [{ address: `${id}@post.example`, verified: true }]
      return behind.creating(people, id, {
        names: { first: id, last: '', display: id, sort: id },
        kind: 'person',
        tags: [],
        status: 'active',
        emails,
      })
    }),
  )
  await shop.enter(peopleEditor)
  orderIds = []
  for (const personId of names) {
    const asked = { personId, productId: 'lover', level: 'friend', method: 'cheque', seenCents: 5000 } as const
    orderIds.push((await shop.call(orderMembership, { key: `a-key-of-${personId}`, ...asked })).orderId)
  }
})

describe('a counted pile of checks', () => {
  it('is recorded only if the orders add up to it, to the check and to the cent', async () => {
    const disagrees = { details: { rule: 'batch-disagrees' } }
    await expect(record(orderIds, { count: 2, totalCents: 15_000 })).rejects.toMatchObject(disagrees)
    await expect(record(orderIds, { count: 3, totalCents: 14_999 })).rejects.toMatchObject(disagrees)
    await expect(record(orderIds.slice(1), { count: 3, totalCents: 15_000 })).rejects.toMatchObject(disagrees)
    expect([await paid(), await shop.ledger()]).toEqual([0, []])
    expect(await record(orderIds, { count: 3, totalCents: 15_000 })).toEqual({ recorded: 3, left: [] })
    expect([await paid(), await shop.ledger()]).toEqual([3, Array.from({ length: 3 }, () => 'cheque 5000 succeeded')])
    for (const id of ['ann', 'ben', 'cyd']) expect(await shop.terms(id)).toEqual(['2027-10-16 2028-10-15 new'])
  })

  it('that was refused leaves orders which end in their time, without a term, a payment or a mail', async () => {
    const mails = shop.mails()
    await expect(record(orderIds, { count: 3, totalCents: 14_999 })).rejects.toMatchObject({ details: { rule: 'batch-disagrees' } })
    await shop.later(13 * 24 * 60)
    expect((await shop.orders()).map(({ status }) => status)).toEqual(Array.from({ length: 3 }, () => 'awaiting_payment'))
    await shop.later(24 * 60 + 5)
    expect((await shop.orders()).map(({ status }) => status)).toEqual(Array.from({ length: 3 }, () => 'expired'))
    expect([await shop.ledger(), shop.mails()]).toEqual([[], mails])
    for (const id of ['ann', 'ben', 'cyd']) expect(await shop.terms(id)).toEqual([])
    const left = orderIds.map(orderId => ({ orderId, reason: 'order-over' }))
    expect(await record(orderIds, { count: 3, totalCents: 15_000 })).toEqual({ recorded: 0, left })
  })

  it('is recorded once, however often and at once it is sent', async () => {
    const pile = { count: 3, totalCents: 15_000 }
    await Promise.allSettled([record(orderIds, pile), record(orderIds, pile)])
    expect(await record(orderIds, pile)).toEqual({ recorded: 3, left: [] })
    expect(await shop.ledger()).toHaveLength(3)
    expect(shop.mails().filter(mail => mail.includes('Your receipt'))).toHaveLength(3)
    for (const id of ['ann', 'ben', 'cyd']) expect(await shop.terms(id)).toHaveLength(1)
  })

  it('names an order that other money paid before: another check, or one that was refunded since', async () => {
    const [first, second] = orderIds as [string, string]
    await record([first], { count: 1, totalCents: 5000 })
    const again = [{ orderId: first, method: 'cheque', ref: '771' }] as const
    const left = [{ orderId: first, reason: 'paid-before' }]
    await shop.later(60)
    expect(await record([first], { count: 1, totalCents: 5000 }, { payments: [...again] })).toEqual({ recorded: 0, left })
    await record([second], { count: 1, totalCents: 5000 })
    await shop.store.commit([{ op: 'update', path: `orders/${second}`, data: { status: 'refunded' } }])
    expect(await record([second], { count: 1, totalCents: 5000 })).toEqual({ recorded: 0, left: [{ orderId: second, reason: 'paid-before' }] })
    expect(await shop.ledger()).toHaveLength(2)
  })

  it('leaves what has ended, and names it', async () => {
    await shop.store.commit([{ op: 'update', path: `orders/${orderIds[1]}`, data: { status: 'expired' } }])
    expect(await record(orderIds, { count: 3, totalCents: 15_000 })).toEqual({ recorded: 2, left: [{ orderId: orderIds[1], reason: 'order-over' }] })
    expect(await paid()).toBe(2)
  })

  it('is refused with an order twice, one that is not there, a day to come, and from staff who take no money', async () => {
    const [one] = orderIds as [string]
    await expect(record([one, one], { count: 2, totalCents: 10_000 })).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(record(['nobody'], { count: 1, totalCents: 5000 })).rejects.toMatchObject({ details: { rule: 'order-unknown' } })
    await expect(record([one], { count: 1, totalCents: 5000 }, { receivedOn: '2027-10-17' })).rejects.toMatchObject({ code: 'invalid-argument' })
    await shop.enter(peopleEditor)
    const { uid } = shop.auth.current!
    const input = { receivedOn: '2027-10-16', payments: [{ orderId: one, method: 'cash' as const }], count: 1, totalCents: 5000 }
    const editor = { ...shop.context, actor: { uid, secondFactor: true, claims: peopleEditor, authenticatedAt: shop.clock.now() } }
    await expect(invokeHandler(recordCountedPaymentsHandler, editor, input)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await paid()).toBe(0)
  })
})
