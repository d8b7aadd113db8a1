import { expect, it } from 'vitest'
import { events } from '../../../src/domain/events/events.collection'
import { markAttendanceHandler } from '../../../src/domain/replies/mark-attendance.handler'
import { handlerContext } from '../../../src/domain/shared/functions/handler'
import { type RepliesWorld, repliesWorld } from '../../support/events/replies-world'

const contentStaff = (world: RepliesWorld) =>
  handlerContext({ ...world.context, actor: { uid: 'u-staff', secondFactor: true, claims: { pid: 'p-staff', adm: 1, sc: 'c' } } })

/** Two places: Ana has both, Bo waits. The evening has begun. */
async function evening() {
  const world = await repliesWorld(2)
  await world.join('Ana', 'Bo')
  await world.come('ana', 1)
  await world.come('bo')
  world.clock.setNow(new Date('2027-11-02T01:10:00Z'))
  const replyId = (await world.replyOf('ana'))!.id
  const mark = (isThere: boolean, by = world.as('hal'), of = replyId) => markAttendanceHandler.run(by, { eventId: 'supper', replyId: of, isThere })
  return { ...world, mark }
}

it('a host notes at the door who is there, on the guest list too, and takes it back', async () => {
  const world = await evening()
  await world.mark(true)
  expect(await world.standing()).toEqual({ ana: 'attended', bo: 'waitlist' })
  expect((await world.guests()).map(({ status }) => status).toSorted()).toEqual(['attended', 'waitlist'])
  expect(await world.places()).toMatchObject({ taken: 2, waiting: 1 })
  await world.mark(true)
  await world.mark(false)
  expect(await world.standing()).toEqual({ ana: 'going', bo: 'waitlist' })
})

it('whoever waits has no place and is not noted', async () => {
  const world = await evening()
  await world.mark(true, world.as('hal'), (await world.replyOf('bo'))!.id)
  expect(await world.standing()).toEqual({ ana: 'going', bo: 'waitlist' })
})

it('staff of the content note it as well, also after the event; guests and strangers do not', async () => {
  const world = await evening()
  for (const pid of ['ana', 'bo']) await expect(world.mark(true, world.as(pid))).rejects.toMatchObject({ code: 'not-found' })
  const before = (await world.house.get(events, 'supper'))!
  await world.house.commit(world.house.changing(events, before, { status: 'past' }))
  await world.mark(true, contentStaff(world))
  expect(await world.standing()).toMatchObject({ ana: 'attended' })
})

it('who is there keeps the place, whatever they answer afterwards', async () => {
  const world = await evening()
  await world.mark(true)
  expect([await world.leave('ana'), await world.come('ana', 0)]).toEqual(['attended', 'attended'])
  expect(await world.standing()).toEqual({ ana: 'attended', bo: 'waitlist' })
})
