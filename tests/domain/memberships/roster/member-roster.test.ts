import { expect, it } from 'vitest'
import { MemberRoster } from '../../../../src/domain/memberships/roster/member-roster'
import { Records } from '../../../../src/domain/shared/records/records'
import { memoryWorld } from '../../../support/memory-world'

it('the roster has the seats of each membership, and none where none were given', async () => {
  const world = await memoryWorld({ sample: true, as: 'peopleadmin' })
  const records = new Records(world.store, { current: undefined })
  const members = await new MemberRoster(records, world.clock).all().read()
  const seats = await world.store.query({ collection: 'membershipSeats' })
  const given = new Map(members.map(({ id, seats: its }) => [id, its.map(seat => seat.id)]))
  expect([...given.values()].flat().toSorted()).toEqual(seats.map(({ id }) => id).toSorted())
  for (const { id, data } of seats) expect(given.get(String(data['membershipId']))).toContain(id)
  expect([...given.values()].filter(its => its.length === 0).length).toBeGreaterThan(0)
})
