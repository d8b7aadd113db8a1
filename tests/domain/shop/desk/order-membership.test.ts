import { expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { terms } from '../../../../src/domain/memberships/memberships.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { readOrder } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { orderMembership } from '../../../../src/domain/shop/desk/order-membership.contract'
import { completePayment } from '../../../../src/domain/shop/payments/complete-payment'
import { peopleEditor } from '../../../support/office'
import { payingWorld } from '../../../support/shop/paying'

async function desk() {
  const world = await payingWorld()
  const { behind } = world
  const names = { first: 'Ned', last: '', display: 'Ned', sort: 'Ned' }
  const person = { names, kind: 'person' as const, tags: [], status: 'active' as const }
  await behind.commit(
    behind.creating(people, 'ned', { ...person, emails: [{ address: 'ned@post.example', verified: true }] }),
    behind.creating(people, 'ola', { ...person, emails: [] }),
  )
  await world.enter(peopleEditor)
  const asked = { key: 'a-key-of-the-desk-1', personId: 'ned', productId: 'lover', level: 'friend', method: 'cheque', seenCents: 5000 } as const
  const order = (more: object = {}) => world.call(orderMembership, { ...asked, ...more })
  const tried = (more: object) =>
    order(more).then(
      () => 'ordered',
      error => (error.details?.rule as string | undefined) ?? String(error.code),
    )
  return { ...world, order, tried }
}

it('staff order a membership for somebody, whose term begins when the check is recorded', async () => {
  const world = await desk()
  const { order, behind } = world
  const { orderId, orderKey } = await order()
  expect(await order()).toEqual({ orderId, orderKey })
  expect(await world.orders()).toMatchObject([
    { personId: 'ned', email: 'ned@post.example', status: 'awaiting_payment', source: 'desk', total: { cents: 5000 }, policyVersions: {} },
  ])
  expect(await behind.findEverywhere(terms, { where: [['personId', '==', 'ned']] })).toEqual([])
  expect(await behind.find(audit, { where: [['entityId', '==', orderId]] })).toMatchObject([{ entity: 'orders', actor: 'p-pia' }])
  await world.recordPayment({ orderId, method: 'cheque', receivedOn: '2027-10-16' })
  expect(await behind.findEverywhere(terms, { where: [['personId', '==', 'ned']] })).toMatchObject([
    { start: '2027-10-16', end: '2028-10-15', kind: 'new', orderLineId: `${orderId}-membership` },
  ])
})

it('who is to be welcomed gets that mail once their check is recorded, once', async () => {
  const world = await desk()
  const { orderId } = await world.order({ welcome: true })
  const welcomes = () => world.localMode.state.outbox.filter(({ subject }) => subject.startsWith('Welcome')).map(({ to }) => to)
  expect(welcomes()).toEqual([])
  await world.recordPayment({ orderId, method: 'cheque', receivedOn: '2027-10-16' })
  expect(welcomes()).toEqual(['ned@post.example'])
  await completePayment(world.context, `manual-${orderId}`)
  expect(welcomes()).toEqual(['ned@post.example'])
})

it('makes no order of nothing: a level that costs nothing is not sold at the desk', async () => {
  const world = await desk()
  const product = (await world.behind.get(membershipProducts, 'lover'))!
  const levels = product.levels.map(level => (level.key === 'friend' ? { ...level, price: { cents: 0, cur: 'usd' as const } } : level))
  await world.behind.change(membershipProducts, product, { levels })
  expect(await world.tried({ seenCents: 0 })).toBe('nothing-to-pay')
  expect(await world.orders()).toEqual([])
})

it('is refused at another price, of what is not sold, without an address, with another’s key, and to other staff', async () => {
  const world = await desk()
  const { order, tried } = world
  expect(await tried({ seenCents: 4900 })).toBe('price-changed')
  expect(await tried({ level: 'keeper' })).toBe('order-refused')
  expect(await tried({ personId: 'ola' })).toBe('no-email')
  expect(await tried({ personId: 'nobody' })).toBe('not-found')
  expect(await world.orders()).toEqual([])
  await order()
  expect(await tried({ level: 'patron', seenCents: 15_000 })).toBe('already-exists')
  await world.enter({ pid: 'p-max', adm: 1, sc: 'e' })
  expect(await tried({ key: 'another-key-of-1' })).toBe('permission-denied')
  expect(await world.orders()).toHaveLength(1)
})

it('paid at the desk: the till takes the cash of the order, and its link shows it to its payer; the password must be recent', async () => {
  const world = await desk()
  const { order, behind } = world
  const { orderId, orderKey } = await order({ method: 'desk' })
  expect(await world.orders()).toMatchObject([{ status: 'pending', source: 'desk', personId: 'ned', total: { cents: 5000 } }])
  expect(await world.call(readOrder, { orderId, orderKey })).toMatchObject({ totalCents: 5000, status: 'pending' })
  await world.recordPayment({ orderId, method: 'cash', receivedOn: '2027-10-16' })
  expect(await behind.findEverywhere(terms, { where: [['personId', '==', 'ned']] })).toMatchObject([
    { start: '2027-10-16', orderLineId: `${orderId}-membership` },
  ])
  await world.later(10)
  expect(await world.tried({ key: 'another-key-of-1', method: 'desk' })).toBe('requires-recent-login')
  expect(await world.tried({ key: 'another-key-of-1' })).toBe('ordered')
})
