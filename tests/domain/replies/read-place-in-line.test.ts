import { expect, it } from 'vitest'
import { readPlaceInLineHandler } from '../../../src/domain/replies/read-place-in-line.handler'
import { repliesWorld } from '../../support/events/replies-world'

/** Ana has the only place; Bo, Cy and Dee wait in this order. */
async function line() {
  const world = await repliesWorld(1)
  await world.join('Ana', 'Bo', 'Cy', 'Dee')
  for (const pid of ['ana', 'bo', 'cy', 'dee']) await world.come(pid)
  const placeOf = async (pid: string, eventId = 'supper') => (await readPlaceInLineHandler.run(world.as(pid), { eventId })).place
  const places = async () => [await placeOf('ana'), await placeOf('bo'), await placeOf('cy'), await placeOf('dee')]
  return { ...world, placeOf, places }
}

it('whoever waits for an event learns how many are before them, and nobody else has a place in line', async () => {
  const { placeOf, places } = await line()
  expect(await places()).toEqual([undefined, 1, 2, 3])
  expect([await placeOf('hal'), await placeOf('bo', 'breakfast')]).toEqual([undefined, undefined])
})

it('moves up when somebody before them leaves or is offered a place, and is last after joining again', async () => {
  const world = await line()
  await world.leave('bo')
  expect(await world.places()).toEqual([undefined, undefined, 1, 2])
  await world.leave('ana')
  expect([await world.standing(), await world.places()]).toEqual([{ cy: 'offered', dee: 'waitlist' }, [undefined, undefined, undefined, 1]])
  await world.come('bo')
  expect(await world.places()).toEqual([undefined, 2, undefined, 1])
})
