import { expect, it } from 'vitest'
import { events } from '../../../../src/domain/events/events.collection'
import { products } from '../../../../src/domain/shop/products.collection'
import { removeEventTicket } from '../../../../src/domain/shop/tickets/remove-event-ticket.contract'
import type { Claims } from '../../../../src/ports/auth'
import { host, seats, type TicketWorld, ticketWorld } from '../../../support/shop/ticket-world'

const staff: Claims = { pid: 'p-events', adm: 1, sc: 'c' }
const remove = async (world: TicketWorld, claims: Claims = staff) => {
  await world.enter(claims)
  return world.call(removeEventTicket, { eventId: 'supper' })
}
const refusedBy = (rule: string, details: object = {}) => ({ details: { rule, ...details } })

it('a ticket that nobody bought is removed: the places are free again, and the price stays on the event', async () => {
  const world = await ticketWorld()
  await remove(world)
  expect(await world.behind.get(events, 'supper')).toMatchObject({ price: { cents: 2200 } })
  expect((await world.behind.get(events, 'supper'))!.hasTicket).toBeUndefined()
  await world.enter(undefined)
  expect(await world.quote([seats()])).toMatchObject({ state: 'refused' })
  expect(await world.come('ana')).toBe('going')
  // It can be sold again.
  await world.setTicket(staff)
  await world.enter(undefined)
  expect(await world.quote([seats()])).toMatchObject({ totalCents: 2200 })
  expect((await world.behind.get(products, 'supper'))!.deletedAt).toBeUndefined()
})

it('places that are held or sold stand in the way, and are counted', async () => {
  const world = await ticketWorld()
  const { orderId, payment } = await world.checkout([seats(2)])
  await expect(remove(world)).rejects.toMatchObject(refusedBy('event-ticket-sold', { sold: 0, held: 2 }))
  await world.enter(undefined)
  if (payment.by === 'card') await world.payments.pay(payment.clientSecret, '4242424242424242')
  await expect(remove(world)).rejects.toMatchObject(refusedBy('event-ticket-sold', { sold: 2, held: 0 }))
  expect((await world.behind.get(events, 'supper'))!.hasTicket).toBe(true)
  await world.refund(orderId, [{ lineId: 'seats', pieces: 2 }])
  await remove(world)
  expect((await world.behind.get(events, 'supper'))!.hasTicket).toBeUndefined()
})

it('only staff, and hosts whose events need no review, remove it', async () => {
  const world = await ticketWorld()
  await expect(remove(world, host)).rejects.toMatchObject(refusedBy('event-ticket-trusted'))
  await expect(remove(world, { pid: 'ana' })).rejects.toMatchObject({ code: 'not-found' })
  await expect(remove(world, { pid: 'p-9', adm: 1, sc: 'm' })).rejects.toMatchObject({ code: 'not-found' })
})
