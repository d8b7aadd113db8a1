import { beforeEach, describe, expect, it } from 'vitest'
import { artists } from '../../../../src/domain/artists/artists.collection'
import { donations } from '../../../../src/domain/giving/donations.collection'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { payouts } from '../../../../src/domain/shop/bank-payouts.collection'
import { applyProviderEvent } from '../../../../src/domain/shop/payments/apply-provider-event'
import { payments, receipts } from '../../../../src/domain/shop/payments.collection'
import { providerEvents } from '../../../../src/domain/shop/provider-events.collection'
import type { ProviderChange } from '../../../../src/ports/payments'
import { friend, gift, type PayingWorld, payingWorld, visa } from '../../../support/shop/paying'
import { line, posters } from '../../../support/shop/shop-world'

let shop: PayingWorld
const told = (change: ProviderChange, objectId = 'x1', id = `evt_${objectId}`) =>
  applyProviderEvent(shop.context, { id, type: 'test', objectId, at: shop.clock.now(), change })
const events = async () =>
  (await shop.behind.find(providerEvents)).map(({ status, problem }) => [status, problem].filter(Boolean).join(' ')).toSorted()
const holds = async () => (await shop.holds()).map(({ status }) => status).toSorted()

beforeEach(async () => {
  shop = await payingWorld()
})

describe('an order that is paid by card', () => {
  it('lengthens what visitors see of an artist’s membership, and a refund shortens it again', async () => {
    const product = (await shop.behind.get(membershipProducts, 'lover'))!
    const ana = { handle: 'ana', displayName: 'Ana', sortName: 'Ana', media: ['Painting'], links: [], commissions: false, teaching: false } as const
    await shop.behind.commit(
      shop.behind.changing(membershipProducts, product, { audience: 'artist' }),
      shop.behind.creating(artists, 'bo', { ...ana, status: 'public' }),
    )
    const until = async () => (await shop.behind.get(artists, 'bo'))?.memberUntil
    await shop.enter({ pid: 'bo' })
    const id = await shop.buy([friend(2)], { email: 'bo@post.example' })
    const ends = (await shop.terms('bo')).map(term => term.split(' ')[1])
    expect(ends).toHaveLength(2)
    expect(await until()).toBe(ends[1])
    await shop.refund(id, [{ lineId: 'friend', pieces: 1 }])
    expect(await until()).toBe(ends[0])
  })

  it('is paid with all that its lines do', async () => {
    await shop.enter({ pid: 'mia' })
    const id = await shop.buy([posters(2), friend(2), gift(2500)])
    expect(await shop.order(id)).toMatchObject({ status: 'paid', payments: [`pi_${id}`] })
    expect(await shop.behind.get(payments, `pi_${id}`)).toMatchObject({
      method: 'card',
      card: { brand: 'visa', last4: '4242' },
      receivedOn: '2027-10-16',
      status: 'succeeded',
    })
    expect(await shop.behind.get(receipts, `pi_${id}`)).toMatchObject({ personId: 'mia', orderId: id, method: 'card' })
    expect(await shop.terms('mia')).toEqual(['2027-01-01 2027-12-31 new', '2028-01-01 2028-12-31 renew', '2029-01-01 2029-12-31 renew'])
    expect([await shop.gifts(), await shop.fund()]).toEqual([['mia 2500 recorded'], [2500, 1]])
    expect([await shop.stockOf('poster'), await holds()]).toEqual([1, ['confirmed']])
    expect(await shop.balances()).toEqual([expect.any(Number), (await shop.balances())[0]])
    expect(shop.mails()).toEqual(['guest@post.example: Your receipt from Saltlight'])
  })

  it('makes somebody a member who was none', async () => {
    await shop.enter({ pid: 'bo' })
    await shop.buy([friend()])
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2028-10-15 new'])
  })

  it('makes new terms with every order, however its lines are numbered', async () => {
    await shop.enter({ pid: 'bo' })
    await shop.buy([friend()])
    await shop.buy([friend()])
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2028-10-15 new', '2028-10-16 2029-10-15 renew'])
  })

  it('has its receipt also where the organization has not entered its name and address yet', async () => {
    await shop.store.commit([{ op: 'delete', path: 'settings/organisation' }])
    await shop.buy([posters()])
    expect(shop.mails()).toEqual(['guest@post.example: Your receipt from us'])
  })

  it('gives a membership to whoever has the address', async () => {
    const product = (await shop.behind.get(membershipProducts, 'lover'))!
    const levels = product.levels.map(level => ({ ...level, giftWrap: 'It comes in a blue envelope.' }))
    await shop.behind.change(membershipProducts, product, { levels })
    await shop.enter({ pid: 'mia' })
    await shop.buy([friend(1, { membership: { forEmail: 'ana@post.example', startsOn: '2027-12-24' } })])
    const [ana] = await shop.behind.find(people)
    expect(ana).toMatchObject({ emails: [{ address: 'ana@post.example', verified: false }] })
    expect(await shop.terms(ana!.id)).toEqual(['2027-12-24 2028-12-23 new'])
    const [mail, ...more] = shop.localMode.state.outbox.filter(({ to }) => to === 'ana@post.example')
    expect([mail?.subject, more]).toEqual(['A membership of Saltlight for you', []])
    for (const words of ['guest@post.example gave you', 'It comes in a blue envelope.', 'from Dec 24, 2027', 'to Dec 23, 2028'])
      expect(mail?.text).toContain(words)
  })

  it('says nothing of a gift to whoever gives a membership to their own address', async () => {
    await shop.enter({ pid: 'mia' })
    await shop.buy([friend(1, { membership: { forEmail: 'guest@post.example' } })])
    expect(shop.mails()).toEqual(['guest@post.example: Your receipt from Saltlight'])
  })

  it('of a guest finds the giver by the address, or makes a new person once', async () => {
    await shop.buy([gift(1000)])
    await shop.buy([gift(2000, { gift: { anonymous: true, named: false, tribute: { kind: 'memory', name: 'Tom' } } })])
    const [giver, ...others] = await shop.behind.find(people)
    expect(others).toEqual([])
    expect(await shop.gifts()).toEqual([`${giver!.id} 1000 recorded`, `${giver!.id} 2000 recorded`])
    expect(await shop.fund()).toEqual([3000, 2])
    expect(await shop.behind.find(receipts)).toEqual([])
  })

  it('tells whom the giver named, once, without the amount and without a name that is not to be known', async () => {
    const tribute = { kind: 'memory' as const, name: 'Tom', notifyEmail: 'ana@post.example' }
    shop.payments.messages.delivery.twice = true
    await shop.buy([gift(2000, { gift: { anonymous: false, named: true, shownAs: 'Bo Ek', tribute } })])
    await shop.payments.messages.sendAgain()
    await shop.checkout([gift(3000, { gift: { anonymous: false, named: false, tribute } })])
    await shop.buy([gift(4000, { gift: { anonymous: true, named: false, tribute } })])
    const mails = shop.localMode.state.outbox.filter(({ to }) => to === 'ana@post.example')
    expect(mails.map(({ subject }) => subject)).toEqual(['A gift in memory of Tom', 'A gift in memory of Tom'])
    const [one, two] = mails.map(({ text }) => text).toSorted((a, b) => a!.localeCompare(b!))
    expect(one).toContain('Bo Ek gave in memory of Tom to Saltlight, for “A new roof”.')
    expect(two).toContain('Somebody who wishes not to be named gave')
    expect(`${one} ${two}`).not.toMatch(/guest@|\$|20|40/)
    const [gave] = await shop.behind.find(donations)
    expect(gave!.tribute).toEqual({ kind: 'memory', name: 'Tom' })
  })

  it('is done once, however often its message comes', async () => {
    await shop.enter({ pid: 'mia' })
    shop.payments.messages.delivery.twice = true
    await shop.buy([posters(), friend(), gift(2500)])
    await shop.payments.messages.sendAgain()
    expect([await shop.fund(), await shop.stockOf('poster'), await shop.ledger()]).toMatchObject([
      [2500, 1],
      2,
      [expect.stringContaining('succeeded')],
    ])
    expect(await shop.terms('mia')).toHaveLength(2)
    expect(shop.mails()).toHaveLength(1)
  })

  it('that costs nothing is paid at once', async () => {
    await shop.enter({ pid: 'mia' })
    const { orderId, payment } = await shop.checkout([line('product', 'guide/one')])
    expect(payment).toEqual({ by: 'nothing' })
    expect([await shop.order(orderId), await shop.ledger()]).toMatchObject([{ status: 'paid' }, ['comp 0 succeeded']])
  })
})

describe('a payment', () => {
  it('that is declined leaves the order to be paid with another card, and its payer has one mail', async () => {
    const { orderId, payment } = await shop.checkout([posters()])
    const secret = payment.by === 'card' ? payment.clientSecret : ''
    expect(await shop.payments.pay(secret, '4000000000009995')).toEqual({ state: 'declined', reason: 'insufficient_funds' })
    await shop.payments.pay(secret, '4000000000000069')
    expect((await shop.order(orderId)).status).toBe('pending')
    expect(shop.mails()).toEqual(['guest@post.example: Your payment to Saltlight did not go through'])
    expect(await shop.payments.pay(secret, '4000002500003155')).toEqual({ state: 'asking' })
    expect(await shop.payments.answer(secret, false)).toEqual({ state: 'declined', reason: 'authentication_failed' })
    await shop.payments.pay(secret, '4000002500003155')
    await shop.payments.answer(secret, true)
    expect(await shop.order(orderId)).toMatchObject({ status: 'paid' })
    expect(await shop.behind.get(payments, `pi_${orderId}`)).toMatchObject({ card: { last4: '3155' } })
    await shop.payments.pay(secret, visa)
    expect(await shop.ledger()).toHaveLength(1)
  })

  it('of another amount, or of no order, is kept for staff and changes nothing', async () => {
    const { orderId } = await shop.checkout([posters()])
    await told({ of: 'payment', state: 'succeeded', orderId, amountCents: 1 }, 'pi_less')
    await told({ of: 'payment', state: 'succeeded', orderId: 'none', amountCents: 100 }, 'pi_none')
    expect(await events()).toEqual(['failed amount-differs', 'failed order-unknown'])
    expect([await shop.ledger(), (await shop.order(orderId)).status, await holds()]).toEqual([[], 'pending', ['held']])
  })

  it('after the hold is over takes what is still there', async () => {
    const { payment } = await shop.checkout([posters(2)])
    await shop.later(20)
    expect(await shop.stockOf('poster')).toBe(3)
    await shop.payments.pay(payment.by === 'card' ? payment.clientSecret : '', visa)
    expect([await shop.stockOf('poster'), await holds()]).toEqual([1, ['confirmed']])
  })

  it('after somebody else bought the last is refunded for that line, and its payer learns why', async () => {
    const first = await shop.checkout([posters(2), gift(1000)])
    shop.localMode.setNow(new Date('2027-10-16T18:20:00Z'))
    await shop.buy([posters(3)], { email: 'bo@post.example' })
    await shop.payments.pay(first.payment.by === 'card' ? first.payment.clientSecret : '', visa)
    expect(await shop.order(first.orderId)).toMatchObject({ status: 'part_refunded' })
    expect([await shop.stockOf('poster'), await shop.fund()]).toEqual([0, [1000, 1]])
    expect(await shop.ledger()).toContain('card -10428 succeeded')
    expect(shop.mails()).toContain('guest@post.example: Part of your order was sold out')
    const [ledger, provider] = await shop.balances()
    expect(ledger).toBe(provider)
  })

  it('of an order that is paid already goes back whole', async () => {
    const id = await shop.buy([posters()])
    await told({ of: 'payment', state: 'succeeded', orderId: id, amountCents: 5214 }, 'pi_again').catch(() => undefined)
    expect(await shop.ledger()).toEqual(['card -5214 authorised', 'card 5214 succeeded', 'card 5214 succeeded'])
    expect([(await shop.order(id)).status, await shop.stockOf('poster')]).toEqual(['paid', 2])
  })
})

describe('messages in another order', () => {
  it('have the same result as in the right order', async () => {
    Object.assign(shop.payments.messages.delivery, { arrival: 'late', backwards: true, twice: true })
    const id = await shop.buy([posters(), gift(3000)], {}, '4000000000000259')
    await shop.provider.dispute(`pi_${id}`, 'won')
    await shop.provider.refund(`pi_${id}`, 1000)
    expect((await shop.order(id)).status).toBe('pending')
    await shop.later(1)
    expect([await shop.order(id), await shop.behind.get(payments, `pi_${id}`)]).toMatchObject([{ status: 'part_refunded' }, { status: 'won' }])
    const [ledger, provider] = await shop.balances()
    expect(ledger).toBe(provider)
  })

  it('that were lost count once they are sent again', async () => {
    shop.payments.messages.delivery.arrival = 'lost'
    const id = await shop.buy([posters()])
    await shop.later(1)
    expect((await shop.order(id)).status).toBe('pending')
    await shop.payments.messages.deliver('lost')
    expect((await shop.order(id)).status).toBe('paid')
  })

  it('about a payment that nobody knows are asked for again for a day, and then kept for staff', async () => {
    const refund = { of: 'refund', state: 'succeeded', paymentId: 'pi_none', amountCents: 100 } as const
    await expect(told(refund, 're_1')).rejects.toMatchObject({ code: 'unavailable' })
    expect(await events()).toEqual([])
    const at = shop.clock.now()
    await shop.later(25 * 60)
    await applyProviderEvent(shop.context, { id: 'evt_re_1', type: 'test', objectId: 're_1', at, change: refund })
    expect(await events()).toEqual(['failed payment-unknown'])
  })
})

describe('a dispute', () => {
  it('that is lost is money paid back, with what its lines had given', async () => {
    await shop.enter({ pid: 'bo' })
    const id = await shop.buy([friend(), gift(3000)], {}, '4000000000000259')
    expect(await shop.behind.get(payments, `pi_${id}`)).toMatchObject({ status: 'disputed' })
    await shop.provider.dispute(`pi_${id}`, 'lost')
    expect([(await shop.order(id)).status, await shop.terms('bo'), await shop.gifts(), await shop.fund()]).toEqual([
      'refunded',
      [],
      ['bo 3000 void'],
      [0, 0],
    ])
    expect(await shop.balances()).toEqual([0, 0])
  })

  it('refuses refunds until it is won', async () => {
    const id = await shop.buy([gift(3000)], {}, '4000000000000259')
    const half = [{ lineId: 'roof', cents: 1500 }]
    await expect(shop.refund(id, half)).rejects.toMatchObject({ details: { rule: 'refund-refused', reason: 'disputed' } })
    await shop.provider.dispute(`pi_${id}`, 'won')
    expect(await shop.refund(id, half)).toMatchObject({ state: 'made', cents: 1500 })
  })
})

describe('a payout', () => {
  it('is announced and arrives once, in whatever order', async () => {
    const of = { amountCents: 9000, feeCents: 300, payments: 3, arrivesOn: '2027-10-19' }
    Object.assign(shop.payments.messages.delivery, { arrival: 'late', backwards: true, twice: true })
    await shop.provider.payout('po_1', 'announced', of)
    await shop.provider.payout('po_1', 'arrived', of)
    await shop.payments.messages.deliver('waiting')
    expect(await shop.behind.find(payouts)).toMatchObject([
      { id: 'po_1', amount: { cents: 9000 }, fees: { cents: 300 }, payments: 3, status: 'arrived' },
    ])
  })

  it('that failed is known to staff', async () => {
    const of = { amountCents: 9000, feeCents: 300, payments: 3, arrivesOn: '2027-10-19' }
    await shop.provider.payout('po_1', 'announced', of)
    await shop.provider.payout('po_1', 'failed', of)
    expect(await shop.behind.find(payouts)).toMatchObject([{ status: 'failed' }])
  })
})
