import { beforeEach, describe, expect, it } from 'vitest'
import { Masquerade } from '../../../../src/domain/accounts/masquerade/masquerade'
import { donations } from '../../../../src/domain/giving/donations.collection'
import { joinAsMember } from '../../../../src/domain/joining/join-as-member.contract'
import { continueCheckout, readOrder } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { adoptOrders } from '../../../../src/domain/shop/order-keys/adopt-orders.contract'
import { GuestOrders } from '../../../../src/domain/shop/order-keys/guest-orders'
import { OwnOrders } from '../../../../src/domain/shop/own-orders'
import { receipts } from '../../../../src/domain/shop/payments.collection'
import { type ConnectedPorts, faultyPorts } from '../../../support/faults/faulty-ports'
import { memoryWorld } from '../../../support/memory-world'
import { gift, type PayingWorld, payingWorld } from '../../../support/shop/paying'
import { posters } from '../../../support/shop/shop-world'

const guest = 'guest@post.example'
let shop: PayingWorld

beforeEach(async () => {
  shop = await payingWorld()
})

/** The order and its key from the link in the newest mail with this subject. */
function keyIn(subject: RegExp): { readonly orderId: string; readonly orderKey: string } {
  const link = shop.localMode.state.outbox.find(mail => subject.test(mail.subject))?.link ?? ''
  const url = new URL(link, 'http://local')
  return { orderId: url.searchParams.get('order') ?? '', orderKey: decodeURIComponent(url.hash.slice(1)) }
}

describe('the mail of a guest', () => {
  it('opens their order, without its key being stored', async () => {
    const id = await shop.buy([posters()])
    const key = keyIn(/^Your receipt/)
    expect(key.orderId).toBe(id)
    expect(await shop.call(readOrder, key)).toMatchObject({ orderId: id, status: 'paid' })
    expect(JSON.stringify(await shop.order(id))).not.toContain(key.orderKey)
  })

  it('is in no list of somebody whose account belongs to no person', async () => {
    await shop.buy([posters()])
    await shop.enter({})
    expect(await shop.services.get(OwnOrders).orders.read()).toEqual([])
  })

  it('opens no other order', async () => {
    await shop.buy([posters()])
    const other = await shop.buy([posters()], { email: 'bo@post.example' })
    const { orderKey } = keyIn(/^Your receipt/)
    const ofBoth = await Promise.allSettled((await shop.orders()).map(({ id }) => shop.call(readOrder, { orderId: id, orderKey })))
    expect(ofBoth.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(shop.call(readOrder, { orderId: other, orderKey: 'f'.repeat(64) })).rejects.toMatchObject({ details: { rule: 'order-unknown' } })
  })

  it('does not open the order of somebody with an account', async () => {
    await shop.buy([posters()])
    const { orderKey } = keyIn(/^Your receipt/)
    await shop.enter({ pid: 'mia' })
    const id = await shop.buy([posters()])
    expect(shop.localMode.state.outbox.map(({ link }) => link)).toContain('/dashboard/orders')
    await shop.enter(undefined)
    await expect(shop.call(readOrder, { orderId: id, orderKey })).rejects.toMatchObject({ details: { rule: 'order-unknown' } })
  })

  it('says how to pay by check, once, and where to find the order', async () => {
    const key = crypto.randomUUID()
    const { orderId } = await shop.checkout([posters()], { method: 'cheque', key })
    await shop.checkout([posters()], { method: 'cheque', key })
    const [mail, ...more] = shop.localMode.state.outbox
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: guest, subject: 'Your order from Saltlight waits for your check' })
    for (const words of [orderId, '$52.14', 'Send it to: 1 Quay.', 'It has to arrive by Oct 30, 2027.']) expect(mail?.text).toContain(words)
    expect(await shop.call(readOrder, keyIn(/waits for your check$/))).toMatchObject({ status: 'awaiting_payment' })
  })

  it('about a declined card leads back to paying', async () => {
    const { payment } = await shop.checkout([posters()])
    await shop.payments.pay(payment.by === 'card' ? payment.clientSecret : '', '4000000000009995')
    expect(await shop.call(continueCheckout, keyIn(/did not go through$/))).toMatchObject({ by: 'card' })
  })
})

describe('an account that is made later', () => {
  const join = async () => {
    await shop.auth.signUp(guest, 'lanterns over water', 'Ada')
    const { personId } = await shop.call(joinAsMember, {
      kind: 'artlover',
      first: 'Ada',
      last: 'Byron',
      birthYear: 1985,
      hadBirthday: false,
      topics: [],
      evidence: 'Nothing',
    })
    await shop.auth.refreshClaims()
    return personId
  }
  const confirm = async () => {
    await shop.auth.sendVerification()
    const link = shop.localMode.state.outbox.find(mail => mail.link?.includes('verifyEmail'))?.link ?? ''
    await shop.auth.applyActionCode(new URL(link, 'http://local').searchParams.get('oobCode') ?? '')
    await shop.auth.refreshClaims()
  }

  it('finds its orders and receipts once its address is confirmed, and not before', async () => {
    const id = await shop.buy([posters()])
    await shop.buy([posters()], { email: 'bo@post.example' })
    const personId = await join()
    const own = shop.services.get(OwnOrders)
    expect(await own.orders.read()).toEqual([])
    expect(await shop.call(adoptOrders, {})).toEqual({ adopted: 0 })
    await confirm()
    expect((await own.orders.read()).map(order => order.id)).toEqual([id])
    expect(await shop.behind.find(receipts)).toMatchObject([{ id: `pi_${id}`, personId, orderId: id }])
    expect(await shop.call(readOrder, { orderId: id })).toMatchObject({ status: 'paid' })
    expect(await shop.call(adoptOrders, {})).toEqual({ adopted: 0 })
  })

  it('leaves gifts with the record that the guest got for them, until staff merge the two', async () => {
    const id = await shop.buy([gift(5000)])
    const [before] = await shop.behind.find(donations)
    await join()
    await confirm()
    await shop.services.get(OwnOrders).orders.read()
    const [after] = await shop.behind.find(donations)
    expect([after?.orderId, after?.personId]).toEqual([id, before?.personId])
    const [ledger, provider] = await shop.balances()
    expect([ledger, provider]).toEqual([5000, 5000])
  })
})

it('asks for orders from before once for each person, and only where their own address is confirmed', async () => {
  const calls: string[] = []
  const between = (ports: ConnectedPorts) => faultyPorts(ports, (_, operation) => void calls.push(operation))
  const world = await memoryWorld({ sample: true, between })
  const asked = async () => {
    calls.length = 0
    await world.services.get(GuestOrders).adopt()
    return calls.filter(name => name === adoptOrders.name).length
  }
  expect(await asked()).toBe(0)
  await world.auth.signUp('new@post.example', 'lanterns over water', 'New')
  expect(await asked()).toBe(0)
  await world.auth.sendVerification()
  const link = world.localMode.state.outbox.find(mail => mail.link?.includes('verifyEmail'))?.link ?? ''
  await world.auth.applyActionCode(new URL(link, 'http://local').searchParams.get('oobCode') ?? '')
  // A confirmed address without a person, whom orders could be assigned to.
  expect([await asked(), world.auth.current]).toMatchObject([0, { emailVerified: true, claims: {} }])
  for (const key of ['artlover', 'artist']) {
    await world.signInAs(key)
    expect([await asked(), await asked()]).toEqual([1, 0])
  }
  await world.signInAs('donor')
  const personId = world.auth.current?.claims.pid ?? ''
  await world.signInAs('superadmin')
  await world.services.get(Masquerade).start({ personId, mode: 'act', reason: 'Her order is missing' })
  expect([await asked(), world.auth.current?.claims.pid]).toEqual([0, personId])
})
