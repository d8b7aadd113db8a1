import { beforeEach, describe, expect, it } from 'vitest'
import { campaigns } from '../../../../src/domain/giving/campaigns.collection'
import { releasedCards } from '../../../../src/domain/giving/released-cards.collection'
import { savedCards } from '../../../../src/domain/giving/saved-cards.collection'
import { forgetCards } from '../../../../src/domain/shop/monthly/forget-cards.job'
import { mailEndingCards } from '../../../../src/domain/shop/monthly/mail-ending-cards.job'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { first, type MonthlyWorld, monthlyWorld } from '../../../support/shop/monthly-world'
import { gift } from '../../../support/shop/paying'

let shop: MonthlyWorld
const monthlyGift = (cents: number) => gift(cents, { gift: { anonymous: false, named: false, monthly: true } })
const refusals = (list: readonly object[]) => ({ code: 'failed-precondition', details: { rule: 'order-refused', refusals: list } })
/** Replaces the card at the provider, for example by one that is declined; the saved card keeps its id. */
const cardBecomes = async (number: string) => {
  const card = (await shop.behind.get(savedCards, first))!
  await shop.store.commit([{ op: 'update', path: `simulatedCards/${card.method}`, data: { number } }])
}

beforeEach(async () => {
  shop = await monthlyWorld()
})

describe('a monthly gift', () => {
  it('begins with the first payment, whose card is kept where no client reads it', async () => {
    await shop.begin()
    expect(await shop.monthly()).toMatchObject({
      personId: 'mia',
      amountCents: 2500,
      fundId: 'roof',
      dayOfMonth: 16,
      nextOn: '2027-11-16',
      card: { brand: 'visa', last4: '4242' },
      cardExpires: '2034-12',
      status: 'active',
    })
    expect(await shop.gifts()).toEqual(['mia 2500 recorded'])
    await expect(shop.documents.get(`savedCards/${first}`)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(JSON.stringify(await shop.monthly())).not.toMatch(/cus_|pm_/)
    expect(shop.mails()).toEqual(['mia@post.example: Your monthly gift to Saltlight', 'mia@post.example: Your receipt from Saltlight'])
  })

  it('needs an account, a card, and an amount within its limits; there is one for each fund', async () => {
    await expect(shop.checkout([monthlyGift(2500)])).rejects.toMatchObject(refusals([{ reason: 'sign-in-needed', lineId: 'roof' }]))
    await shop.begin()
    await expect(shop.checkout([monthlyGift(2500)])).rejects.toMatchObject(refusals([{ reason: 'monthly-already', lineId: 'roof' }]))
    await shop.enter({ pid: 'bo' })
    await expect(shop.checkout([monthlyGift(2500)], { method: 'cheque' })).rejects.toMatchObject(refusals([{ reason: 'only-card', lineId: 'roof' }]))
    for (const cents of [499, 500_001])
      await expect(shop.checkout([monthlyGift(cents)])).rejects.toMatchObject(
        refusals([{ reason: 'amount', lineId: 'roof', minCents: 500, maxCents: 500_000 }]),
      )
  })

  it('is not tried every day where the message of a declined card is lost: three, five and seven days later, then it ends', async () => {
    await shop.begin()
    await cardBecomes('4000000000000341')
    shop.payments.messages.delivery.arrival = 'lost'
    let calls = 0
    const charge = shop.payments.charge.bind(shop.payments)
    shop.payments.charge = (...of) => {
      calls += 1
      return charge(...of)
    }
    await shop.until('2027-11-18')
    expect([calls, await shop.monthly()]).toMatchObject([1, { status: 'past_due', failures: 1, nextOn: '2027-11-20' }])
    await shop.until('2027-12-20')
    expect([calls, await shop.monthly()]).toMatchObject([4, { status: 'cancelled', ended: 'failed' }])
  })

  it('that is ended after a declined card leaves no order that could still be paid', async () => {
    await shop.begin()
    await cardBecomes('4000000000000341')
    await shop.until('2027-11-17')
    const pending = async () => (await shop.orders()).filter(({ status }) => status === 'pending')
    expect((await pending()).map(({ payBy }) => payBy! > shop.clock.now())).toEqual([true])
    await shop.manage({ id: first, action: 'cancel' })
    expect((await pending()).map(({ payBy }) => payBy)).toEqual([shop.clock.now()])
  })

  it('of which the message of a declined card never arrives is asked for within the hour, and its giver is written to once', async () => {
    await shop.begin()
    await cardBecomes('4000000000000341')
    shop.payments.messages.delivery.arrival = 'never'
    await shop.on('2027-11-16')
    await shop.later(10)
    expect(await shop.monthly()).toMatchObject({ status: 'active', failures: 0 })
    await shop.later(65)
    const failed = { status: 'past_due', failures: 1, nextOn: '2027-11-19' }
    expect(await shop.monthly()).toMatchObject(failed)
    const mails = () => shop.localMode.state.outbox.filter(({ text }) => text.includes('Your bank declined your monthly gift'))
    expect(mails()).toHaveLength(1)
    await shop.later(65)
    expect([await shop.monthly(), mails()]).toMatchObject([failed, { length: 1 }])
    // The second refusal is counted as well: it is not mistaken for the first one.
    await shop.on('2027-11-19')
    await shop.later(65)
    expect(await shop.monthly()).toMatchObject({ status: 'past_due', failures: 2, nextOn: '2027-11-24' })
    expect(await shop.balances()).toEqual([2500, 2500])
  })

  it('of which the message of a declined card comes after the time to pay brings no mail about it: the next month is charged', async () => {
    await shop.begin()
    await cardBecomes('4000000000000341')
    shop.payments.messages.delivery.arrival = 'late'
    await shop.on('2027-11-16')
    const [november] = await shop.behind.find(orders, { where: [['subscriptionId', '==', first]] })
    await shop.behind.change(orders, november!, { status: 'expired' })
    await shop.payments.messages.deliver('waiting')
    expect(await shop.monthly()).toMatchObject({ status: 'active', failures: 0 })
    expect(shop.mails().filter(mail => mail.includes('declined'))).toEqual([])
    await shop.on('2027-11-17')
    expect(await shop.monthly()).toMatchObject({ status: 'active', month: '2027-12', nextOn: '2027-12-16', tries: 0 })
  })

  it('asks its giver for another card sixty days before the kept one ends, once for each card', async () => {
    await shop.begin()
    const expires = (cardExpires: string, last4: string) =>
      shop.store.commit([{ op: 'update', path: `subscriptions/${first}`, data: { cardExpires, card: { brand: 'visa', last4 } } }])
    const asked = () => shop.localMode.state.outbox.flatMap(({ subject, text }) => (/card .* ends soon/.test(subject) ? text.split('\n\n')[0] : []))
    await expires('2028-01', '4242')
    await mailEndingCards.run(shop.context)
    expect(asked()).toEqual([])
    await shop.until('2027-12-04')
    await mailEndingCards.run(shop.context)
    await mailEndingCards.run(shop.context)
    expect(asked()).toEqual(['The card ending in 4242 is good until 01/2028. We charge it next on Dec 16, 2027.'])
    await expires('2030-01', '1881')
    await mailEndingCards.run(shop.context)
    expect(asked()).toHaveLength(1)
    await shop.manage({ id: first, action: 'cancel' })
    await expires('2028-01', '1881')
    await mailEndingCards.run(shop.context)
    expect(asked()).toHaveLength(1)
  })

  it('keeps no card at the provider once it has ended, unless another gift is charged to it', async () => {
    await shop.begin()
    const { method, customer } = (await shop.behind.get(savedCards, first))!
    const atProvider = async () => (await shop.store.get(`simulatedCards/${method}`)) !== undefined
    const other = { personId: 'mia', customer, method, keptAt: shop.clock.now() }
    await shop.behind.commit(shop.behind.creating(savedCards, 'other', other))
    await shop.manage({ id: first, action: 'cancel' })
    await forgetCards.run(shop.context)
    expect([await atProvider(), await shop.behind.find(releasedCards)]).toEqual([true, []])
    await shop.behind.commit(shop.behind.deleting(savedCards, 'other'), shop.behind.creating(releasedCards, 'other', { method }))
    await forgetCards.run(shop.context)
    await forgetCards.run(shop.context)
    expect([await atProvider(), await shop.behind.find(releasedCards)]).toEqual([false, []])
  })

  it('begins, and goes on, although no message of the provider ever arrives', async () => {
    shop.payments.messages.delivery.arrival = 'never'
    await shop.begin()
    await shop.later(20)
    expect(await shop.monthly()).toMatchObject({ nextOn: '2027-11-16', card: { last4: '4242' } })
    await shop.until('2027-11-16')
    await shop.later(20)
    expect([await shop.charges(), await shop.monthly()]).toMatchObject([['2027-10-16 2500', '2027-11-16 2500'], { nextOn: '2027-12-16' }])
  })

  it('is begun once where it was paid in two tabs', async () => {
    await shop.enter({ pid: 'mia' })
    const [one, two] = [await shop.checkout([monthlyGift(2500)]), await shop.checkout([monthlyGift(4000)])]
    for (const { payment } of [one, two]) if (payment.by === 'card') await shop.payments.pay(payment.clientSecret, '4242424242424242')
    expect(await shop.monthly()).toMatchObject({ amountCents: 2500 })
    expect(await shop.behind.get(savedCards, 'mia-roof-2')).toBeUndefined()
    expect(await shop.gifts()).toEqual(['mia 2500 recorded', 'mia 4000 recorded'])
  })

  it('is an ordinary order each month, with its receipt', async () => {
    await shop.begin()
    await shop.until('2028-01-20')
    expect(await shop.charges()).toEqual(['2027-10-16 2500', '2027-11-16 2500', '2027-12-16 2500', '2028-01-16 2500'])
    expect([await shop.fund(), await shop.balances()]).toEqual([
      [10_000, 4],
      [10_000, 10_000],
    ])
    expect(shop.mails().filter(mail => mail.includes('receipt'))).toHaveLength(4)
    expect(await shop.monthly()).toMatchObject({ month: '2028-02', nextOn: '2028-02-16', tries: 0, failures: 0, status: 'active' })
  })

  it('in memory of somebody tells whom its giver named with the first payment alone', async () => {
    await shop.enter({ pid: 'mia' })
    const tribute = { kind: 'memory' as const, name: 'Tom', notifyEmail: 'ana@post.example' }
    await shop.buy([gift(2500, { gift: { anonymous: false, named: false, monthly: true, tribute } })], { email: 'mia@post.example' })
    await shop.until('2027-12-20')
    expect(await shop.charges()).toHaveLength(3)
    expect(shop.mails().filter(mail => mail.startsWith('ana@'))).toEqual(['ana@post.example: A gift in memory of Tom'])
  })

  it('is charged on its day in the organization’s zone, and not before', async () => {
    await shop.begin()
    await shop.on('2027-11-15')
    shop.localMode.setNow(new Date('2027-11-16T05:00:00Z'))
    await shop.lookAtTheClock()
    expect(await shop.charges()).toHaveLength(1)
    shop.localMode.setNow(new Date('2027-11-16T10:00:00Z'))
    await shop.lookAtTheClock()
    expect(await shop.charges()).toEqual(['2027-10-16 2500', '2027-11-16 2500'])
  })

  it('does not make up for months in which nothing ran', async () => {
    await shop.begin()
    await shop.on('2028-02-20')
    await shop.until('2028-03-20')
    expect(await shop.charges()).toEqual(['2027-10-16 2500', '2028-02-20 2500', '2028-03-16 2500'])
  })

  it('is refunded like any order', async () => {
    await shop.begin()
    await shop.until('2027-11-17')
    const month = (await shop.orders()).find(({ subscriptionId }) => subscriptionId === first)!
    await shop.refund(month.id, [{ lineId: 'gift', cents: 2500 }])
    expect([await shop.gifts(), await shop.fund()]).toEqual([
      ['mia 2500 recorded', 'mia 2500 void'],
      [2500, 1],
    ])
  })
})

describe('a card that is declined', () => {
  beforeEach(async () => {
    await shop.begin()
    await cardBecomes('4000000000000341')
  })

  it('is tried again after three, five and seven days; then the gift ends. Each time the giver has one mail', async () => {
    await shop.until('2027-11-16')
    expect(await shop.monthly()).toMatchObject({ status: 'past_due', failures: 1, nextOn: '2027-11-19' })
    await shop.until('2027-11-19')
    expect(await shop.monthly()).toMatchObject({ status: 'past_due', failures: 2, nextOn: '2027-11-24' })
    await shop.until('2027-11-24')
    expect(await shop.monthly()).toMatchObject({ status: 'past_due', failures: 3, nextOn: '2027-12-01' })
    await shop.payments.messages.sendAgain()
    await shop.until('2028-02-01')
    expect(await shop.monthly()).toMatchObject({ status: 'cancelled', ended: 'failed', endedOn: '2027-12-01' })
    expect([await shop.hasCard(), await shop.charges()]).toEqual([false, ['2027-10-16 2500']])
    expect(shop.mails().filter(mail => mail.includes('did not go through'))).toHaveLength(3)
    expect(shop.mails().filter(mail => mail.includes('has ended'))).toHaveLength(1)
    expect((await shop.orders()).map(({ status }) => status).toSorted()).toEqual(['expired', 'paid'])
  })

  it('is tried once a day at most, however often the job runs, and its failure counts once, however often it is reported', async () => {
    shop.payments.messages.delivery.arrival = 'late'
    await shop.on('2027-11-16')
    await shop.on('2027-11-16')
    const told = await shop.store.query({ collection: 'simulatedMessages', where: [['type', '==', 'payment_intent.payment_failed']] })
    expect(told).toHaveLength(1)
    await shop.payments.messages.deliver('waiting')
    await shop.on('2027-11-18')
    await shop.payments.messages.sendAgain()
    expect(await shop.monthly()).toMatchObject({ failures: 1, nextOn: '2027-11-19' })
  })

  it('and pays later is charged once for the month, and on its day again', async () => {
    await shop.until('2027-11-18')
    await cardBecomes('4242424242424242')
    await shop.until('2027-12-17')
    expect(await shop.charges()).toEqual(['2027-10-16 2500', '2027-11-19 2500', '2027-12-16 2500'])
    expect(await shop.monthly()).toMatchObject({ status: 'active', failures: 0 })
  })

  it('is replaced by another one, which is charged at the next run', async () => {
    await shop.until('2027-11-17')
    const card = (await shop.behind.get(savedCards, first))!
    const { clientSecret } = await shop.payments.keepCard(first, card)
    expect(await shop.payments.pay(clientSecret, '4000000000000002')).toMatchObject({ state: 'declined' })
    expect(await shop.payments.pay(clientSecret, '4242424242424242')).toEqual({ state: 'succeeded' })
    expect(await shop.monthly()).toMatchObject({ nextOn: '2027-11-17', card: { last4: '4242' } })
    await shop.on('2027-11-17')
    expect(await shop.charges()).toEqual(['2027-10-16 2500', '2027-11-17 2500'])
  })

  it('whose bank wants to ask its holder counts as declined', async () => {
    await cardBecomes('4000002760003184')
    await shop.until('2027-11-16')
    expect(await shop.monthly()).toMatchObject({ status: 'past_due', failures: 1 })
  })
})

describe('its giver', () => {
  beforeEach(async () => {
    await shop.begin()
  })

  it('changes the amount from the next charge on', async () => {
    expect(await shop.manage({ id: first, action: 'amount', amountCents: 4000 })).toEqual({
      status: 'active',
      amountCents: 4000,
      nextOn: '2027-11-16',
    })
    await shop.until('2027-11-17')
    expect(await shop.charges()).toEqual(['2027-10-16 2500', '2027-11-16 4000'])
  })

  it('pauses it for at most six months, and it goes on by itself', async () => {
    for (const until of ['2027-10-16', '2028-04-17'])
      await expect(shop.manage({ id: first, action: 'pause', until })).rejects.toMatchObject({ details: { rule: 'pause-too-long' } })
    await shop.manage({ id: first, action: 'pause', until: '2028-01-10' })
    await shop.until('2028-01-17')
    expect(await shop.charges()).toEqual(['2027-10-16 2500', '2028-01-16 2500'])
    expect(await shop.monthly()).toMatchObject({ status: 'active', nextOn: '2028-02-16' })
  })

  it('resumes it earlier', async () => {
    await shop.manage({ id: first, action: 'pause', until: '2028-03-10' })
    await shop.until('2027-12-01')
    expect(await shop.manage({ id: first, action: 'resume' })).toMatchObject({ status: 'active', nextOn: '2027-12-16' })
  })

  it('ends it; then nothing can charge the card, and they may begin another', async () => {
    expect(await shop.manage({ id: first, action: 'cancel' })).toEqual({ status: 'cancelled', amountCents: 2500 })
    expect([await shop.hasCard(), (await shop.monthly()).ended]).toEqual([false, 'donor'])
    await shop.until('2027-12-20')
    expect(await shop.charges()).toHaveLength(1)
    await expect(shop.manage({ id: first, action: 'resume' })).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
    await shop.begin(3000)
    expect(await shop.monthly('mia-roof-2')).toMatchObject({ amountCents: 3000, status: 'active' })
  })

  it('is the only one who can change it, besides staff who say where the giver agreed; each change is mailed and audited', async () => {
    await expect(shop.manage({ id: first, action: 'cancel' }, { pid: 'bo' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(shop.manage({ id: first, action: 'cancel' }, { pid: 'p-g', adm: 1, sc: 'g', mfaFrom: 9e9 })).rejects.toMatchObject({
      code: 'not-found',
    })
    const money = { pid: 'p-money', adm: 1, sc: 'm', mfaFrom: 9e9 } as const
    const change = { id: first, action: 'amount', amountCents: 3000 } as const
    await expect(shop.manage(change, money)).rejects.toMatchObject({ details: { rule: 'consent-evidence' } })
    await shop.manage({ ...change, consent: 'She called on Oct 16' }, money)
    expect(shop.mails()).toContain('mia@post.example: Your monthly gift to Saltlight was changed')
    const entries = await shop.store.query({ collection: 'audit', where: [['action', '==', 'monthlyGift.amount']] })
    expect(entries.map(({ data }) => data['reason'])).toEqual(['She called on Oct 16'])
  })
})

it('ends when what it is for takes no gifts any more, and its giver is told', async () => {
  await shop.begin()
  await shop.behind.change(campaigns, (await shop.behind.get(campaigns, 'roof'))!, { status: 'ended' })
  await shop.until('2027-11-17')
  expect(await shop.monthly()).toMatchObject({ status: 'cancelled', ended: 'fund' })
  expect(shop.mails()).toContain('mia@post.example: Your monthly gift to Saltlight has ended')
})

it('ends when its giver’s bank demands a payment back', async () => {
  await shop.begin()
  await shop.until('2027-11-17')
  const month = (await shop.orders()).find(({ subscriptionId }) => subscriptionId === first)!
  await shop.provider.dispute(`pi_${month.id}`, 'opened')
  expect([await shop.monthly(), await shop.hasCard()]).toMatchObject([{ status: 'cancelled', ended: 'dispute' }, false])
  await shop.provider.dispute(`pi_${month.id}`, 'won')
  await shop.until('2027-12-17')
  expect(await shop.charges()).toHaveLength(2)
})

it('is never charged without the card that was kept, as when its giver was forgotten', async () => {
  await shop.begin()
  await shop.behind.commit(shop.behind.deleting(savedCards, first))
  await shop.until('2027-11-17')
  expect([await shop.monthly(), await shop.charges()]).toMatchObject([{ status: 'cancelled', ended: 'card' }, ['2027-10-16 2500']])
})

it('goes on when the provider could not be reached for days', async () => {
  await shop.begin()
  shop.localMode.setNow(new Date('2027-11-16T18:00:00Z'))
  shop.payments.isAway = true
  await expect(shop.on('2027-11-16')).rejects.toThrow('chargeMonthly: 1 of 1 failed')
  shop.payments.isAway = false
  await shop.until('2027-11-18')
  expect(await shop.charges()).toEqual(['2027-10-16 2500', '2027-11-17 2500'])
})
