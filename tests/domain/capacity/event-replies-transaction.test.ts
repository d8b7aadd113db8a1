import { expect, it } from 'vitest'
import { EventRepliesTransaction } from '../../../src/domain/capacity/event-replies-transaction'
import { events } from '../../../src/domain/events/events.collection'
import { rsvps } from '../../../src/domain/events/rsvps.collection'
import { handlerContext } from '../../../src/domain/shared/functions/handler'
import { type RepliesWorld, repliesWorld } from '../../support/events/replies-world'

/** Changes the replies of the evening in one transaction, and answers the ids of those whose state has changed. */
const changing = (world: RepliesWorld, ids: readonly string[], change: (replies: EventRepliesTransaction) => void) => {
  const context = handlerContext(world.context)
  return context.systemRecords.transact(async within => {
    const replies = await EventRepliesTransaction.open(context, within, 'supper', { replyIds: ids })
    change(replies)
    return replies.write()
  })
}
const bought = (id: string, places: number) => ({ id, personId: 'bo', orderId: 'o1', name: 'Bo', places, code: 'AB2C3D' })
const placesOf = async (world: RepliesWorld) => {
  const { taken, waiting } = (await world.places())!
  return { taken, waiting }
}

it('nothing becomes of a reply that is gone when somebody arrives, is taken back or gets money back', async () => {
  const world = await repliesWorld(4)
  for (const change of ['arrive', 'takeBack'] as const) expect(await changing(world, ['gone'], replies => replies[change]('gone'))).toEqual([])
  expect(await changing(world, ['gone'], replies => replies.keep('gone', 1))).toEqual([])
  expect(await world.repliesNow()).toEqual([])
})

it('places of a ticket are given once, refunded one by one, and void when none is left, also of somebody who is there', async () => {
  const world = await repliesWorld(4)
  await world.join('Bo')
  expect(await changing(world, ['t1'], replies => replies.give(bought('t1', 3)))).toEqual(['t1'])
  expect(await changing(world, ['t1'], replies => replies.give(bought('t1', 4)))).toEqual([])
  expect(await placesOf(world)).toEqual({ taken: 3, waiting: 0 })
  expect(await world.guests()).toMatchObject([{ name: 'Bo', guests: 2, isPaid: true, status: 'going' }])
  expect(await changing(world, ['t1'], replies => replies.keep('t1', 2))).toEqual([])
  expect(await placesOf(world)).toEqual({ taken: 2, waiting: 0 })
  await changing(world, ['t1'], replies => replies.arrive('t1'))
  expect(await changing(world, ['t1'], replies => replies.keep('t1', 0))).toEqual(['t1'])
  expect([await placesOf(world), await world.guests()]).toEqual([{ taken: 0, waiting: 0 }, []])
  expect(await world.house.get(rsvps, 't1')).toMatchObject({ status: 'cancelled' })
  expect((await world.house.get(rsvps, 't1'))?.arrivedAt).toBeUndefined()
  for (const places of [1, 0]) expect(await changing(world, ['t1'], replies => replies.keep('t1', places))).toEqual([])
  expect(await world.house.get(rsvps, 't1')).toMatchObject({ status: 'cancelled', guests: 1 })
})

it('a buyer has the places that are free while nobody waits, and the ones that are offered to them', async () => {
  const world = await repliesWorld(3)
  await world.join('Ana', 'Bo', 'Cy')
  const leftFor = async (personId?: string) => {
    const context = handlerContext(world.context)
    return context.systemRecords.transact(async within =>
      (await EventRepliesTransaction.open(context, within, 'supper', { personId })).leftFor(personId),
    )
  }
  await world.come('ana', 1)
  expect([await leftFor(), await leftFor('ana'), await leftFor('bo')]).toEqual([1, 1, 1])
  const before = (await world.house.get(events, 'supper'))!
  const limitTo = async (capacity: number) => world.house.change(events, (await world.house.get(events, 'supper'))!, { capacity })
  await limitTo(1)
  expect([await leftFor(), await leftFor('ana')]).toEqual([0, 0])
  await limitTo(before.capacity!)
  await world.come('bo', 1)
  expect([await leftFor(), await leftFor('bo'), await leftFor('cy')]).toEqual([0, 0, 0])
  await world.leave('ana')
  expect(await world.standing()).toEqual({ bo: 'offered' })
  expect([await leftFor(), await leftFor('bo'), await leftFor('cy')]).toEqual([1, 3, 1])
})

it('who buys a place waits for none any more, and keeps a free one', async () => {
  const world = await repliesWorld(3)
  await world.join('Ana', 'Bo')
  await world.come('ana', 2)
  await world.come('bo')
  expect(await world.standing()).toEqual({ ana: 'going', bo: 'waitlist' })
  const buy = async (personId: string, id: string) => {
    const context = handlerContext(world.context)
    await context.systemRecords.transact(async within => {
      const replies = await EventRepliesTransaction.open(context, within, 'supper', { personId, replyIds: [id] })
      replies.give({ ...bought(id, 1), personId })
      await replies.write()
    })
  }
  await buy('bo', 't1')
  await buy('ana', 't2')
  const states = (await world.house.find(rsvps)).map(({ personId, orderId, status }) => `${personId} ${orderId ? 'paid' : 'free'} ${status}`)
  expect(states.toSorted()).toEqual(['ana free going', 'ana paid going', 'bo free cancelled', 'bo paid going'])
})
