import { expect, it } from 'vitest'
import { Random } from '../../../src/adapters/memory/sample/random'
import { takesPlaces } from '../../../src/domain/events/rsvps.collection'
import { maxOffers } from '../../../src/domain/guide/registering/registrations-transaction'
import { type RepliesWorld, repliesWorld } from '../../support/events/replies-world'

const people = ['Ana', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay', 'Gil', 'Hue', 'Ida', 'Jo']
const capacity = 7

/** Several people reply, change their minds and leave at the same time, and the clock looks at the list in between. */
async function play(world: RepliesWorld, random: Random, rounds: number): Promise<number> {
  for (let round = 0; round < rounds; round++) {
    const acting = people.filter(() => random.is(0.5)).map(name => name.toLowerCase())
    const answers = await Promise.allSettled(acting.map(person => (random.is(0.7) ? world.come(person, random.whole(0, 4)) : world.leave(person))))
    const refused = answers.flatMap(answer => (answer.status === 'rejected' ? [(answer.reason as { readonly rule?: string }).rule] : []))
    expect(refused.filter(rule => rule !== 'event-full')).toEqual([])
    await requireOrder(world)
    await world.later(random.pick([0.1, 5, 25]))
    await requireOrder(world)
  }
  return rounds
}

/** Never above the capacity; the counts are those of the replies; nobody waits while there is room for the first in line; one reply each. */
async function requireOrder(world: RepliesWorld): Promise<void> {
  const [replies, places, listed] = [await world.repliesNow(), await world.places(), await world.guests()]
  const size = (states: (status: string) => boolean) =>
    replies.filter(({ status }) => states(status)).reduce((all, { guests }) => all + 1 + guests, 0)
  const taken = size(takesPlaces)
  expect(taken).toBeLessThanOrEqual(capacity)
  if (places) expect(places).toMatchObject({ taken, waiting: size(status => status === 'waitlist') })
  expect(new Set(replies.map(({ personId }) => personId)).size).toBe(replies.length)
  expect(listed.map(({ id, status, guests }) => ({ id, status, guests })).toSorted(byId)).toEqual(
    replies.map(({ id, status, guests }) => ({ id, status, guests })).toSorted(byId),
  )
  const line = replies.filter(({ status }) => status === 'waitlist').toSorted((a, b) => a.queuedAt.getTime() - b.queuedAt.getTime())
  expect(new Set(line.map(({ queuedAt }) => queuedAt.getTime())).size).toBe(line.length)
  if (line[0]) expect(taken + 1 + line[0].guests).toBeGreaterThan(capacity)
  for (const { offers = 0 } of replies) expect(offers).toBeLessThanOrEqual(maxOffers)
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

it.each(Array.from({ length: 12 }, (_, seed) => seed))('places are never given twice, and the list is kept in order (seed %i)', async seed => {
  const world = await repliesWorld(capacity)
  await world.join(...people)
  expect(await play(world, new Random(`replies ${seed}`), 6)).toBe(6)
})

it('of many who want the last places at once, exactly as many come as there are places, and the others wait', async () => {
  const world = await repliesWorld(3)
  await world.join(...people)
  const answers = await Promise.all(people.map(name => world.come(name.toLowerCase())))
  expect(answers.toSorted()).toEqual([...Array(3).fill('going'), ...Array(7).fill('waitlist')])
  expect(await world.places()).toMatchObject({ taken: 3, waiting: 7, isLine: true })
})
