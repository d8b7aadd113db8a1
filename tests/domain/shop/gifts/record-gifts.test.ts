import { describe, expect, it } from 'vitest'
import { donations } from '../../../../src/domain/giving/donations.collection'
import { pledges } from '../../../../src/domain/giving/pledges.collection'
import { emailKeys } from '../../../../src/domain/people/email-keys.collection'
import { namesOf } from '../../../../src/domain/people/normal-name-and-phone'
import { people } from '../../../../src/domain/people/people.collection'
import type { FunctionHandler } from '../../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import { sha256 } from '../../../../src/domain/shared/sha256'
import { listDonorsHandler } from '../../../../src/domain/shop/gifts/list-donors.handler'
import type { EnteredGift, GiftBatch } from '../../../../src/domain/shop/gifts/record-gifts.contract'
import { recordGiftsHandler } from '../../../../src/domain/shop/gifts/record-gifts.handler'
import { recordPledgeHandler, writeOffPledgeHandler } from '../../../../src/domain/shop/gifts/record-pledge.handler'
import { voidGoodsHandler } from '../../../../src/domain/shop/gifts/void-goods.handler'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { payingWorld } from '../../../support/shop/paying'

const key = '00000000-0000-4000-8000-000000000001'
const check = (personId: string, dollars: number, more: Partial<EnteredGift> = {}) =>
  ({ personId, causeId: 'roof', how: 'cheque', amountCents: dollars * 100, ...more }) as EnteredGift
const goods = (personId: string, description: string) => ({ personId, causeId: 'roof', how: 'goods', description }) as const
const batch = (...gifts: EnteredGift[]): GiftBatch => ({
  key,
  receivedOn: '2027-10-15',
  gifts,
  count: gifts.length,
  totalCents: gifts.reduce((sum, gift) => sum + (gift.how === 'goods' ? 0 : gift.amountCents), 0),
})

async function office() {
  const world = await payingWorld()
  const { behind } = world
  for (const id of ['mia', 'bo']) {
    const address = `${id}@post.example`
    await behind.commit(
      behind.creating(people, id, { names: namesOf(id, ''), emails: [{ address, verified: true }], kind: 'person', tags: [], status: 'active' }),
      behind.creating(emailKeys, await sha256(address), { personId: id }),
    )
  }
  const claims = { pid: 'p-money', adm: 1, sc: 'm' } as const
  await world.enter(claims)
  const { uid } = world.auth.current!
  await world.enter(undefined)
  const staff = <I, O>(handler: FunctionHandler<I, O>, input: I, as: object = claims) =>
    invokeHandler(
      handler,
      { ...world.context, actor: { uid, secondFactor: true, claims: as as never, authenticatedAt: world.clock.now() } },
      input,
    ) as Promise<O>
  return {
    behind,
    gifts: () => world.gifts(),
    fund: () => world.fund(),
    orders: () => world.orders(),
    mails: () => world.mails(),
    refund: (orderId: string) => world.refund(orderId, [{ lineId: 'gift', pieces: 1 }]),
    staff,
    record: (input: GiftBatch) => staff(recordGiftsHandler, input),
    stored: () => behind.find(donations),
    pledge: (id: string) => behind.get(pledges, id),
    paid: async () => (await behind.find(payments)).map(({ method, amount, batch: of }) => `${method} ${amount.cents} ${of}`).toSorted(),
  }
}

describe('a batch of gifts', () => {
  it('becomes paid orders in the ledger, with receipts and the sums of what they are for', async () => {
    const { record, gifts, paid, fund, orders, mails } = await office()
    await record(batch(check('mia', 100, { ref: '1042' }), check('bo', 50, { how: 'cash' } as never), goods('mia', 'Forty sheets of paper')))
    expect(await gifts()).toEqual(['bo 5000 recorded', 'mia 0 recorded', 'mia 10000 recorded'])
    expect(await paid()).toEqual([`cash 5000 ${key}`, `cheque 10000 ${key}`])
    expect((await orders()).map(({ status, source }) => `${status} ${source}`)).toEqual(['paid desk', 'paid desk'])
    expect(await fund()).toEqual([15_000, 3])
    expect(mails().filter(mail => mail.includes('Your receipt'))).toHaveLength(2)
  })

  it('is recorded once, however often it is sent', async () => {
    const { record, gifts, paid, fund } = await office()
    const same = batch(check('mia', 100), check('mia', 100), goods('bo', 'A press'))
    await record(same)
    await Promise.all([record(same), record(same)])
    expect([(await gifts()).length, (await paid()).length, await fund()]).toEqual([3, 2, [20_000, 3]])
  })

  it('is not recorded unless it agrees with what was counted', async () => {
    const { record, gifts } = await office()
    const two = batch(check('mia', 100), check('bo', 50))
    for (const wrong of [{ count: 3 }, { totalCents: 15_001 }])
      await expect(record({ ...two, ...wrong })).rejects.toMatchObject({ details: { rule: 'batch-disagrees' } })
    expect(await gifts()).toEqual([])
  })

  it('is refused whole where one of its gifts cannot be recorded', async () => {
    const { record, gifts, orders } = await office()
    await expect(record(batch(check('mia', 100), check('bo', 50, { causeId: 'nothing' })))).rejects.toMatchObject({
      details: { rule: 'order-refused' },
    })
    expect([await gifts(), await orders()]).toEqual([[], []])
  })

  it('refuses other gifts under the key of gifts that were recorded', async () => {
    const { record, gifts } = await office()
    await record(batch(check('mia', 100)))
    await expect(record(batch(check('mia', 200)))).rejects.toMatchObject({ details: { rule: 'batch-recorded' } })
    expect(await gifts()).toEqual(['mia 10000 recorded'])
  })

  it('asks where the same amount of the same donor was recorded a few minutes ago', async () => {
    const { record, gifts } = await office()
    await record(batch(check('mia', 100)))
    const again = { ...batch(check('mia', 100)), key: '00000000-0000-4000-8000-000000000002' }
    await expect(record(again)).rejects.toMatchObject({ details: { rule: 'payment-twice' } })
    await record({ ...again, isAnother: true })
    expect(await gifts()).toEqual(['mia 10000 recorded', 'mia 10000 recorded'])
  })

  it('finds a donor by address, and makes one of an address that nobody has', async () => {
    const { record, stored } = await office()
    const { personId: _, ...nobody } = check('x', 20)
    await record(batch({ ...nobody, email: 'bo@post.example' } as EnteredGift, { ...nobody, email: 'new@post.example' } as EnteredGift))
    const givers = (await stored()).map(({ personId }) => personId)
    expect(givers).toContain('bo')
    expect(new Set(givers).size).toBe(2)
  })

  it('takes gifts of people without an address, who get no receipt by mail', async () => {
    const { record, behind, gifts, mails, orders } = await office()
    await behind.commit(behind.creating(people, 'old', { names: namesOf('Old', ''), emails: [], kind: 'person', tags: [], status: 'active' }))
    await record(batch(check('old', 60)))
    expect([await gifts(), (await orders())[0]!.email, mails()]).toEqual([['old 6000 recorded'], undefined, []])
  })

  it('is closed to staff of other scopes', async () => {
    const { staff } = await office()
    await expect(staff(recordGiftsHandler, batch(check('mia', 5)), { pid: 'p-guide', adm: 1, sc: 'g' })).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})

describe('a promise', () => {
  const promised = { id: 'promise', personId: 'mia', amountCents: 10_000, causeId: 'roof', dueOn: '2027-12-01' }

  it('is paid by gifts, is fulfilled when everything came, and open again after a refund', async () => {
    const { staff, record, pledge, refund, orders, fund } = await office()
    await staff(recordPledgeHandler, promised)
    await staff(recordPledgeHandler, promised)
    expect([await pledge('promise'), await fund()]).toMatchObject([{ received: { cents: 0 }, status: 'open' }, [0, 0]])
    const pay = (n: number, dollars: number) =>
      record({ ...batch(check('mia', dollars, { pledgeId: 'promise' } as never)), key: `00000000-0000-4000-8000-00000000000${n}` })
    await pay(1, 40)
    expect(await pledge('promise')).toMatchObject({ received: { cents: 4_000 }, status: 'open' })
    await pay(2, 60)
    expect(await pledge('promise')).toMatchObject({ received: { cents: 10_000 }, status: 'fulfilled' })
    await pay(2, 60)
    await expect(pay(3, 10)).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
    const { id } = (await orders()).find(({ total }) => total.cents === 6_000)!
    await refund(id)
    expect(await pledge('promise')).toMatchObject({ received: { cents: 4_000 }, status: 'open' })
  })

  it('of an employer is the match of a gift, and owes thanks to its giver too', async () => {
    const { staff, record, stored, pledge } = await office()
    await record(batch(check('mia', 100)))
    const matchOf = (await stored())[0]!.id
    await staff(recordPledgeHandler, { ...promised, id: 'match', personId: 'bo', matchOf })
    await record({ ...batch(check('bo', 100, { pledgeId: 'match' } as never)), key: '00000000-0000-4000-8000-000000000002' })
    expect((await stored()).find(({ personId }) => personId === 'bo')).toMatchObject({ softCredits: ['mia'], pledgeId: 'match' })
    expect(await pledge('match')).toMatchObject({ status: 'fulfilled' })
    const { donors } = await staff(listDonorsHandler, {})
    expect(donors.find(({ id }) => id === 'mia')).toMatchObject({ thisYearCents: 10_000, softThisYearCents: 10_000, level: 'Supporter' })
  })

  it('is written off with its reason, and cannot be paid any more', async () => {
    const { staff, record, pledge } = await office()
    await staff(recordPledgeHandler, promised)
    await staff(writeOffPledgeHandler, { pledgeId: 'promise', reason: 'They moved away' })
    expect(await pledge('promise')).toMatchObject({ status: 'written_off', writtenOffBecause: 'They moved away' })
    await expect(record(batch(check('mia', 10, { pledgeId: 'promise' } as never)))).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
  })
})

it('goods that did not come are void, and are no gift of the fund any more', async () => {
  const { staff, record, stored, fund } = await office()
  await record(batch(goods('mia', 'A press')))
  const giftId = (await stored())[0]!.id
  await staff(voidGoodsHandler, { giftId, reason: 'It was sold instead' })
  await staff(voidGoodsHandler, { giftId, reason: 'It was sold instead' })
  expect([(await stored())[0]!.status, await fund()]).toEqual(['void', [0, 0]])
})
