import { describe, expect, it } from 'vitest'
import { eventPlaces } from '../../../src/domain/events/event-place-counts.collection'
import { events } from '../../../src/domain/events/events.collection'
import { guestList } from '../../../src/domain/events/rsvps.collection'
import { replyToEvent } from '../../../src/domain/replies/reply-to-event.contract'
import { Records } from '../../../src/domain/shared/records/records'
import { type RepliesWorld, repliesWorld } from '../../support/events/replies-world'

const refusedBy = (rule: string, details: object = {}) => ({ rule, details })
const everybody = ['Ana', 'Bo', 'Cy', 'Dee', 'Eve']
const supper = async (capacity?: number, more = {}) => {
  const world = await repliesWorld(capacity, more)
  await world.join(...everybody)
  return world
}

describe('a reply to an event', () => {
  it('takes a place for the person and one for each guest, with a code for the door and a mail', async () => {
    const world = await supper(6)
    expect(await world.come('ana', 2)).toBe('going')
    expect(await world.places()).toMatchObject({ taken: 3, waiting: 0, isLine: false })
    const { code } = (await world.replyOf('ana'))!
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
    expect(await world.guests()).toMatchObject([{ hostIds: ['hal'], name: 'Ana', guests: 2, code, status: 'going' }])
    expect(world.mailsTo('ana')).toEqual(['You are coming to “Supper”'])
  })

  it('that is sent twice is one reply, and one mail', async () => {
    const world = await supper(6)
    await world.come('ana', 2)
    await world.come('ana', 2)
    expect([(await world.repliesNow()).length, (await world.places())!.taken, world.mailsTo('ana').length]).toEqual([1, 3, 1])
  })

  it('always finds a place where there is no limit', async () => {
    const world = await supper()
    for (const name of everybody) expect(await world.come(name.toLowerCase(), 4)).toBe('going')
  })

  it('may bring more guests while there is room, and fewer at any time', async () => {
    const world = await supper(4)
    await world.come('ana', 1)
    await world.come('bo')
    expect(await world.come('ana', 2)).toBe('going')
    await expect(world.come('ana', 3)).rejects.toMatchObject(refusedBy('event-full', { left: 0 }))
    await world.come('ana', 0)
    expect(await world.places()).toMatchObject({ taken: 2 })
  })

  it('is refused where more come than there are places, where the event is over or canceled, and to others than members', async () => {
    const small = await supper(2)
    await expect(small.come('ana', 2)).rejects.toMatchObject(refusedBy('event-too-many', { places: 2 }))
    small.clock.setNow(new Date('2027-11-03T12:00:00Z'))
    await expect(small.come('ana')).rejects.toMatchObject(refusedBy('event-closed'))
    for (const more of [{ status: 'cancelled' as const }, { status: 'pending' as const }]) {
      const world = await supper(2, more)
      await expect(world.come('ana')).rejects.toMatchObject(refusedBy('event-closed'))
    }
    await expect((await supper(2, { membersOnly: true })).come('ana')).rejects.toMatchObject(refusedBy('event-members'))
  })

  it('can be taken back at any time, also when the event is canceled, and given again', async () => {
    const world = await supper(2)
    await world.come('ana', 1)
    const before = (await world.house.get(events, 'supper'))!
    await world.house.commit(world.house.changing(events, before, { status: 'cancelled' }))
    expect(await world.leave('ana')).toBe('cancelled')
    expect([await world.guests(), await world.places()]).toMatchObject([[], { taken: 0 }])
    await world.house.commit(world.house.changing(events, { ...before, rev: before.rev + 1 }, { status: 'published' }))
    expect(await world.come('ana')).toBe('going')
    expect(await world.leave('bo')).toBe('none')
  })
})

describe('the waiting list of an event', () => {
  /** Two places, taken by Ana; Bo waits with a guest, then Cy and Dee. */
  const full = async (): Promise<RepliesWorld> => {
    const world = await supper(2)
    await world.come('ana', 1)
    for (const [name, guests] of [
      ['bo', 1],
      ['cy', 0],
      ['dee', 0],
    ] as const)
      expect(await world.come(name, guests)).toBe('waitlist')
    return world
  }

  it('is joined when there is no room, and places that become free are offered in its order, for 24 hours', async () => {
    const world = await full()
    expect(await world.places()).toMatchObject({ taken: 2, waiting: 4, isLine: true })
    await world.leave('ana')
    expect(await world.standing()).toEqual({ bo: 'offered', cy: 'waitlist', dee: 'waitlist' })
    expect((await world.replyOf('bo'))!.offeredUntil).toEqual(new Date('2027-10-17T19:00:00Z'))
    expect(world.mailsTo('bo')).toEqual(['You are on the waiting list for “Supper”', 'There is room for you at “Supper”'])
    expect(await world.come('bo', 1)).toBe('going')
    expect(await world.standing()).toEqual({ bo: 'going', cy: 'waitlist', dee: 'waitlist' })
  })

  it('has nothing of an offer any more once its person declined it', async () => {
    const world = await full()
    await world.leave('ana')
    await world.leave('bo')
    const reply = await world.replyOf('bo')
    expect([reply?.status, reply?.offeredUntil, reply?.offers]).toEqual(['cancelled', undefined, undefined])
  })

  it('lets nobody overtake a larger group; who brings fewer keeps their position, and who brings more goes to the end', async () => {
    const world = await full()
    await world.come('ana', 0)
    expect(await world.standing()).toMatchObject({ bo: 'waitlist', cy: 'waitlist', dee: 'waitlist' })
    expect(await world.come('eve')).toBe('waitlist')
    expect(await world.come('bo', 0)).toBe('offered')
    expect(await world.come('cy', 1)).toBe('waitlist')
    await world.leave('ana')
    expect(await world.standing()).toEqual({ bo: 'offered', cy: 'waitlist', dee: 'offered', eve: 'waitlist' })
  })

  it('gives an offer that was not taken to the next in line; after the second one the person leaves the list', async () => {
    const world = await full()
    await world.leave('ana')
    await world.later(23.9)
    expect(await world.standing()).toMatchObject({ bo: 'offered', cy: 'waitlist' })
    await world.later(0.2)
    expect(await world.standing()).toEqual({ bo: 'waitlist', cy: 'offered', dee: 'offered' })
    for (const name of ['cy', 'dee']) await world.leave(name)
    expect(await world.standing()).toEqual({ bo: 'offered' })
    await world.later(24)
    expect([await world.standing(), await world.places()]).toMatchObject([{}, { taken: 0, waiting: 0, isLine: false }])
  })

  it('that is counted although nobody waits, as after a ticket for the last offer, is over at the next look', async () => {
    const world = await supper(2)
    await world.come('ana')
    const places = (await world.house.get(eventPlaces, 'supper'))!
    await world.house.commit(world.house.changing(eventPlaces, places, { isLine: true }))
    await world.later(0)
    expect(await world.places()).toMatchObject({ taken: 1, waiting: 0, isLine: false })
  })

  it('is called when the host adds places, and an offer ends with the event', async () => {
    const world = await full()
    world.clock.setNow(new Date('2027-11-02T02:00:00Z'))
    const before = (await world.house.get(events, 'supper'))!
    await world.house.commit(world.house.changing(events, before, { capacity: 5 }))
    await world.later(0)
    expect(await world.standing()).toEqual({ ana: 'going', bo: 'offered', cy: 'offered', dee: 'waitlist' })
    expect((await world.replyOf('bo'))!.offeredUntil).toEqual(before.end.utc)
  })

  it('can be left at any time', async () => {
    const world = await full()
    await world.leave('bo')
    expect(await world.places()).toMatchObject({ taken: 2, waiting: 2 })
  })
})

describe('who comes', () => {
  it('is known to the hosts of the event, by name alone, and to nobody else', async () => {
    const world = await supper(6)
    await world.come('ana', 1)
    const seen = (pid: string) =>
      new Records(world.documents, { current: undefined }).find(guestList, {
        params: { event: 'supper' },
        where: [['hostIds', 'array-contains', pid]],
      })
    await world.enter({ pid: 'hal' })
    const [entry] = await seen('hal')
    expect(
      Object.keys(entry!)
        .filter(name => name in guestList.fields)
        .toSorted(),
    ).toEqual(['code', 'guests', 'hostIds', 'name', 'status'])
    await world.enter({ pid: 'bo' })
    await expect(seen('hal')).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await world.call(replyToEvent, { act: 'come', eventId: 'supper', guests: 4 })).toEqual({ status: 'waitlist' })
  })
})
